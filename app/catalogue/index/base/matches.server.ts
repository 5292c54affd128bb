import { priceBuckets } from '../../product/price-ranges.ts'
import type { Base } from './base.ts'
import { LEAST_STEPS, stepsReached } from './least-steps.ts'
import { countLooks } from './looks.server.ts'
import { shared } from './shared-arrays.ts'
import { ranksContaining } from './title-buffer.server.ts'

/** The products of a base whose titles contain a needle: a list of few, or a bitmap of many. */
export interface Matches {
  count: number
  positions?: Int32Array
  many?: { bits: Uint8Array; counts: Base['counts'] }
}

/** A search that finds more than this share walks a stored order, which is faster than sorting. */
const MANY = 1 / 16
const ALWAYS_FEW = 4

export const isMatch = (bits: Uint8Array, position: number) =>
  (((bits[position >>> 3] as number) >>> (position & 7)) & 1) === 1

/** Returns the matches of a title key, or undefined when there are more than `most`. */
export function matchesOf(base: Base, key: string, most: number): Matches | undefined {
  const size = base.ids.length
  const few = Math.max(ALWAYS_FEW, Math.floor(size * MANY))
  const positions: number[] = []
  let bits: Uint8Array | undefined
  let count = 0
  for (const rank of ranksContaining(base.titles, key)) {
    if (++count > most) return
    const position = base.byTitle[rank] as number
    if (count <= few) positions.push(position)
    else {
      bits ??= bitsOf(positions, size)
      mark(bits, position)
    }
  }
  if (!bits) return { count, positions: Int32Array.from(positions) }
  return { count, many: { bits, counts: countsOf(base, bits) } }
}

function bitsOf(positions: number[], size: number) {
  const bits = shared.bytes(Math.ceil(size / 8))
  for (const position of positions) mark(bits, position)
  return bits
}

export function mark(bits: Uint8Array, position: number) {
  bits[position >>> 3] = (bits[position >>> 3] as number) | (1 << (position & 7))
}

function countsOf(
  { category, brand, bucket, rating, discount, looks, categories, brands }: Base,
  bits: Uint8Array,
): Base['counts'] {
  const counts = {
    categories: shared.uint32(categories.length),
    brands: shared.uint32(brands.length),
    prices: shared.uint32(priceBuckets.length + 1),
    ratings: shared.uint32(LEAST_STEPS.rating.length + 1),
    discounts: shared.uint32(LEAST_STEPS.discount.length + 1),
    ...countLooks(looks, (position) => isMatch(bits, position)),
  }
  const add = (to: Uint32Array, code: number) => {
    to[code] = (to[code] as number) + 1
  }
  for (let at = 0; at < category.length; at++) {
    if (!isMatch(bits, at)) continue
    add(counts.categories, category[at] as number)
    add(counts.brands, brand[at] as number)
    add(counts.prices, bucket[at] as number)
    add(counts.ratings, stepsReached('rating', rating[at] as number))
    add(counts.discounts, stepsReached('discount', discount[at] as number))
  }
  return counts
}
