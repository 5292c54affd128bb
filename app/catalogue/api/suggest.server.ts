import type { Language } from '../../business'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { firstMatches } from '../index/title-matches.server'
import type { CardProduct } from '../product/product'
import { cardsByIds, cardsInColour } from '../queries/cards.server'
import { positionIn } from '../queries/ranked-search.server'
import { arranged } from '../searches/arranged'
import { type SearchRule, searchRule } from '../searches/search-rules.server'
import { readLanguage } from './parameters'
import { suggestedGroups } from './suggested-groups.server'
import { readTyped, suggestedByReading, suggestedByWords } from './suggested-products.server'

const MOST_SUGGESTIONS = 50
/** If fewer titles than this are found, as many similar products follow. */
const ENOUGH = 6
/** The size from which a shop does not rank titles that suffice: it would for each letter typed. */
const RANKED_BELOW = 50_000

const NOTHING_RANKED = { ids: [], areAsked: false }

/** Returns the page that answers a question about the shop, with a name for the group. */
export type HelpFor = (
  text: string,
  language: Language,
) => Promise<{ label: string; pages: { to: string; label: string }[] } | undefined>

/** Suggests titles that contain the text; `more=1` adds what the shop's own box shows. */
export async function suggest(
  db: Database,
  search: URLSearchParams,
  origin: string,
  helpFor?: HelpFor,
) {
  const q = search.get('q') ?? ''
  const more = search.get('more') === '1'
  const language = readLanguage(search)
  const index = await currentIndex(db)
  if (q.trim() === '') return { products: [] }
  const titles = firstMatches(index, q, MOST_SUGGESTIONS).map((at) => idAt(index, at))
  const rule = more ? await searchRule(db, q) : undefined
  const help = more && !rule?.target ? await helpFor?.(q, language) : undefined
  // A question of help has no goods by other words.
  const isRanked = more && !help && (titles.length < ENOUGH || index.size < RANKED_BELOW)
  const typed = { text: q, language, most: ENOUGH }
  // Where a title has the text, its words are no values, as on the results page.
  const read = isRanked && titles.length === 0 ? await readTyped(db, index, typed) : undefined
  const byWords = () =>
    read ? suggestedByReading(db, index, { ...typed, read }) : suggestedByWords(db, typed)
  const { ids: ranked, areAsked } = isRanked ? await byWords() : NOTHING_RANKED
  const places = new Map(ranked.map((id, place) => [id, place]))
  const placeOf = (id: number) => places.get(id) ?? ranked.length
  const sorted = areAsked ? [...ranked] : titles.toSorted((a, b) => placeOf(a) - placeOf(b))
  const alike = sorted.length < ENOUGH ? ranked.filter((id) => !sorted.includes(id)) : []
  const { ids, similar } = decided(index, rule, { ids: sorted, similar: alike })
  const all = [...ids, ...similar]
  const cards = await readFromReplica(db, all, async (reader) =>
    cardsInColour(reader, await cardsByIds(reader, all, language), read?.filters.colour),
  )
  const shown = ({ id, slug, title, thumbnail, price }: CardProduct) => ({
    id,
    ...(more && slug && { slug }),
    title,
    thumbnail: thumbnail && origin + thumbnail,
    ...(more && { price: price / minorUnitsOf() }),
  })
  const isSimilar = new Set(similar)
  const products = cards.filter(({ id }) => !isSimilar.has(id)).map(shown)
  if (!more) return { products }
  return {
    products,
    similar: cards.filter(({ id }) => isSimilar.has(id)).map(shown),
    ...(await suggestedGroups(index, q, language)),
    ...(help && { help }),
  }
}

interface Found {
  ids: number[]
  similar: number[]
}

/**
 * Returns what is suggested in the merchant's order: what is pinned and boosted first, what is
 * buried last. A search that leads to a page suggests nothing by other words.
 */
function decided(index: CatalogueIndex, rule: SearchRule | undefined, { ids, similar }: Found) {
  if (!rule) return { ids, similar: similar.slice(0, ENOUGH) }
  const others = rule.target === null ? similar : []
  const pinned = rule.pinned.filter((id) => positionIn(index, id) !== -1)
  const { first, last } = arranged([...ids, ...others], { ...rule, pinned })
  const inTitles = new Set([...ids, ...pinned, ...rule.boosted])
  const all = [...first, ...last]
  return {
    ids: all.filter((id) => inTitles.has(id)).slice(0, MOST_SUGGESTIONS),
    similar: all.filter((id) => !inTitles.has(id)).slice(0, ENOUGH),
  }
}
