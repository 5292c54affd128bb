import type { Language } from '../../../business'
import { plural } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import { narrowingChoices } from './filter-choices.server'
import { shownPriceBounds } from './picked-filters.server'

export type Narrowing = ReturnType<typeof narrowingOf>

/** Returns what else may be picked, and how many products the present filters find. */
export function narrowingOf(listing: Listing, parameters: URLSearchParams, language: Language) {
  const count = listing.found.total + listing.similar.total
  return {
    choices: narrowingChoices(listing, language),
    bounds: shownPriceBounds(parameters, language),
    show: plural(language, textsOf(language).shop.showFound, count),
  }
}
