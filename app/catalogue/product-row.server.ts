import { sql } from 'kysely'
import { LANGUAGES, type Language } from '../business'
import { picturePath } from './picture-path.server'
import { lowestShown } from './prices/price-tags.server'
import { availabilityOf, type CardProduct, type ProductDetail, type Review } from './product'
import type { ProductsTable } from './tables.server'
import type { Variant } from './variants/variant'
import { optionsIn } from './variants/variant-rows.server'
import { hasWords, titleOf, type WordsThere } from './words/words-there.server'

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
  'products.gtin',
  'products.picture_texts',
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
> &
  WordsThere & {
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
  > & { source_rating: number | null; gtin: string | null; picture_texts: string | null }

export const toCard = (row: CardRow, language: Language = LANGUAGES[0]): CardProduct => ({
  id: row.id,
  ...titleOf(row, language),
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

interface Besides {
  /** Published reviews of the shop's own customers, which come first. */
  own?: Review[]
  variants?: Variant[]
  language?: Language
}

export function toDetail(
  row: DetailRow,
  { own = [], variants, language = LANGUAGES[0] }: Besides,
): ProductDetail {
  const card = toCard(row, language)
  const images = JSON.parse(row.images) as string[]
  return {
    ...card,
    description: row.description_there || row.description,
    ...(row.description_there && { descriptionLang: language }),
    ...(row.gtin && { gtin: row.gtin }),
    weight: row.weight / 100,
    warrantyInformation: row.warranty,
    shippingInformation: row.shipping,
    returnPolicy: row.returns,
    availabilityStatus: availabilityOf(card.stock),
    reviews: [...own, ...(JSON.parse(row.reviews) as Review[])],
    images: images.map((source, at) => picturePath(row.id, at + 1, source)),
    ...(row.picture_texts && !hasWords(language) && { pictureTexts: textsByPath(row, images) }),
    createdAt: new Date(row.created_at).toISOString(),
    ...(variants && { variants }),
  }
}

/** By the path of the picture; its source's address is the key in the table. */
function textsByPath({ id, picture_texts }: DetailRow, images: string[]) {
  const shows = JSON.parse(picture_texts as string) as Record<string, string>
  return Object.fromEntries(
    images.flatMap((source, at) => {
      const text = shows[source]
      return text ? [[picturePath(id, at + 1, source), text]] : []
    }),
  )
}
