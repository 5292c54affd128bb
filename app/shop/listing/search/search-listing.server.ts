import type { Language } from '../../../business'
import { synonymsOf } from '../../../catalogue/dictionary/own-synonyms.server'
import { askedWords } from '../../../catalogue/dictionary/word-forms'
import { currentIndex } from '../../../catalogue/index/current-index.server'
import { type FacetFilters, facetFilters } from '../../../catalogue/index/filters.server'
import { firstMatches } from '../../../catalogue/index/title-matches.server'
import type { Facets } from '../../../catalogue/queries/products.server'
import { type RankedSearch, rankedSearch } from '../../../catalogue/queries/ranked-search.server'
import { isValue, type ReadSearch, readSearch } from '../../../catalogue/queries/read-search.server'
import { clickWeights } from '../../../catalogue/searches/click-weights.server'
import { type SearchRule, searchRule } from '../../../catalogue/searches/search-rules.server'
import type { Database } from '../../../database/tables.server'
import type { ListingQuery } from '../listing-query'
import { type Besides, besidesOf, NO_BESIDES } from './besides.server'
import { decidedOrder } from './decided-order.server'

/** The titles that are looked at to tell whether the filters leave any. */
const MOST_TITLES = 200

interface SearchedListing {
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
  besides: Besides
  corrected?: RankedSearch['corrected']
  /** True where what was asked for is not sold, and what is found only comes close to it. */
  isNear?: true
}

export interface Said {
  /** The words as they were typed; undefined where only filters or an order are left. */
  words?: string
  /** An order that words such as 'cheap' asked for. */
  sort?: ReadSearch['sort']
}

interface SearchContext {
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
  context: SearchContext,
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
    if (byWords.isFound || (await isElsewhere(chosen, byWords, context))) chosen = byWords
  }
  const { query, words, found, filters } = chosen
  // A thing of the lists stands only inside of words here: the rug in 'rugged'.
  const isInside = found.whole.length === 0 && isThing(askedWords(words))
  const ofWords = rule ?? (found.corrected ? await searchRule(context.db, words) : undefined)
  return {
    query,
    said: saidOf(chosen, asked),
    ...(words !== '' && { words }),
    ...decidedOrder(index, { ids: found.whole, words, filters }, ofWords),
    besides: context.isQuestion ? NO_BESIDES : await besidesOf(asked, chosen, context),
    ...(found.corrected && { corrected: found.corrected }),
    ...((found.isOther || isInside) && { isNear: true }),
  }
}

type Attempt = Awaited<ReturnType<typeof attempt>>

/**
 * Tells whether the department that was read has none of the thing, and others have it: perfume for
 * men, which is no fashion. What all words find is the thing then, and not another of the department.
 */
async function isElsewhere({ read }: Attempt, byWords: Attempt, { db, language }: SearchContext) {
  const [best] = byWords.found.part?.found ?? []
  if (read.filters.category === undefined || best === undefined) return false
  const { whole } = await rankedSearch(db, read.words, { language })
  return whole.includes(best)
}

/** Words that the merchant decided about stay words, where nothing would be left of them. */
const orPlain = (read: ReadSearch, text: string, rule: SearchRule | undefined): ReadSearch =>
  rule && read.words === '' ? { words: text, filters: {}, said: [] } : read

/** An order that was picked goes before one that words ask for. */
const saidOf = ({ read }: Pick<Attempt, 'read'>, asked: ListingQuery): Said => ({
  ...(read.words !== '' && { words: read.words }),
  ...(read.sort && asked.sort === 'best' && { sort: read.sort }),
})

/** Searches for what was read; something is found when a product has all of it. */
async function attempt(asked: ListingQuery, read: ReadSearch, context: SearchContext) {
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
