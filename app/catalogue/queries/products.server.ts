import { sql } from 'kysely'
import type { Language } from '../../business'
import { idsOf } from '../../database/rows.server'
import { type Database, YES } from '../../database/tables.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import type { SortOrder } from '../index/base/base'
import {
  allInOrder,
  type CatalogueIndex,
  groupInOrder,
  idAt,
} from '../index/catalogue-index.server'
import { countFacets, type Narrowed } from '../index/count-facets.server'
import { currentIndex } from '../index/current-index.server'
import type { Facets } from '../index/facets.server'
import { type ListSort, selectPositions, selectRanked } from '../index/select-positions.server'
import { areOfHistory } from '../product/price-history-rule.server'
import type { CardProduct, Category, ProductDetail } from '../product/product'
import { isProductId } from '../product/product-id'
import { newestReviews } from '../ratings/published-reviews.server'
import { soldOutProducts } from '../stock/sold-out.server'
import { variantsOf } from '../variants/variant-rows.server'
import { descriptionThere, hasWords, titleThere } from '../words/words-there.server'
import { cardsByIds, inOrder } from './cards.server'
import { DETAIL_COLUMNS, toDetail } from './product-detail.server'

export type { Facets, ListSort }

/** Returns a product with its words in the language, where it has them. */
export async function findProduct(
  db: Database,
  id: number,
  language?: Language,
): Promise<ProductDetail | undefined> {
  const [product] = await productsByIds(db, [id], language)
  return product
}

/** Returns listed products only, in the order of the ids. */
export async function productsByIds(
  db: Database,
  ids: readonly number[],
  language: Language = mainLanguage(),
) {
  const possible = ids.filter(isProductId)
  if (possible.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select(DETAIL_COLUMNS)
    .select('stock.quantity')
    .$if(hasWords(language), (query) =>
      query.select([titleThere(language), descriptionThere(language)]),
    )
    .where('products.id', 'in', possible)
    .where('products.listed', '=', YES)
    .execute()
  const reviewed = rows.filter(({ source_rating }) => source_rating !== null)
  const own = await newestReviews(db, idsOf(reviewed))
  const varied = rows.filter(({ options }) => options !== null)
  const variants = await variantsOf(db, idsOf(varied))
  return inOrder(possible, rows).map((row) =>
    toDetail(row, { own: own.get(row.id), variants: variants.get(row.id), language }),
  )
}

interface ListQuery extends Narrowed {
  sort?: ListSort
  page?: number
  show: number
  /** The language of the titles; the order stays that of the catalogue's own titles. */
  language?: Language
  /** Positions of the best products in order, which go first where the sort is 'best'. */
  ranked?: readonly number[]
  /** Positions of found products that go behind all others there. */
  last?: readonly number[]
}

const ORDERS: Record<ListSort, SortOrder> = {
  best: { by: 'title', direction: 'asc', ties: 'title' },
  title: { by: 'title', direction: 'asc', ties: 'title' },
  'price-asc': { by: 'price', direction: 'asc', ties: 'title' },
  'price-desc': { by: 'price', direction: 'desc', ties: 'title' },
  rating: { by: 'rating', direction: 'desc', ties: 'title' },
  discount: { by: 'discount', direction: 'desc', ties: 'title' },
}

/** Returns one page of cards and the number of matches; filters combine. */
export async function listCards(db: Database, query: ListQuery) {
  const { sort = 'title', page = 1, show, language, ranked = [], last = [], ...filters } = query
  const index = await currentIndex(db)
  const selection = { ...filters, order: ORDERS[sort], skip: (page - 1) * show, limit: show }
  const { positions, total } =
    sort === 'best' && filters.q !== undefined
      ? await selectRanked(index, { ...selection, also: undefined }, { ranked, last })
      : await selectPositions(index, selection)
  return { products: await cardsAt(db, index, positions, language), total }
}

/** Counts facets of all products, or of those that a search and the other facets' filters leave. */
export async function facets(db: Database, narrowed?: Narrowed): Promise<Facets> {
  return countFacets(await currentIndex(db), narrowed)
}

/** Counts what a search and its filters find that is not sold out. */
export async function countInStock(db: Database, { inStock: _, ...narrowed }: Narrowed) {
  const index = await currentIndex(db)
  const inStock = await soldOutProducts(db)
  const isNarrowed = Object.values(narrowed).some((one) => one !== undefined)
  if (!isNarrowed) return index.size - inStock.ids.size
  const page = { order: ORDERS.title, skip: 0, limit: 0 }
  return (await selectPositions(index, { ...narrowed, inStock, ...page })).total
}

export async function categories(db: Database): Promise<Category[]> {
  return (await currentIndex(db)).categories
}

/** Bounds the search, in multiples of n, when everything with a big discount is sold out. */
const FLASH_SALE_BOUND = 50

/** Returns the biggest discounts in stock; `soldOut` receives sold-out products among them. */
export async function flashSales(
  db: Database,
  n: number,
  { soldOut = [], language }: { soldOut?: CardProduct[]; language?: Language } = {},
) {
  const index = await currentIndex(db)
  const order = await allInOrder(index, ORDERS.discount)
  const cards: CardProduct[] = []
  const bound = Math.min(order.length, FLASH_SALE_BOUND * n)
  for (let at = 0; cards.length < n && at < bound; at += 2 * n)
    for (const card of await cardsAt(db, index, order.slice(at, at + 2 * n), language))
      if (cards.length < n && (card.discountPercentage > 0 || !areOfHistory()))
        (card.stock > 0 ? cards : soldOut).push(card)
  return cards
}

/** Returns the most sold products, then the best rated unless `onlySold`. */
export async function bestSelling(
  db: Database,
  n: number,
  language?: Language,
  { onlySold = false } = {},
) {
  const sold = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`sold > 0`) // SQLite uses the partial index only for a literal
    .where('listed', '=', YES)
    .orderBy('sold', 'desc')
    .orderBy('rating', 'desc')
    .orderBy('id')
    .limit(n)
    .execute()
  const ids = new Set(sold.map(({ id }) => id))
  if (onlySold) return cardsByIds(db, [...ids], language)
  const index = await currentIndex(db)
  const rated = await allInOrder(index, ORDERS.rating)
  for (const position of rated.slice(0, n)) ids.add(idAt(index, position))
  return (await cardsByIds(db, [...ids].slice(0, n), language)).slice(0, n)
}

export async function newest(db: Database, n: number, language?: Language) {
  const index = await currentIndex(db)
  const order = await allInOrder(index, { by: 'created', direction: 'desc', ties: 'title' })
  return cardsAt(db, index, order.slice(0, n), language)
}

export async function related(
  db: Database,
  product: Pick<CardProduct, 'id' | 'category' | 'brand'>,
  n: number,
  language?: Language,
) {
  const index = await currentIndex(db)
  const group = async (grouping: 'category' | 'brand', name: string, most: number) =>
    (await groupInOrder(index, { grouping, name }, ORDERS.rating)).slice(0, most)
  const near = await group('category', product.category, n + 1)
  const next = product.brand ? await group('brand', product.brand, 2 * n + 1) : []
  const others = [...new Set([...near, ...next])].filter(
    (position) => idAt(index, position) !== product.id,
  )
  return cardsAt(db, index, others.slice(0, n), language)
}

function cardsAt(
  db: Database,
  index: CatalogueIndex,
  positions: number[],
  language: Language | undefined,
) {
  const ids = positions.map((position) => idAt(index, position))
  return cardsByIds(db, ids, language)
}
