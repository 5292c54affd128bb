import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { centsOf } from '../../texts/currency.server'
import { synonymsOf } from '../dictionary/own-synonyms.server'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { countFacets } from '../index/count-facets.server'
import { type FacetFilters, facetFilters } from '../index/filters.server'
import { firstMatches, shownTitle } from '../index/title-matches.server'
import { listCards } from '../queries/products.server'
import { rankedSearch } from '../queries/ranked-search.server'
import { type ReadSearch, readSearch } from '../queries/read-search.server'

/** The milliseconds that a suggestion waits for the words after a start; then it has titles only. */
const WAIT_MS = 50
/** The titles that are looked at for a begun word. */
const MOST_TITLES = 2000

interface Suggested {
  /** The best first. */
  ids: readonly number[]
  /** True for products at a price that was asked for, which are what was asked, and not alike. */
  areAsked?: boolean
}

interface Typed {
  text: string
  language: Language
  most: number
}

/** Finds products for a text by its words; in time, or none. */
export async function suggestedByWords(db: Database, typed: Typed): Promise<Suggested> {
  const found = rankedSearch(db, typed.text, typed)
  const { whole, part } = await inTime(found, { whole: [], described: [] })
  return { ids: whole.length > 0 ? whole : (part?.found ?? []) }
}

/** Reads the colour, brand, size, department and price of a text, as the results page does. */
export async function readTyped(
  db: Database,
  index: CatalogueIndex,
  { text, language }: Omit<Typed, 'most'>,
) {
  const reading = { facets: await countFacets(index), language }
  const { isThing } = await synonymsOf(db)
  const read = readSearch(text, { ...reading, isThing })
  return { ...read, asWords: readSearch(text, { ...reading, valuesAsWords: true }).words }
}

type Read = Awaited<ReturnType<typeof readTyped>>

/**
 * Finds products by what was read in a text, as the results page does: what has all of it, then what
 * has its values as words or a word that only begins so, then a part of it, then another price.
 */
export async function suggestedByReading(
  db: Database,
  index: CatalogueIndex,
  { read, most, ...typed }: Typed & { read: Read },
): Promise<Suggested> {
  const { sort, words, asWords, said } = read
  const { min, max, ...values } = read.filters
  const price = { min: min ? centsOf(min) : undefined, max: max ? centsOf(max) : undefined }
  const hasPrice = min !== undefined || max !== undefined
  const areAsked = hasPrice || sort !== undefined
  // A single letter behind a colour is no word yet, but another may follow it.
  if (said.length === 0 || (words === '' && !areAsked))
    return suggestedByWords(db, { ...typed, most })
  if (words === '') {
    const query = { ...values, ...price, sort: sort ?? 'best', show: most } as const
    return { ids: (await listCards(db, query)).products.map(({ id }) => id), areAsked }
  }
  const rank = (text: string, narrowed: FacetFilters, by = sort) => {
    const filters = facetFilters(index, narrowed)
    const found = rankedSearch(db, text, { ...typed, filters, ...(by && { sort: by }) })
    return inTime(found, { whole: [], described: [] })
  }
  const all = await rank(words, { ...values, ...price })
  const first = (ids: readonly number[]) => ids.slice(0, areAsked ? most : undefined)
  if (all.whole.length > 0) return { ids: first(all.whole), areAsked }
  const byWords = words === asWords ? all : await rank(asWords, price)
  if (byWords.whole.length > 0) return { ids: first(byWords.whole), areAsked }
  const begun = begunAmongValues(index, read, { ...values, ...price }, most)
  if (begun.length > 0) return { ids: begun, areAsked }
  if (byWords.part) return { ids: byWords.part.found }
  if (!hasPrice) return { ids: [] }
  const { whole, part } = await rank(words, {}, max === undefined ? 'price-desc' : 'price-asc')
  return { ids: whole.length > 0 ? whole : (part?.found ?? []) }
}

const inTime = <Found>(found: Promise<Found>, late: Found): Promise<Found> =>
  Promise.race([found, sleep(WAIT_MS, late, { ref: false })])

/**
 * Returns at most `most` products by title that pass the filters and have a word beginning with the
 * search's last letters: 'red dr' suggests the dresses that come in red.
 */
function begunAmongValues(
  index: CatalogueIndex,
  { words }: ReadSearch,
  narrowed: FacetFilters,
  most: number,
): number[] {
  const filters = facetFilters(index, narrowed)
  const start = ` ${words.toLowerCase()}`
  return firstMatches(index, words, MOST_TITLES)
    .filter((at) => filters.every(({ passes }) => passes(at)))
    .filter((at) => ` ${shownTitle(index, at)}`.includes(start))
    .slice(0, most)
    .map((at) => idAt(index, at))
}
