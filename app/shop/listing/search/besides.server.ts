import type { Language } from '../../../business'
import { titleKey } from '../../../catalogue/index/base/title-buffer.server'
import { currentIndex } from '../../../catalogue/index/current-index.server'
import { type FacetFilters, facetFilters } from '../../../catalogue/index/filters.server'
import { firstMatches, shownTitle } from '../../../catalogue/index/title-matches.server'
import { type RankedSearch, rankedSearch } from '../../../catalogue/queries/ranked-search.server'
import type { ReadSearch } from '../../../catalogue/queries/read-search.server'
import type { Database } from '../../../database/tables.server'
import type { ListingQuery } from '../listing-query'

/** A search that finds fewer is filled up to this many with what lacks only its colour or size. */
const ENOUGH = 2
/** The same where one brand's things were asked for: other brands' follow, then what else it makes. */
const ENOUGH_OF_BRAND = 6
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
  const isOfBrand = read.filters.brand !== undefined && found.whole.length > 0
  const enough = isOfBrand ? ENOUGH_OF_BRAND : ENOUGH
  if (words === '' || found.whole.length >= enough) return NO_BESIDES
  if (await isWholeTitle(context.db, words)) return NO_BESIDES
  if (isOfBrand) return aroundBrand(asked, chosen, context)
  const shown = new Set(found.whole)
  const most = shown.size > 0 ? ENOUGH - shown.size : MOST_BESIDES
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
  const { min, max, brand = [] } = read.filters
  const index = await currentIndex(context.db)
  const shown = new Set(found.whole)
  const rank = async (text: string, narrowed: ListingQuery) => {
    const filters = facetFilters(index, context.filtersOf(narrowed))
    const { whole } = await rankedSearch(context.db, text, { language: context.language, filters })
    for (const id of whole) if (shown.size < ENOUGH_OF_BRAND) shown.add(id)
  }
  const bounds = { ...(min && { min }), ...(max && { max }), ...asked }
  await rank(words, bounds)
  for (const name of brand) await rank(name, { ...bounds, brand })
  return { ids: [...shown].slice(found.whole.length), lacking: [] }
}

/**
 * Returns how a search is widened: without its values at its price, then, where nothing was found,
 * at any price, the nearest first.
 */
function widened(asked: ListingQuery, { said, filters }: ReadSearch, isFound: boolean) {
  const { min, max } = filters
  const values = said.filter(({ kind }) => isValue(kind)).map(({ text }) => text)
  const priced = said.filter(({ kind }) => kind === 'price').map(({ text }) => text)
  const bounds = { ...(min && { min }), ...(max && { max }) }
  const sort = max === undefined ? ('price-desc' as const) : ('price-asc' as const)
  return [
    ...(values.length > 0 ? [{ lacking: values, filters: { ...bounds, ...asked } }] : []),
    ...(priced.length > 0 && !isFound
      ? [{ lacking: [...priced, ...values], filters: asked, sort }]
      : []),
  ] as { lacking: string[]; filters: ListingQuery; sort?: typeof sort }[]
}

/** Tells whether a title is just what was typed; nothing else is meant then. */
async function isWholeTitle(db: Database, words: string) {
  const index = await currentIndex(db)
  const key = titleKey(words).trim()
  return firstMatches(index, words, MOST_LOOKED_THROUGH).some((at) => shownTitle(index, at) === key)
}

/** Tells whether a part of a search was read as a value of products. */
export const isValue = (kind: ReadSearch['said'][number]['kind']) =>
  kind !== 'price' && kind !== 'sort'
