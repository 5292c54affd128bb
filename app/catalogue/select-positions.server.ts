import { PRICE_BUCKETS } from '../business'
import type { PriceBucket } from './facets.server'
import type { Shelf, ShelfOrder } from './shelf.server'
import { titleMatches } from './title-matches.server'

export type ListSort = 'title' | 'price-asc' | 'price-desc' | 'rating' | 'discount'

export interface Selection {
  /** Titles that contain it; none or empty: all. */
  q?: string
  /** Slug of a category, or of a department, which has all its categories. */
  category?: string
  brand?: string
  price?: PriceBucket
  order: ShelfOrder | 'title'
  direction?: 'asc' | 'desc'
  /** What orders products that are equal by `order`. */
  ties?: 'title' | 'id'
  skip: number
  limit: number
}

/** One page of positions, and how many there are in all. Scans memory: a few ms for a million. */
export async function selectPositions(shelf: Shelf, selection: Selection) {
  const { skip, limit, q } = selection
  const order = await ordering(shelf, selection, q)
  const passes = filterOf(
    shelf,
    selection,
    q && selection.order !== 'title' ? await maskOf(shelf, q) : undefined,
  )
  if (!passes)
    return { positions: Array.from(order.subarray(skip, skip + limit)), total: order.length }
  const positions: number[] = []
  let total = 0
  for (const position of order) {
    if (!passes(position)) continue
    if (total >= skip && positions.length < limit) positions.push(position)
    total++
  }
  return { positions, total }
}

async function ordering(
  shelf: Shelf,
  { order, direction = 'asc', ties = 'title' }: Selection,
  q?: string,
) {
  if (order !== 'title') return shelf.ordered(order, direction, ties)
  const ascending = q ? await titleMatches(shelf, q) : shelf.byTitle
  return direction === 'asc' ? ascending : ascending.toReversed()
}

/** 1 at every position whose title contains the text. */
async function maskOf(shelf: Shelf, q: string) {
  const mask = new Uint8Array(shelf.ids.length)
  for (const position of await titleMatches(shelf, q)) mask[position] = 1
  return mask
}

type Passes = (position: number) => boolean

function filterOf(
  shelf: Shelf,
  { category, brand, price }: Selection,
  mask?: Uint8Array,
): Passes | undefined {
  const all: Passes[] = []
  if (mask) all.push((position) => mask[position] === 1)
  if (category !== undefined) all.push(inCategory(shelf, category))
  if (brand !== undefined) {
    const code = shelf.brands.indexOf(brand)
    all.push((position) => shelf.brand[position] === code)
  }
  if (price !== undefined) {
    const { above, below } = PRICE_BUCKETS[price]
    all.push((position) => {
      const cents = shelf.price[position] as number
      return cents > above && cents < below // strict at both ends: spec section 5
    })
  }
  const [first, ...others] = all
  if (!first || others.length === 0) return first
  return (position) => all.every((passes) => passes(position))
}

function inCategory(shelf: Shelf, slug: string): Passes {
  const code = shelf.categories.findIndex((category) => category.slug === slug)
  if (code !== -1) return (position) => shelf.category[position] === code
  const codes = Uint8Array.from(shelf.categories, ({ department }) => Number(department === slug))
  return (position) => codes[shelf.category[position] as number] === 1
}
