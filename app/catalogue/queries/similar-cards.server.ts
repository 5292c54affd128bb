import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { type FacetFilters, facetFilters } from '../index/filters.server'
import { positionOf } from '../index/overlay.server'
import { similarProducts } from '../index/similar/living-words.server'
import { firstMatches } from '../index/title-matches.server'
import type { CardProduct } from '../product/product'
import { cardsByIds } from './cards.server'
import type { ListSort } from './products.server'

/** A search that this many titles match shows no similar products. */
const ENOUGH = 6

interface Asked extends FacetFilters {
  q?: string
  sort?: ListSort
}

interface Listed {
  found: { products: readonly CardProduct[]; total: number }
  show: number
  language?: Language
}

/**
 * Returns similar products for a listing with few title matches: products whose words match, the
 * best first, or in the requested order if it is not by title.
 */
export async function similarCards(db: Database, asked: Asked, { found, show, language }: Listed) {
  const { q, sort = 'title' } = asked
  if (!q || found.total >= ENOUGH) return { products: [], total: 0 }
  const index = await currentIndex(db)
  const besides = found.products.map(({ id }) => id)
  const ids = await similarProducts(db, q, {
    besides: [...besides, ...firstMatches(index, q, ENOUGH).map((at) => idAt(index, at))],
  })
  const filters = facetFilters(index, asked)
  const kept = ids.filter((id) => {
    const position = positionIn(index, id)
    return position !== -1 && filters.every(({ passes }) => passes(position))
  })
  if (sort === 'title')
    return { products: await cardsByIds(db, kept.slice(0, show), language), total: kept.length }
  const products = (await cardsByIds(db, kept, language)).sort(ORDERS[sort]).slice(0, show)
  return { products, total: kept.length }
}

const ORDERS: Record<Exclude<ListSort, 'title'>, (a: CardProduct, b: CardProduct) => number> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  discount: (a, b) => b.discountPercentage - a.discountPercentage,
}

function positionIn({ base, overlay }: CatalogueIndex, id: number) {
  if (!overlay.ids.has(id)) return positionOf(base, id)
  const changed = overlay.rows.findIndex((row) => row.id === id)
  return changed === -1 ? -1 : base.ids.length + changed
}
