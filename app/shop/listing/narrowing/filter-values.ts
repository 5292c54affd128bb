import type { ListingQuery, ShopFilters } from '../listing-query'

/** The most brands that a filter lists, of the many a catalogue may have. */
export const MOST_VALUES = 40
/**
 * The most colours, and sizes, that a filter lists: the rest have one product each, and every page
 * of a list carries them.
 */
export const MOST_LOOKS = 24

/** One value of a filter, with how many products it leaves. */
export interface Value {
  name: string
  count: number
  filters: ShopFilters
}

/** Keeps the picked value in the list even if the other filters leave no product of it. */
export function withPicked<Counted extends { name: string; count: number }>(
  values: Counted[],
  picked: Counted | undefined,
) {
  return picked === undefined || values.some(({ name }) => name === picked.name)
    ? values
    : [...values, { ...picked, count: 0 }]
}

export const isPicked = (query: ListingQuery, filters: ShopFilters) =>
  filters.max === undefined
    ? (
        ['category', 'brand', 'colour', 'size', 'price', 'rating', 'discount', 'stock'] as const
      ).some((kind) => filters[kind] !== undefined && filters[kind] === query[kind])
    : filters.min === query.min && filters.max === query.max

/** Leaves out values that find nothing, unless they are picked. */
export const finding = (values: Value[], query: ListingQuery) =>
  values.filter(({ count, filters }) => count > 0 || isPicked(query, filters))
