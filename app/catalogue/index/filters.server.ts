import type { PriceBucket } from '../product/price-ranges'
import type { SoldOut } from '../stock/sold-out.server'
import { groupReader } from './base/sort-orders.server'
import { type CatalogueIndex, idAt } from './catalogue-index.server'
import { type Group, groupCode, isInGroup } from './groups.server'
import { bitFilter, keptBits } from './looks/bit-filter.server'
import { lookFilter } from './looks/look-filter.server'
import { type Bounds, boundsOf, isWithin } from './priced.server'

export interface FacetFilters {
  category?: string
  /** A product passes if it is of one of these. */
  brand?: readonly string[]
  price?: PriceBucket
  /** A product passes if it comes in one of these colours and of the sizes at once. */
  colour?: readonly string[]
  size?: readonly string[]
  /** Bounds of the price in whole cents, both included. */
  min?: number
  max?: number
  /** The least rating and discount, in hundredths. */
  rating?: number
  discount?: number
  inStock?: SoldOut
}

export interface Filter {
  /** The stored group; bounds of the price, colours and sizes have none. */
  group?: Group
  /** Yields all positions that pass, where that is cheaper than to try each. */
  runs?(): Iterable<Int32Array>
  passes(position: number): boolean
}

/** Returns the filters, those first that most likely leave the fewest products. */
export function facetFilters(index: CatalogueIndex, narrowed: FacetFilters) {
  const { category, brand, price, colour, size, rating, discount, inStock, ...bounds } = narrowed
  const filters: Filter[] = []
  if (brand !== undefined) filters.push(brandFilter(index, brand))
  if (category !== undefined) {
    const grouping = index.departmentOf.has(category) ? 'category' : 'department'
    filters.push(filter(index, { grouping, name: category }))
  }
  if (price !== undefined) filters.push(filter(index, { grouping: 'price', name: price }))
  if (colour !== undefined || size !== undefined) filters.push(lookFilter(index, { colour, size }))
  const within = boundsOf(bounds)
  if (within) filters.push(pricedFilter(index, within))
  if (rating !== undefined) filters.push(leastFilter(index, 'rating', rating))
  if (discount !== undefined) filters.push(leastFilter(index, 'discount', discount))
  if (inStock) filters.push({ passes: (at) => !inStock.ids.has(idAt(index, at)) })
  return filters
}

/** Returns one filter that `unfiltered` always pass, without a stored group; the filters, if none. */
export function orAmong(unfiltered: readonly number[], filters: Filter[]): Filter[] {
  if (unfiltered.length === 0 || filters.length === 0) return filters
  const known = new Set(unfiltered)
  return [{ passes: (position) => known.has(position) || passesAll(filters, position) }]
}

/** Separates the group of the first filter that has one from the other filters. */
export function grouped(filters: readonly Filter[]) {
  const first = filters.find(({ group }) => group)
  return { group: first?.group, others: filters.filter((filter) => filter !== first) }
}

function brandFilter(index: CatalogueIndex, names: readonly string[]): Filter {
  const [name, other] = names
  if (name !== undefined && other === undefined) return filter(index, { grouping: 'brand', name })
  const { base } = index
  const bits = keptBits(base, JSON.stringify(names), (mark) => {
    const codes = new Set(names.map((name) => groupCode(base, { grouping: 'brand', name })))
    for (const [position, code] of base.brand.entries()) if (codes.has(code)) mark(position)
  })
  return bitFilter(index, bits, ({ brand }) => names.includes(brand))
}

function filter(index: CatalogueIndex, group: Group): Filter {
  const { base, overlay } = index
  const size = base.ids.length
  const code = groupCode(base, group)
  const codeAt = groupReader(base, group.grouping)
  const passes = (position: number) => {
    if (position < size) return codeAt(position) === code
    const row = overlay.rows[position - size]
    return row !== undefined && isInGroup(index, row, group)
  }
  return { group, passes }
}

function pricedFilter({ base, overlay }: CatalogueIndex, bounds: Bounds): Filter {
  const size = base.ids.length
  const passes = (position: number) =>
    isWithin(
      bounds,
      (position < size ? base.price[position] : overlay.rows[position - size]?.price) as number,
    )
  return { passes }
}

function leastFilter(
  { base, overlay }: CatalogueIndex,
  of: 'rating' | 'discount',
  least: number,
): Filter {
  const size = base.ids.length
  const passes = (position: number) =>
    ((position < size ? base[of][position] : overlay.rows[position - size]?.[of]) as number) >=
    least
  return { passes }
}

/** Tells whether a position passes all filters; in this hot path a loop costs half of `every`. */
export function passesAll(filters: readonly Pick<Filter, 'passes'>[], position: number) {
  for (const { passes } of filters) if (!passes(position)) return false
  return true
}
