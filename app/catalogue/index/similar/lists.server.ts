import { shared } from '../base/shared-arrays.ts'
import type { Lists } from './word-base.ts'

const BLOCK = 1 << 20

/** Collects numbers in seven-bit bytes, in blocks: growing a copy needs twice the memory. */
export function growingStream() {
  const blocks: Uint8Array[] = []
  let block = new Uint8Array()
  let at = 0
  const push = (byte: number) => {
    if (at === block.length) {
      block = new Uint8Array(BLOCK)
      blocks.push(block)
      at = 0
    }
    block[at++] = byte
  }
  return {
    push(number: number) {
      let rest = number
      for (; rest > 127; rest >>>= 7) push((rest & 127) | 128)
      push(rest)
    },
    /** Passes all numbers to `take`, in the order of their pushes. */
    read(take: (number: number) => void) {
      let number = 0
      let shift = 0
      for (const [place, each] of blocks.entries()) {
        const end = place === blocks.length - 1 ? at : each.length
        for (let from = 0; from < end; from++) {
          const byte = each[from] as number
          number |= (byte & 127) << shift
          shift += 7
          if (byte > 127) continue
          take(number)
          number = 0
          shift = 0
        }
      }
    },
  }
}

/** Returns the bytes of a list that holds a bit for each product. */
const bitBytes = (size: number) => Math.ceil(size / 8)

const widthOf = (number: number) =>
  number < 128 ? 1 : number < 16_384 ? 2 : number < 2_097_152 ? 3 : 4

/** Makes lists of ascending products. `each` passes the pairs of list and product twice. */
export function makeLists(
  count: number,
  size: number,
  each: (take: (list: number, product: number) => void) => void,
): Lists {
  const starts = shared.uint32(count + 1)
  const last = new Int32Array(count).fill(-1)
  each((list, product) => {
    const width = widthOf(product - (last[list] as number))
    starts[list + 1] = (starts[list + 1] as number) + width
    last[list] = product
  })
  const dense = bitBytes(size)
  for (let list = 0; list < count; list++)
    starts[list + 1] = (starts[list] as number) + Math.min(dense, starts[list + 1] as number)
  const bytes = shared.bytes(starts[count] as number)
  const to = starts.slice(0, count)
  last.fill(-1)
  each((list, product) => {
    if (isDense(starts, list, dense)) {
      const at = (starts[list] as number) + (product >>> 3)
      bytes[at] = (bytes[at] as number) | (1 << (product & 7))
      return
    }
    let rest = product - (last[list] as number)
    let at = to[list] as number
    for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128
    bytes[at++] = rest
    to[list] = at
    last[list] = product
  })
  return { bytes, starts }
}

const isDense = (starts: Uint32Array, list: number, dense: number) =>
  (starts[list + 1] as number) - (starts[list] as number) >= dense

/** Returns how many products a list has that holds a bit for each of `size`; 0 for others. */
export function denseCount({ bytes, starts }: Lists, list: number, size: number) {
  let count = 0
  if (isDense(starts, list, bitBytes(size)))
    for (let at = starts[list] as number; at < (starts[list + 1] as number); at++)
      for (let rest = bytes[at] as number; rest !== 0; rest &= rest - 1) count++
  return count
}

export const listBytes = ({ starts }: Lists, list: number) =>
  (starts[list + 1] as number) - (starts[list] as number)

/**
 * Passes the products of a list, ascending; its own loop, as that of `someProduct` under another
 * function takes a third more in a search of a million products.
 */
export function eachProduct(
  { bytes, starts }: Lists,
  list: number,
  size: number,
  take: (product: number) => void,
) {
  const from = starts[list] as number
  const end = starts[list + 1] as number
  if (end > from && end - from >= bitBytes(size)) {
    for (let at = from; at < end; at++)
      for (let rest = bytes[at] as number; rest !== 0; rest &= rest - 1)
        take(8 * (at - from) + 31 - Math.clz32(rest & -rest))
    return
  }
  let product = -1
  let number = 0
  let shift = 0
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number
    number |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    product += number
    take(product)
    number = 0
    shift = 0
  }
}

/** Tells whether a product of a list passes, and looks no further than the first one. */
export function someProduct(
  { bytes, starts }: Lists,
  list: number,
  size: number,
  passes: (product: number) => boolean,
) {
  const from = starts[list] as number
  const end = starts[list + 1] as number
  if (end > from && end - from >= bitBytes(size)) {
    for (let at = from; at < end; at++)
      for (let rest = bytes[at] as number; rest !== 0; rest &= rest - 1)
        if (passes(8 * (at - from) + 31 - Math.clz32(rest & -rest))) return true
    return false
  }
  let product = -1
  let number = 0
  let shift = 0
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number
    number |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    product += number
    if (passes(product)) return true
    number = 0
    shift = 0
  }
  return false
}
