import { FILTERED_TOGGLE_ABOVE } from '../../business'
import { isFiltered, type ListingQuery } from './listing-query'

export const SHOW_ALL_MOST = 96
/** The cards in a row of a desktop. */
export const CARDS_IN_ROW = 3
/** The values of a filter that show at once; 'more' unfolds the others. */
export const CHOICES_AT_ONCE = 10
/** Fewer brands, so that a desktop's filters end about with the six cards beside them. */
export const BRANDS_AT_ONCE = 5

/** Returns how many categories show at once, so that a desktop's filters end about with its cards. */
export const categoriesAtOnce = (query: ListingQuery, total: number) =>
  toggleOf(query, total) ? 11 : 6

/** Returns the products a page: six for a filtered list, until Show All (spec section 9). */
export function pageSize(query: ListingQuery) {
  return query.all && isFiltered(query) ? SHOW_ALL_MOST : query.show
}

/** Returns the toggle below a filtered list of more than five (spec section 9). */
export function toggleOf(query: ListingQuery, total: number): 'all' | 'less' | undefined {
  if (!isFiltered(query) || total <= FILTERED_TOGGLE_ABOVE) return
  return query.all ? 'less' : 'all'
}

export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Returns the page numbers to show, `0` for a gap: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before <= 1) return number
    // A gap hides at least two pages.
    return number - before === 2 ? [number - 1, number] : [0, number]
  })
}
