import { shared } from './shared-arrays.ts'

const BUCKETS = 65_536

export type Numbers = Int32Array | Uint16Array | Uint32Array

/** `base` by whole numbers (0 to 2^32-1), stable. A counting sort, 16 bits a pass. */
export function orderByNumber(
  base: Int32Array,
  numbers: Numbers,
  direction: 'asc' | 'desc',
): Int32Array {
  let highest = 0
  for (const position of base) {
    const number = numbers[position] as number
    if (number > highest) highest = number
  }
  const flip = direction === 'desc' ? highest : 0
  const sign = direction === 'desc' ? -1 : 1
  const digits = { flip, sign }
  if (highest >>> 16 === 0)
    return pass(base, numbers, { ...digits, shift: 0, to: shared.int32(base.length) })
  // Not shared: V8 does not count shared memory, and would leave it where it is.
  const between = pass(base, numbers, { ...digits, shift: 0, to: new Int32Array(base.length) })
  return pass(between, numbers, { ...digits, shift: 16, to: shared.int32(base.length) })
}

interface Digits {
  shift: number
  flip: number
  sign: number
  to: Int32Array
}

function pass(from: Int32Array, numbers: Numbers, { shift, flip, sign, to }: Digits) {
  const next = new Uint32Array(BUCKETS + 1)
  const digits = new Uint16Array(from.length)
  for (let at = 0; at < from.length; at++) {
    const number = flip + sign * (numbers[from[at] as number] as number)
    const digit = (number >>> shift) & (BUCKETS - 1)
    digits[at] = digit
    next[digit + 1] = (next[digit + 1] as number) + 1
  }
  for (let at = 1; at <= BUCKETS; at++) next[at] = (next[at] as number) + (next[at - 1] as number)
  for (let at = 0; at < from.length; at++) {
    const digit = digits[at] as number
    const place = next[digit] as number
    next[digit] = place + 1
    to[place] = from[at] as number
  }
  return to
}
