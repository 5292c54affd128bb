import { FILTERED_TOGGLE_ABOVE } from '../../business'
import { isFiltered, type ListingQuery } from './listing-query'

/** A Show All list is paged too once it is longer than this, so that no page grows without end. */
export const SHOW_ALL_MOST = 96

/**
 * How much of the list a page holds. A filtered list starts with its first six (the default page
 * size) until the shopper asks for more; Show All shows the rest. Spec sections 2 and 9.
 */
export function pageSize(query: ListingQuery) {
  return query.all && isFiltered(query) ? SHOW_ALL_MOST : query.show
}

/** Which toggle stands below a list: only below a filtered one of more than five. Spec section 9. */
export function toggleOf(query: ListingQuery, total: number): 'all' | 'less' | undefined {
  if (!isFiltered(query) || total <= FILTERED_TOGGLE_ABOVE) return
  return query.all ? 'less' : 'all'
}

export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/**
 * The page numbers to show around the current one, `0` for a gap: 1 … 4 5 6 … 20.
 * The first and the last are always there.
 */
export function pageNumbers(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before <= 1) return number
    return number - before === 2 ? [number - 1, number] : [0, number] // never a gap of one
  })
}
