import type { Language } from '../../business'
import { synonymsOf } from '../../catalogue/dictionary/own-synonyms.server'
import { titleKey } from '../../catalogue/index/base/title-buffer.server'
import { currentIndex } from '../../catalogue/index/current-index.server'
import { type FacetFilters, facetFilters } from '../../catalogue/index/filters.server'
import { firstMatches, shownTitle } from '../../catalogue/index/title-matches.server'
import type { Facets } from '../../catalogue/queries/products.server'
import { type RankedSearch, rankedSearch } from '../../catalogue/queries/ranked-search.server'
import { type ReadSearch, readSearch } from '../../catalogue/queries/read-search.server'
import { clickWeights } from '../../catalogue/searches/click-weights.server'
import { type SearchRule, searchRule } from '../../catalogue/searches/search-rules.server'
import type { Database } from '../../database/tables.server'
import { decidedOrder } from './decided-order.server'
import type { ListingQuery } from './listing-query'

/** A search that finds fewer is filled up to this many with what lacks only its colour or size. */
const ENOUGH = 2
/** The most products that have a part of a search, where none has all of it. */
const MOST_BESIDES = 12
/** The titles that are looked at to tell whether the filters leave any. */
const MOST_TITLES = 200

export interface SearchedListing {
  /** The query with what its words were read as, such as a colour, as filters. */
  query: ListingQuery
  /** The search as its page names it: without what became a filter or an order. */
  said: Said
  /** The words that titles are searched for; undefined where only filters are left. */
  words?: string
  /** Positions of the products found by words, the best first. */
  ranked: number[]
  /** Positions of those that the merchant put behind all others. */
  last: number[]
  /** Products that have a part of what was asked, and the words that they lack. */
  besides: { ids: number[]; lacking: string[] }
  corrected?: RankedSearch['corrected']
}

export interface Said {
  /** As they were typed; undefined where only filters or an order are left. */
  words?: string
  /** An order that words such as 'cheap' asked for. */
  sort?: ReadSearch['sort']
}

interface Context {
  db: Database
  language: Language
  /** The values of all products. */
  facets: Facets
  filtersOf(query: ListingQuery): FacetFilters
  /** True for a question about the shop: only titles that contain it, or its words, answer it. */
  isQuestion?: boolean
}

/** Reads a search, and ranks what it finds by words; the filters of the address hold in any case. */
export async function searchListing(
  asked: ListingQuery,
  context: Context,
): Promise<SearchedListing> {
  const text = asked.q ?? ''
  const index = await currentIndex(context.db)
  const isTitle = firstMatches(index, text, 1).length > 0
  const { isThing } = await synonymsOf(context.db)
  const plain: ReadSearch = { words: text, filters: {}, said: [] }
  const rule = asked.exact ? undefined : await searchRule(context.db, text)
  const read = (valuesAsWords: boolean) =>
    isTitle || asked.exact || context.isQuestion
      ? plain
      : orPlain(readSearch(text, { ...context, valuesAsWords, isThing }), text, rule)
  let chosen = await attempt(asked, read(false), context)
  if (!chosen.isFound && chosen.read.said.some(({ kind }) => isValue(kind))) {
    const byWords = await attempt(asked, read(true), context)
    if (byWords.isFound) chosen = byWords
  }
  const { query, words, found, filters } = chosen
  const ofWords = rule ?? (found.corrected ? await searchRule(context.db, words) : undefined)
  return {
    query,
    said: saidOf(chosen, asked),
    ...(words !== '' && { words }),
    ...decidedOrder(index, { ids: found.whole, words, filters }, ofWords),
    besides: context.isQuestion ? NOTHING : await besidesOf(asked, chosen, context),
    ...(found.corrected && { corrected: found.corrected }),
  }
}

/** Words that the merchant decided about stay words, where nothing would be left of them. */
const orPlain = (read: ReadSearch, text: string, rule: SearchRule | undefined): ReadSearch =>
  rule && read.words === '' ? { words: text, filters: {}, said: [] } : read

/** An order that was picked goes before one that words ask for. */
const saidOf = ({ read }: Attempt, asked: ListingQuery): Said => ({
  ...(read.words !== '' && { words: read.words }),
  ...(read.sort && asked.sort === 'best' && { sort: read.sort }),
})

type Attempt = Awaited<ReturnType<typeof attempt>>

/** Searches for what was read; something is found when a product has all of it. */
async function attempt(asked: ListingQuery, read: ReadSearch, context: Context) {
  const { db, language } = context
  const query = queryOf(asked, read)
  const index = await currentIndex(db)
  const filters = facetFilters(index, context.filtersOf(query))
  const { sort } = read
  const weights = asked.exact ? undefined : await clickWeights(db, asked.q ?? '')
  const options = {
    ...{ language, filters, asTyped: asked.exact || context.isQuestion },
    ...(sort && { sort }),
    ...(weights && { weights }),
  }
  const found = await rankedSearch(db, read.words, options)
  const words = (found.corrected ?? []).reduce(
    (text, { from, to }) => text.toLowerCase().replace(from, to),
    read.words,
  )
  const titles = words === '' ? [] : firstMatches(index, words, MOST_TITLES)
  const isFound =
    words === '' ||
    found.whole.length > 0 ||
    titles.some((position) => filters.every(({ passes }) => passes(position)))
  return { read, query, words, found, filters, isFound }
}

/** Returns the query with what was read as filters; those of the address go before. */
function queryOf(asked: ListingQuery, { words, filters, said, sort }: ReadSearch): ListingQuery {
  if (said.length === 0) return asked
  const order = said.filter(({ kind }) => kind === 'sort').map(({ text }) => text)
  const given = Object.fromEntries(
    Object.entries(filters).filter(([name]) => asked[name as keyof ListingQuery] === undefined),
  )
  const isOrdered = words === '' && sort !== undefined && asked.sort === 'best'
  return {
    ...asked,
    ...given,
    q: [...order, words].filter(Boolean).join(' ') || undefined,
    sort: isOrdered ? sort : asked.sort,
  }
}

const NOTHING: SearchedListing['besides'] = { ids: [], lacking: [] }

/** Returns what has a part of the search: without its filters, then with fewer of its words. */
async function besidesOf(asked: ListingQuery, { read, words, found }: Attempt, context: Context) {
  if (words === '' || found.whole.length >= ENOUGH) return NOTHING
  if (await isWholeTitle(context.db, words)) return NOTHING
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
  if (shown.size > 0) return NOTHING
  if (found.part) return { ids: others(found.part.found), lacking: found.part.lacking }
  return { ids: others(found.described), lacking: [] }
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
  return firstMatches(index, words, MOST_TITLES).some((at) => shownTitle(index, at) === key)
}

const isValue = (kind: ReadSearch['said'][number]['kind']) => kind !== 'price' && kind !== 'sort'
