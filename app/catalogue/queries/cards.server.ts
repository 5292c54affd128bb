import { CompiledQuery, sql } from 'kysely'
import type { Language } from '../../business'
import { findRows } from '../../database/rows.server'
import { type Database, engineOf, YES } from '../../database/tables.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import { shownReduction } from '../prices/price-tags.server'
import { isColourOption } from '../product/look'
import { idList, isOneOf } from '../product/one-of.server'
import { picturePath } from '../product/picture-path.server'
import { areOfHistory } from '../product/price-history-rule.server'
import type { CardProduct } from '../product/product'
import { isProductId } from '../product/product-id'
import type { ProductsTable } from '../product/tables.server'
import { optionsIn, variantsOf } from '../variants/variant-rows.server'
import { hasWords, titleInLanguage, titleThere, type WordsThere } from '../words/words-there.server'

export const CARD_COLUMNS = [
  'products.id',
  'products.slug',
  'products.title',
  'products.category',
  'products.brand',
  'products.colour',
  'products.price',
  'products.discount',
  'products.lowest_before',
  'products.rating',
  'products.review_count',
  'products.thumbnail',
  'products.options',
] as const

/** 1 when some variants cost more than the product's own price, their least. */
const COSTS_MORE = sql<number>`case when products.options is not null and exists (
  select 1 from variants where variants.product_id = products.id and variants.listed = 1
  and variants.price > products.price) then 1 else 0 end`.as('costs_more')

/** The lowest price before of the cheapest variants, those whose price the card shows. */
const LOWEST_OF_CHEAPEST = sql<number | null>`case when products.options is not null then (
  select min(coalesce(variants.lowest_before, variants.price)) from variants
  where variants.product_id = products.id and variants.listed = 1
  and variants.price = products.price) end`.as('lowest_of_cheapest')

export type CardRow = Pick<
  ProductsTable,
  | 'id'
  | 'title'
  | 'category'
  | 'brand'
  | 'colour'
  | 'price'
  | 'discount'
  | 'rating'
  | 'review_count'
  | 'thumbnail'
> &
  WordsThere & {
    slug: string | null
    quantity: number | null
    options: string | null
    lowest_before: number | null
    costs_more?: number
    lowest_of_cheapest?: number | null
  }

/** Returns cards of listed products in the order of the ids, titled in the language. */
export async function cardsByIds(
  db: Database,
  ids: readonly number[],
  language: Language = mainLanguage(),
): Promise<CardProduct[]> {
  const possible = ids.filter(isProductId)
  if (possible.length === 0) return []
  const { rows } = await db.executeQuery(cardsQuery(db, possible, language))
  return inOrder(possible, rows).map((row) => toCard(row, language))
}

export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Caches queries by engine, language and kind of shop; compiling one takes as long as reading eight cards. */
const written = new Map<string, CompiledQuery<CardRow>>()

function cardsQuery(db: Database, ids: number[], language: Language) {
  const key = `${engineOf(db)} ${language} ${hasWords(language)} ${areOfHistory()}`
  const query = written.getOrInsertComputed(key, () => writeQuery(db, language))
  const parameters = [...query.parameters.slice(0, -1), idList(db, ids)]
  return CompiledQuery.raw(query.sql, parameters) as CompiledQuery<CardRow>
}

const writeQuery = (db: Database, language: Language) =>
  db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select(CARD_COLUMNS)
    .select(['stock.quantity', COSTS_MORE])
    .$if(areOfHistory(), (query) => query.select(LOWEST_OF_CHEAPEST))
    .$if(hasWords(language), (query) => query.select(titleThere(language)))
    .where('products.listed', '=', YES)
    .where(isOneOf(db, sql.ref('products.id'), []))
    .compile()

export const toCard = (row: CardRow, language: Language): CardProduct => ({
  id: row.id,
  ...(row.slug !== null && { slug: row.slug }),
  ...titleInLanguage(row, language),
  category: row.category,
  brand: row.brand,
  colour: row.colour,
  price: row.price,
  ...shownReduction(
    row.options !== null && areOfHistory()
      ? { ...row, lowest_before: row.lowest_of_cheapest ?? null }
      : row,
  ),
  ...(row.costs_more === 1 && { from: true }),
  rating: row.rating / 100,
  reviewCount: row.review_count,
  thumbnail: row.thumbnail && picturePath(row.id, 0, row.thumbnail), // '' without a picture
  stock: row.quantity ?? 0,
  ...(row.options !== null && { options: optionsIn(row.options) }),
})

/**
 * Returns cards with the picture and the name of one of the colours, where variants in it have a
 * picture of their own, and a link to the product in it; others stay as they are.
 */
export async function cardsInColour(
  db: Database,
  cards: CardProduct[],
  colours: readonly string[] = [],
): Promise<CardProduct[]> {
  const positionOf = ({ options = [] }: CardProduct) =>
    options.findIndex(
      ({ name, values }) => isColourOption(name) && colours.some((one) => values.includes(one)),
    )
  const ids = cards.filter((card) => positionOf(card) !== -1).map(({ id }) => id)
  if (ids.length === 0) return cards
  const variants = await variantsOf(db, ids)
  const rows = await findRows(db, 'products', { id: ids }, ['id', 'images'])
  const images = new Map(rows.map(({ id, images }) => [id, JSON.parse(images) as string[]]))
  return cards.map((card) => {
    const position = positionOf(card)
    const shown = variants.get(card.id)?.find(({ values, pictures }) => {
      return colours.includes(values[position] ?? '') && pictures?.length
    })
    const colour = shown?.values[position]
    const at = shown?.pictures?.[0] ?? -1
    const source = images.get(card.id)?.[at]
    if (colour === undefined || source === undefined) return card
    const search = `?option${position + 1}=${encodeURIComponent(colour)}`
    return { ...card, colour, search, thumbnail: picturePath(card.id, at + 1, source) }
  })
}
