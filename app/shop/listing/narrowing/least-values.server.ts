import type { Language } from '../../../business'
import { LEAST_STEPS } from '../../../catalogue/index/base/least-steps'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import type { ListingQuery } from '../listing-query'
import type { Value } from './filter-values'
import { leastText } from './picked-filters.server'

/**
 * Returns the least ratings or discounts that some product of the list has, the highest first, and
 * the picked one even if none does.
 */
export const leastValues = (
  { query, left }: Listing,
  kind: keyof typeof LEAST_STEPS,
  language: Language,
): Value[] =>
  LEAST_STEPS[kind]
    .map((step, at) => ({
      least: String(step / 100) as NonNullable<ListingQuery[typeof kind]>,
      count: left.reached[kind][at] ?? 0,
    }))
    .filter(({ least, count }) => count > 0 || query[kind] === least)
    .map(({ least, count }) => ({
      name: leastText(kind, least, language),
      count,
      filters: { [kind]: least },
    }))
    .toReversed()

/** Returns the filter that leaves out what is sold out, where some of the products found are. */
export function stockValues(
  { query, found, similar, inStock }: Listing,
  language: Language,
): Value[] {
  const isPartly = inStock > 0 && inStock < found.total + similar.total
  if (!query.stock && !isPartly) return []
  const name = textsOf(language).shop.inStockOnly
  return [{ name, count: inStock, filters: { stock: 'in' } }]
}
