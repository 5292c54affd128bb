import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { firstMatches } from '../index/title-matches.server'
import { cardsByIds } from '../products.server'
import { suggestedGroups } from './suggested-groups.server'

const MOST_SUGGESTIONS = 50

/** Titles that contain the text as typed; with `more=1` also what the shop's search box shows. */
export async function suggest(db: Database, search: URLSearchParams, origin: string) {
  const q = search.get('q') ?? ''
  const more = search.get('more') === '1'
  const index = await currentIndex(db)
  if (q.trim() === '') return { products: [] }
  const found = firstMatches(index, q, MOST_SUGGESTIONS)
  const products = await shownProducts(db, idsAt(index, found), { origin, more })
  return more ? { products, ...(await suggestedGroups(index, q)) } : { products }
}

const idsAt = (index: CatalogueIndex, positions: number[]) => positions.map((at) => idAt(index, at))

/** Prices in dollars, as in the catalogue API. */
async function shownProducts(
  db: Database,
  ids: number[],
  { origin, more }: { origin: string; more: boolean },
) {
  const cards = await readFromReplica(db, ids, (reader) => cardsByIds(reader, ids))
  return cards.map(({ id, title, thumbnail, price }) => ({
    id,
    title,
    thumbnail: origin + thumbnail,
    ...(more && { price: price / 100 }),
  }))
}
