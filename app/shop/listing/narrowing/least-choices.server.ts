import { DISCOUNTS_AT_LEAST, type Language, RATINGS_AT_LEAST } from '../../../business'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import type { ShopFilters } from '../listing-query'
import { leastText } from './picked-filters.server'

/** Offers the least ratings and discounts that some product of the catalogue has. */
export function leastChoices(
  { query, most }: Listing,
  language: Language,
  to: (filters: ShopFilters) => string,
) {
  const texts = textsOf(language).shop
  return (
    [
      ['rating', RATINGS_AT_LEAST],
      ['discount', DISCOUNTS_AT_LEAST],
    ] as const
  ).map(([kind, steps]) => ({
    kind,
    title: texts.kinds[kind],
    choices: steps
      .filter((least) => Number(least) * 100 <= most[kind])
      .map((least) => ({
        text: leastText(kind, least, language),
        href: to({ [kind]: least }),
        ...(query[kind] === least && { on: true as const }),
      })),
  }))
}
