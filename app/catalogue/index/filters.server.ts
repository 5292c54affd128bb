import type { PriceBucket } from '../price-buckets'
import { groupReader } from './base/sort-orders.server'
import type { CatalogueIndex } from './catalogue-index.server'
import type { FacetKind } from './facets.server'
import { type Group, groupCode, isInGroup } from './groups.server'

export interface Filters {
  /** Slug of a category or of a department. */
  category?: string
  brand?: string
  price?: PriceBucket
}

export interface Filter {
  kind: FacetKind
  group: Group
  passes(position: number): boolean
}

/** Those that most likely leave the fewest products come first. */
export function filtersOf(index: CatalogueIndex, { category, brand, price }: Filters) {
  const filters: Filter[] = []
  if (brand !== undefined) filters.push(filter(index, 'brand', { grouping: 'brand', name: brand }))
  if (category !== undefined) {
    const grouping = index.departmentOf.has(category) ? 'category' : 'department'
    filters.push(filter(index, 'category', { grouping, name: category }))
  }
  if (price !== undefined) filters.push(filter(index, 'price', { grouping: 'price', name: price }))
  return filters
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

/** Asked for every position of a list: a loop, because a call of `every` each time costs as much as it. */
export function passesAll(filters: readonly Pick<Filter, 'passes'>[], position: number) {
  for (const { passes } of filters) if (!passes(position)) return false
  return true
}
