const BUCKETS = 65_536

export type Numbers = Int32Array | Uint16Array | Uint32Array

/** Sorts `base` by whole numbers (0 to 2^32-1), stable. A counting sort, 16 bits a pass. */
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
  let from = base
  for (let shift = 0; shift < 32 && (shift === 0 || highest >>> shift > 0); shift += 16)
    from = pass(from, numbers, { shift, flip, sign })
  return from
}

interface Digits {
  shift: number
  flip: number
  sign: number
}

function pass(from: Int32Array, numbers: Numbers, { shift, flip, sign }: Digits) {
  const next = new Uint32Array(BUCKETS + 1)
  const digits = new Uint16Array(from.length)
  for (let at = 0; at < from.length; at++) {
    const number = flip + sign * (numbers[from[at] as number] as number)
    const digit = (number >>> shift) & (BUCKETS - 1)
    digits[at] = digit
    next[digit + 1] = (next[digit + 1] as number) + 1
  }
  for (let at = 1; at <= BUCKETS; at++) next[at] = (next[at] as number) + (next[at - 1] as number)
  const to = new Int32Array(from.length)
  for (let at = 0; at < from.length; at++) {
    const digit = digits[at] as number
    const place = next[digit] as number
    next[digit] = place + 1
    to[place] = from[at] as number
  }
  return to
}
