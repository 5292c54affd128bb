import { isInBucket, priceBuckets } from '../../product/price-ranges.ts'
import type { Base, Grouping, Groups, SortOrder } from './base.ts'
import { shared } from './shared-arrays.ts'

/** Below this share of positions a comparing sort beats a pass over all products. */
const FEW = 1 / 16

export function orderOf(base: Base, order: SortOrder): Int32Array {
  return sharedCopy(orderSome(base, base.byTitle, order))
}

/** Sorts `positions`, given in title order. The result is not shared: V8 frees that memory late. */
export function orderSome(base: Base, positions: Int32Array, order: SortOrder): Int32Array {
  const { by, direction, ties } = order
  if (by === 'title') return direction === 'asc' ? positions : positions.toReversed()
  const from = ties === 'title' && by !== 'id' ? positions : inIdOrder(positions, base.ids.length)
  if (by === 'id' && direction === 'asc') return from
  return orderByNumber(from, numbersOf(base, by), direction)
}

/** Groups all products, keeping `order` within each group. */
export function groupOrder(base: Base, grouping: Grouping, order: Int32Array): Groups {
  const group = groupReader(base, grouping)
  const codes = new Uint32Array(base.ids.length)
  const starts = shared.uint32(groupsOf(base, grouping) + 1)
  for (let at = 0; at < codes.length; at++) {
    const code = group(at)
    codes[at] = code
    starts[code + 1] = (starts[code + 1] as number) + 1
  }
  for (let at = 1; at < starts.length; at++)
    starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  return { order: sharedCopy(orderByNumber(order, codes, 'asc')), starts }
}

export const departmentsOf = (categories: Base['categories']) => [
  ...new Set(categories.flatMap(({ department }) => department ?? [])),
]

/** Returns a reader of a position's group code; products in no group share the last code. */
export function groupReader(base: Base, grouping: Grouping): (position: number) => number {
  const { category, brand, bucket, categories } = base
  if (grouping === 'category') return (at) => category[at] as number
  if (grouping === 'brand') return (at) => brand[at] as number
  if (grouping === 'price') return (at) => bucket[at] as number
  const departments = departmentsOf(categories)
  const departmentOf = categories.map(({ department }) =>
    department === null ? departments.length : departments.indexOf(department),
  )
  return (at) => departmentOf[category[at] as number] as number
}

export function bucketOf(cents: number) {
  const at = priceBuckets.findIndex((bucket) => isInBucket(bucket, cents))
  return at === -1 ? priceBuckets.length : at
}

function groupsOf({ categories, brands }: Base, grouping: Grouping) {
  if (grouping === 'category') return categories.length
  if (grouping === 'brand') return brands.length
  return (grouping === 'price' ? priceBuckets : departmentsOf(categories)).length + 1
}

function numbersOf(base: Base, by: Exclude<SortOrder['by'], 'title'>): Numbers {
  if (by === 'id') return base.ids
  // Codes follow the menu, but clients of the API expect the order of the names.
  if (by === 'category')
    return alphabetical(
      base.category,
      base.categories.map(({ slug }) => slug),
    )
  return base[by]
}

function alphabetical(codes: Numbers, names: string[]) {
  const sorted = names.map((name, at) => ({ name, at })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const rank = new Uint32Array(names.length)
  for (const [place, { at }] of sorted.entries()) rank[at] = place
  return Uint32Array.from(codes, (code) => rank[code] as number)
}

function sharedCopy(positions: Int32Array) {
  const to = shared.int32(positions.length)
  to.set(positions)
  return to
}

function inIdOrder(positions: Int32Array, size: number) {
  if (positions.length < size * FEW) return positions.toSorted()
  const there = new Uint8Array(size)
  for (const position of positions) there[position] = 1
  const sorted = new Int32Array(positions.length)
  let count = 0
  for (let at = 0; at < size; at++) if (there[at] === 1) sorted[count++] = at
  return sorted
}

const BUCKETS = 65_536

type Numbers = Int32Array | Uint16Array | Uint32Array

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
