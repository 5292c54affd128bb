import { PRICE_BUCKETS } from '../business'
import type { PriceBucket } from './facets.server'
import type { Shelf } from './shelf.server'
import { departmentsOf, type Grouping, PRICE_GROUPS, type ShelfOrder } from './shelf-orders.server'
import { titleMatches } from './title-matches.server'

export type ListSort = 'title' | 'price-asc' | 'price-desc' | 'rating' | 'discount'

export interface Selection {
  /** Titles that contain it; none or empty: all. */
  q?: string
  /** Slug of a category, or of a department, which has all its categories. */
  category?: string
  brand?: string
  price?: PriceBucket
  order: ShelfOrder
  skip: number
  limit: number
}

/**
 * One page of positions, and how many there are in all. A page of everything, of one category, of
 * one brand is cut from an order that is kept; a search orders what it found; further filters scan.
 */
export async function selectPositions(shelf: Shelf, selection: Selection) {
  const { q, order, skip, limit } = selection
  const filters = filtersOf(shelf, selection)
  const [first, ...others] = filters
  if (q)
    return cut(await shelf.orders.some(await titleMatches(shelf, q), order), filters, skip, limit)
  if (!first) return cut(await shelf.orders.all(order), [], skip, limit)
  const group = await shelf.orders.group(first.grouping, first.code, order)
  return cut(group, others, skip, limit)
}

interface Filter {
  grouping: Grouping
  /** -1 for a value no product has. */
  code: number
  passes: (position: number) => boolean
}

function filtersOf(shelf: Shelf, { category, brand, price }: Selection) {
  const filters: Filter[] = []
  if (category !== undefined) filters.push(inCategory(shelf, category))
  if (brand !== undefined) {
    const code = shelf.brands.indexOf(brand)
    filters.push({ grouping: 'brand', code, passes: (position) => shelf.brand[position] === code })
  }
  if (price !== undefined) {
    const { above, below } = PRICE_BUCKETS[price]
    const passes = (position: number) => {
      const cents = shelf.price[position] as number
      return cents > above && cents < below // strict at both ends: spec section 5
    }
    filters.push({ grouping: 'price', code: PRICE_GROUPS.indexOf(price), passes })
  }
  return filters
}

function inCategory(shelf: Shelf, slug: string): Filter {
  const code = shelf.categories.findIndex((category) => category.slug === slug)
  if (code !== -1)
    return { grouping: 'category', code, passes: (position) => shelf.category[position] === code }
  const within = Uint8Array.from(shelf.categories, ({ department }) => Number(department === slug))
  return {
    grouping: 'department',
    code: departmentsOf(shelf.categories).indexOf(slug),
    passes: (position) => within[shelf.category[position] as number] === 1,
  }
}

function cut(order: Int32Array, filters: Filter[], skip: number, limit: number) {
  if (filters.length === 0)
    return { positions: Array.from(order.subarray(skip, skip + limit)), total: order.length }
  const positions: number[] = []
  let total = 0
  for (const position of order) {
    if (!filters.every(({ passes }) => passes(position))) continue
    if (total >= skip && positions.length < limit) positions.push(position)
    total++
  }
  return { positions, total }
}
