import { setTimeout as sleep } from 'node:timers/promises'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { similarProducts } from '../index/similar/living-words.server'
import { firstMatches } from '../index/title-matches.server'
import type { CardProduct } from '../product/product'
import { cardsByIds } from '../queries/cards.server'
import { readLanguage } from './parameters'
import { suggestedGroups } from './suggested-groups.server'

const MOST_SUGGESTIONS = 50
/** With fewer titles than this, this many similar products follow. */
const ENOUGH = 6
/** After a start, a suggestion waits this long for the words, then has titles only. */
const WAIT_MS = 50

/** Suggests titles that contain the text; `more=1` adds what the shop's own box shows. */
export async function suggest(db: Database, search: URLSearchParams, origin: string) {
  const q = search.get('q') ?? ''
  const more = search.get('more') === '1'
  const language = readLanguage(search)
  const index = await currentIndex(db)
  if (q.trim() === '') return { products: [] }
  const ids = firstMatches(index, q, MOST_SUGGESTIONS).map((at) => idAt(index, at))
  const similar = more && ids.length < ENOUGH ? await similarTo(db, q, ids) : []
  const all = [...ids, ...similar]
  const cards = await readFromReplica(db, all, (reader) => cardsByIds(reader, all, language))
  const shown = ({ id, title, thumbnail, price }: CardProduct) => ({
    id,
    title,
    thumbnail: origin + thumbnail,
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

const similarTo = (db: Database, q: string, besides: number[]) =>
  Promise.race([
    similarProducts(db, q, { limit: ENOUGH, besides }),
    sleep(WAIT_MS, [], { ref: false }),
  ])
