/**
 * Counts different visitors without keeping who they were: HyperLogLog (Flajolet and others, 2007),
 * 4096 registers, exact to about 2% and nearly exact for small numbers.
 */
const BITS = 12
const REGISTERS = 2 ** BITS
const ALPHA = 0.7213 / (1 + 1.079 / REGISTERS)

export type Sketch = Uint8Array

export const emptySketch = (): Sketch => new Uint8Array(REGISTERS)

/** `hash`: 8 bytes or more, spread evenly. True when the sketch is another now. */
export function addTo(sketch: Sketch, hash: Uint8Array) {
  const view = new DataView(hash.buffer, hash.byteOffset, 8)
  const register = view.getUint32(0) >>> (32 - BITS)
  const rank = Math.clz32(view.getUint32(4)) + 1
  if ((sketch[register] as number) >= rank) return false
  sketch[register] = rank
  return true
}

/** What two processes saw, each visitor once. True when `sketch` is another now. */
export function mergeInto(sketch: Sketch, other: Sketch) {
  let changed = false
  for (const [register, rank] of other.entries())
    if ((sketch[register] as number) < rank) {
      sketch[register] = rank
      changed = true
    }
  return changed
}

/** About how many different ones were added. */
export function sizeOf(sketch: Sketch) {
  let sum = 0
  let empty = 0
  for (const rank of sketch) {
    sum += 2 ** -rank
    if (rank === 0) empty++
  }
  const estimate = (ALPHA * REGISTERS ** 2) / sum
  const few = estimate <= 2.5 * REGISTERS && empty > 0
  return Math.round(few ? REGISTERS * Math.log(REGISTERS / empty) : estimate)
}

export const writeSketch = (sketch: Sketch) => Buffer.from(sketch).toString('base64')

/** What is no sketch of this size is as empty. */
export function readSketch(text: string | null): Sketch {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.length === REGISTERS ? new Uint8Array(bytes) : emptySketch()
}
