import type { Base } from './base/base'

/** Large enough that each new base makes the engine look for one that nobody holds any more. */
const WEIGHT_BYTES = 96 * 1024 * 1024

const weights = new WeakMap<Base, ArrayBuffer>()

/**
 * V8 does not count shared memory, so bases that were replaced would pile up until something else
 * filled its heap. Memory of its own goes with each base: never touched, it is only counted.
 */
export function weigh(base: Base) {
  weights.set(base, new ArrayBuffer(WEIGHT_BYTES))
  return base
}
