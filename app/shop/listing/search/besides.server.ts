import type { Language } from '../../../business'
import { titleKey } from '../../../catalogue/index/base/title-buffer.server'
import { currentIndex } from '../../../catalogue/index/current-index.server'
import { type FacetFilters, facetFilters } from '../../../catalogue/index/filters.server'
import { firstMatches, shownTitle } from '../../../catalogue/index/title-matches.server'
import { type RankedSearch, rankedSearch } from '../../../catalogue/queries/ranked-search.server'
import { isValue, type ReadSearch } from '../../../catalogue/queries/read-search.server'
import type { Database } from '../../../database/tables.server'
import type { ListingQuery } from '../listing-query'

/** A search that finds fewer also shows what lacks only its colour or size, up to this number. */
export const ENOUGH_FOUND = 2
/** A thing of one brand that is found alone is followed by others, up to this many. */
const MOST_AROUND_BRAND = 6
/** The most products that have a part of a search, where none has all of it. */
const MOST_BESIDES = 12
/** The titles that are looked at to find one that is just what was typed. */
const MOST_LOOKED_THROUGH = 200

/** Products that have a part of what was asked, and the words that they lack. */
export interface Besides {
  ids: number[]
  lacking: string[]
}

export const NO_BESIDES: Besides = { ids: [], lacking: [] }

/** What was asked and found, as `attempt` of a search returns it. */
interface Found {
  read: ReadSearch
  words: string
  found: RankedSearch
}

interface Context {
  db: Database
  language: Language
  filtersOf(query: ListingQuery): FacetFilters
}

/** Returns what has a part of the search: without its filters, then with fewer of its words. */
export async function besidesOf(
  asked: ListingQuery,
  chosen: Found,
  context: Context,
): Promise<Besides> {
  const { read, words, found } = chosen
  if (words === '' || found.whole.length >= ENOUGH_FOUND) return NO_BESIDES
  if (await isWholeTitle(context.db, words)) return NO_BESIDES
  if (read.filters.brand && found.whole.length > 0) return aroundBrand(asked, chosen, context)
  const shown = new Set(found.whole)
  const most = shown.size > 0 ? ENOUGH_FOUND - shown.size : MOST_BESIDES
  const others = (ids: readonly number[]) => ids.filter((id) => !shown.has(id)).slice(0, most)
  for (const { lacking, filters, sort } of widened(asked, read, shown.size > 0)) {
    const { language } = context
    const passing = facetFilters(await currentIndex(context.db), context.filtersOf(filters))
    const wider = await rankedSearch(context.db, words, { language, filters: passing, sort })
    if (wider.whole.length > 0) return { ids: others(wider.whole), lacking }
    if (shown.size === 0 && !found.part && found.described.length === 0 && wider.part)
      return { ids: others(wider.part.found), lacking: [...lacking, ...wider.part.lacking] }
  }
  if (shown.size > 0) return NO_BESIDES
  if (found.part) return { ids: others(found.part.found), lacking: found.part.lacking }
  return { ids: others(found.described), lacking: [] }
}

/** Returns the same things of other brands, then what else the brand makes. */
async function aroundBrand(
  asked: ListingQuery,
  { read, words, found }: Found,
  context: Context,
): Promise<Besides> {
  const { brand = [] } = read.filters
  const index = await currentIndex(context.db)
  const shown = new Set(found.whole)
  const rank = async (text: string, narrowed: ListingQuery) => {
    const filters = facetFilters(index, context.filtersOf(narrowed))
    const { whole } = await rankedSearch(context.db, text, { language: context.language, filters })
    for (const id of whole) if (shown.size < MOST_AROUND_BRAND) shown.add(id)
  }
  const priced = atPrice(asked, read)
  await rank(words, priced)
  for (const name of brand) await rank(name, { ...priced, brand })
  return { ids: [...shown].slice(found.whole.length), lacking: [] }
}

/**
 * Returns how a search is widened: without its values at its price, then, where nothing was found,
 * at any price, the nearest first.
 */
function widened(asked: ListingQuery, read: ReadSearch, isFound: boolean) {
  const { said, filters } = read
  const values = said.filter(({ kind }) => isValue(kind)).map(({ text }) => text)
  const priced = said.filter(({ kind }) => kind === 'price').map(({ text }) => text)
  const sort = filters.max === undefined ? ('price-desc' as const) : ('price-asc' as const)
  return [
    ...(values.length > 0 ? [{ lacking: values, filters: atPrice(asked, read) }] : []),
    ...(priced.length > 0 && !isFound
      ? [{ lacking: [...priced, ...values], filters: asked, sort }]
      : []),
  ] as { lacking: string[]; filters: ListingQuery; sort?: typeof sort }[]
}

/** Returns the query of the address with the price that was read and no other value of a search. */
const atPrice = (asked: ListingQuery, { filters: { min, max } }: ReadSearch): ListingQuery => ({
  ...(min && { min }),
  ...(max && { max }),
  ...asked,
})

/** Tells whether a title is just what was typed; nothing else is meant then. */
async function isWholeTitle(db: Database, words: string) {
  const index = await currentIndex(db)
  const key = titleKey(words).trim()
  return firstMatches(index, words, MOST_LOOKED_THROUGH).some((at) => shownTitle(index, at) === key)
}
