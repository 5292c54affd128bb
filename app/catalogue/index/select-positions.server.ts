import { isInBucket, type PriceBucket, priceBuckets } from '../price-buckets'
import type { CatalogueIndex } from './catalogue-index.server'
import { departmentsOf, type Grouping, type SortOrder } from './sort-orders.server'
import { titleMatches } from './title-matches.server'

export type ListSort = 'title' | 'price-asc' | 'price-desc' | 'rating' | 'discount'

export interface Selection {
  q?: string
  /** Slug of a category or of a department. */
  category?: string
  brand?: string
  price?: PriceBucket
  order: SortOrder
  skip: number
  limit: number
}

/** One page of positions and their total. Only a search or a second filter scans. */
export async function selectPositions(index: CatalogueIndex, selection: Selection) {
  const { q, order, skip, limit } = selection
  const filters = filtersOf(index, selection)
  const [first, ...others] = filters
  if (q) return cut(await searched(index, q, selection), filters, skip, limit)
  const walk = first
    ? await index.orders.group(first.grouping, first.code, order)
    : await index.orders.all(order)
  return cut({ order: walk, length: walk.length }, others, skip, limit)
}

/** A search that finds more than this share walks a stored order, which is faster than sorting. */
const MANY = 1 / 16

async function searched(index: CatalogueIndex, q: string, { order }: Selection): Promise<Walk> {
  const matches = await titleMatches(index, q)
  if (order.by === 'title' || matches.length < index.ids.length * MANY)
    return { order: await index.orders.some(matches, order), length: matches.length }
  const found = new Uint8Array(index.ids.length)
  for (const position of matches) found[position] = 1
  return {
    order: await index.orders.all(order),
    length: matches.length,
    holds: (position) => found[position] === 1,
  }
}

interface Filter {
  grouping: Grouping
  /** -1 for a value no product has. */
  code: number
  passes: (position: number) => boolean
}

function filtersOf(index: CatalogueIndex, { category, brand, price }: Selection) {
  const filters: Filter[] = []
  if (category !== undefined) filters.push(inCategory(index, category))
  if (brand !== undefined) {
    const code = index.brands.indexOf(brand)
    filters.push({ grouping: 'brand', code, passes: (position) => index.brand[position] === code })
  }
  if (price !== undefined) {
    const passes = (position: number) => isInBucket(price, index.price[position] as number)
    filters.push({ grouping: 'price', code: priceBuckets.indexOf(price), passes })
  }
  return filters
}

function inCategory(index: CatalogueIndex, slug: string): Filter {
  const code = index.categories.findIndex((category) => category.slug === slug)
  if (code !== -1)
    return { grouping: 'category', code, passes: (position) => index.category[position] === code }
  const within = Uint8Array.from(index.categories, ({ department }) => Number(department === slug))
  return {
    grouping: 'department',
    code: departmentsOf(index.categories).indexOf(slug),
    passes: (position) => within[index.category[position] as number] === 1,
  }
}

interface Walk {
  order: Int32Array
  length: number
  holds?: (position: number) => boolean
}

function cut({ order, length, holds }: Walk, filters: Filter[], skip: number, limit: number) {
  if (filters.length === 0 && !holds)
    return { positions: Array.from(order.subarray(skip, skip + limit)), total: length }
  const positions: number[] = []
  let total = 0
  for (const position of order) {
    if (holds && !holds(position)) continue
    if (filters.length > 0 && !filters.every(({ passes }) => passes(position))) continue
    if (total >= skip && positions.length < limit) positions.push(position)
    total++
    if (filters.length === 0 && positions.length === limit) return { positions, total: length }
  }
  return { positions, total }
}
