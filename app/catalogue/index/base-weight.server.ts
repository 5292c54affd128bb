import type { Base } from './base/base'

/** The external bytes per base: enough that each new base starts a garbage collection. */
const WEIGHT_BYTES = 96 * 1024 * 1024

const weights = new WeakMap<Base, ArrayBuffer>()

/**
 * Adds external memory to a base, because V8 does not count shared memory and would let replaced
 * bases pile up. The memory is never touched, only counted.
 */
export function weigh(base: Base) {
  weights.set(base, new ArrayBuffer(WEIGHT_BYTES))
  return base
}
