import type { PriceBucket } from '../price-buckets'
import { groupReader } from './base/sort-orders.server'
import type { CatalogueIndex } from './catalogue-index.server'
import type { FacetKind } from './facets.server'
import { type Group, groupCode, isInGroup } from './groups.server'
import { type Bounds, boundsOf, isWithin } from './priced.server'

export interface Filters {
  /** Slug of a category or of a department. */
  category?: string
  brand?: string
  price?: PriceBucket
  /** Bounds of the price in whole cents, both included. */
  min?: number
  max?: number
}

export interface Filter {
  kind: FacetKind
  /** The bounds of a price have no stored group. */
  group?: Group
  passes(position: number): boolean
}

/** Those that most likely leave the fewest products come first. */
export function filtersOf(index: CatalogueIndex, { category, brand, price, ...bounds }: Filters) {
  const filters: Filter[] = []
  if (brand !== undefined) filters.push(filter(index, 'brand', { grouping: 'brand', name: brand }))
  if (category !== undefined) {
    const grouping = index.departmentOf.has(category) ? 'category' : 'department'
    filters.push(filter(index, 'category', { grouping, name: category }))
  }
  if (price !== undefined) filters.push(filter(index, 'price', { grouping: 'price', name: price }))
  const within = boundsOf(bounds)
  if (within) filters.push(pricedFilter(index, within))
  return filters
}

/** Of the first filter that has one, the others besides. */
export function grouped(filters: readonly Filter[]) {
  const first = filters.find(({ group }) => group)
  return { group: first?.group, others: filters.filter((filter) => filter !== first) }
}

function filter(index: CatalogueIndex, kind: FacetKind, group: Group): Filter {
  const { base, overlay } = index
  const size = base.ids.length
  const code = groupCode(base, group)
  const codeAt = groupReader(base, group.grouping)
  const passes = (position: number) => {
    if (position < size) return codeAt(position) === code
    const row = overlay.rows[position - size]
    return row !== undefined && isInGroup(index, row, group)
  }
  return { kind, group, passes }
}

function pricedFilter({ base, overlay }: CatalogueIndex, bounds: Bounds): Filter {
  const size = base.ids.length
  const passes = (position: number) =>
    isWithin(
      bounds,
      (position < size ? base.price[position] : overlay.rows[position - size]?.price) as number,
    )
  return { kind: 'price', passes }
}

/** Asked for every position of a list: a loop, because a call of `every` each time costs as much as it. */
export function passesAll(filters: readonly Pick<Filter, 'passes'>[], position: number) {
  for (const { passes } of filters) if (!passes(position)) return false
  return true
}
