import { sql } from 'kysely'
import { picturePath } from './picture-path.server'
import { lowestShown } from './prices/price-tags.server'
import { availabilityOf, type CardProduct, type ProductDetail, type Review } from './product'
import type { ProductsTable } from './tables.server'
import type { Variant } from './variants/variant'
import { optionsIn } from './variants/variant-rows.server'

export const CARD_COLUMNS = [
  'products.id',
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

export const DETAIL_COLUMNS = [
  ...CARD_COLUMNS,
  'products.description',
  'products.weight',
  'products.warranty',
  'products.shipping',
  'products.returns',
  'products.images',
  'products.reviews',
  'products.created_at',
  'products.source_rating',
] as const

/** 1 of a product some of whose variants cost more than the least, which is its own price. */
export const COSTS_MORE = sql<number>`case when products.options is not null and exists (
  select 1 from variants where variants.product_id = products.id and variants.listed = 1
  and variants.price > products.price) then 1 else 0 end`.as('costs_more')

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
> & {
  quantity: number | null
  options: string | null
  lowest_before: number | null
  costs_more?: number
}

export type DetailRow = CardRow &
  Pick<
    ProductsTable,
    | 'description'
    | 'weight'
    | 'warranty'
    | 'shipping'
    | 'returns'
    | 'images'
    | 'reviews'
    | 'created_at'
  > & { source_rating: number | null }

export const toCard = (row: CardRow): CardProduct => ({
  id: row.id,
  title: row.title,
  category: row.category,
  brand: row.brand,
  colour: row.colour,
  price: row.price,
  discountPercentage: row.discount / 100,
  ...lowestShown(row),
  ...(row.costs_more === 1 && { from: true }),
  rating: row.rating / 100,
  reviewCount: row.review_count,
  thumbnail: picturePath(row.id, 0, row.thumbnail),
  stock: row.quantity ?? 0,
  ...(row.options !== null && { options: optionsIn(row.options) }),
})

/** `own`: published reviews of the shop's own customers, which come first. */
export function toDetail(row: DetailRow, own: Review[] = [], variants?: Variant[]): ProductDetail {
  const card = toCard(row)
  const images = JSON.parse(row.images) as string[]
  return {
    ...card,
    description: row.description,
    weight: row.weight / 100,
    warrantyInformation: row.warranty,
    shippingInformation: row.shipping,
    returnPolicy: row.returns,
    availabilityStatus: availabilityOf(card.stock),
    reviews: [...own, ...(JSON.parse(row.reviews) as Review[])],
    images: images.map((source, at) => picturePath(row.id, at + 1, source)),
    createdAt: new Date(row.created_at).toISOString(),
    ...(variants && { variants }),
  }
}
