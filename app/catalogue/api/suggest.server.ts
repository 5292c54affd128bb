import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../business'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { firstMatches } from '../index/title-matches.server'
import type { CardProduct } from '../product/product'
import { cardsByIds } from '../queries/cards.server'
import { rankedSearch } from '../queries/ranked-search.server'
import { readLanguage } from './parameters'
import { suggestedGroups } from './suggested-groups.server'

const MOST_SUGGESTIONS = 50
/** With fewer titles than this, this many similar products follow. */
const ENOUGH = 6
/** In a larger shop titles come as they are sorted: each letter that is typed would be ranked. */
const RANKED_BELOW = 50_000
/** After a start, a suggestion waits this long for the words, then has titles only. */
const WAIT_MS = 50

/** Suggests titles that contain the text; `more=1` adds what the shop's own box shows. */
export async function suggest(db: Database, search: URLSearchParams, origin: string) {
  const q = search.get('q') ?? ''
  const more = search.get('more') === '1'
  const language = readLanguage(search)
  const index = await currentIndex(db)
  if (q.trim() === '') return { products: [] }
  const titles = firstMatches(index, q, MOST_SUGGESTIONS).map((at) => idAt(index, at))
  const isRanked = more && (titles.length < ENOUGH || index.size < RANKED_BELOW)
  const ranked = isRanked ? await rankedFor(db, q, language) : []
  const places = new Map(ranked.map((id, place) => [id, place]))
  const placeOf = (id: number) => places.get(id) ?? ranked.length
  const ids = titles.toSorted((a, b) => placeOf(a) - placeOf(b))
  const similar =
    ids.length < ENOUGH ? ranked.filter((id) => !ids.includes(id)).slice(0, ENOUGH) : []
  const all = [...ids, ...similar]
  const cards = await readFromReplica(db, all, (reader) => cardsByIds(reader, all, language))
  const shown = ({ id, slug, title, thumbnail, price }: CardProduct) => ({
    id,
    ...(more && slug && { slug }),
    title,
    thumbnail: thumbnail && origin + thumbnail,
    ...(more && { price: price / minorUnitsOf() }),
  })
  const alike = new Set(similar)
  const products = cards.filter(({ id }) => !alike.has(id)).map(shown)
  if (!more) return { products }
  return {
    products,
    similar: cards.filter(({ id }) => alike.has(id)).map(shown),
    ...(await suggestedGroups(index, q, language)),
  }
}

async function rankedFor(db: Database, q: string, language: Language) {
  const ranking = rankedSearch(db, q, { language })
  return (await Promise.race([ranking, sleep(WAIT_MS, undefined, { ref: false })]))?.whole ?? []
}
