import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { centsOf } from '../../texts/currency.server'
import { synonymsOf } from '../dictionary/own-synonyms.server'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { countFacets } from '../index/count-facets.server'
import { facetFilters } from '../index/filters.server'
import { firstMatches, shownTitle } from '../index/title-matches.server'
import { type ReadSearch, readSearch } from '../queries/read-search.server'

/** The titles that are looked at for a begun word. */
const MOST_TITLES = 2000

/** Reads the colour, brand, size, department and price of a text, as the results page does. */
export async function valuesRead(
  db: Database,
  index: CatalogueIndex,
  { text, language }: { text: string; language: Language },
) {
  const { isThing } = await synonymsOf(db)
  return readSearch(text, { facets: await countFacets(index), language, isThing })
}

/**
 * Returns at most `most` products by title that have the search's values and a word beginning with
 * its last letters: 'red dr' suggests the dresses that come in red.
 */
export function begunAmongValues(
  index: CatalogueIndex,
  { words, filters: { min, max, ...values }, said }: ReadSearch,
  most: number,
): number[] {
  if (words === '' || said.length === 0) return []
  const bounds = { min: min ? centsOf(min) : undefined, max: max ? centsOf(max) : undefined }
  const filters = facetFilters(index, { ...values, ...bounds })
  const start = ` ${words.toLowerCase()}`
  return firstMatches(index, words, MOST_TITLES)
    .filter((at) => filters.every(({ passes }) => passes(at)))
    .filter((at) => ` ${shownTitle(index, at)}`.includes(start))
    .slice(0, most)
    .map((at) => idAt(index, at))
}
