import { type Language, LOW_STOCK } from '../../business'
import { settings } from '../../settings/settings.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import { lowestOfCheapest, shownVariants } from '../prices/price-tags.server'
import { picturePath } from '../product/picture-path.server'
import { availabilityOf, type ProductDetail, type ProductReview } from '../product/product'
import { seoTextsIn } from '../product/seo-texts'
import type { ProductsTable } from '../product/tables.server'
import type { Variant } from '../product/variant'
import { CARD_COLUMNS, type CardRow, toCard } from './cards.server'

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
  'products.seo_texts',
] as const

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
  > & {
    source_rating: number | null
    gtin: string | null
    picture_texts: string | null
    seo_texts: string | null
  }

interface Besides {
  /** Published reviews of the shop's own customers, which come first. */
  own?: ProductReview[]
  variants?: Variant[]
  language: Language
}

export function toDetail(row: DetailRow, { own = [], variants, language }: Besides): ProductDetail {
  const card = toCard(
    variants ? { ...row, lowest_of_cheapest: lowestOfCheapest(variants) } : row,
    language,
  )
  const images = JSON.parse(row.images) as string[]
  const { lowStock } = settings().shop
  const seo = seoTextsIn(row.seo_texts)[language]
  return {
    ...card,
    description: row.description_there || row.description,
    ...(row.description_there && { descriptionLang: language }),
    ...(row.gtin && { gtin: row.gtin }),
    weight: row.weight / 100,
    warrantyInformation: row.warranty,
    shippingInformation: row.shipping,
    returnPolicy: row.returns,
    availabilityStatus: availabilityOf(card.stock, lowStock),
    ...(lowStock !== LOW_STOCK && { lowStock }),
    reviews: [...own, ...(JSON.parse(row.reviews) as ProductReview[])],
    images: images.map((source, at) => picturePath(row.id, at + 1, source)),
    ...(row.picture_texts &&
      language === mainLanguage() && { pictureTexts: textsByPath(row, images) }),
    createdAt: new Date(row.created_at).toISOString(),
    ...(variants && { variants: shownVariants(variants) }),
    ...(seo && { seo }),
  }
}

/** Returns texts by the picture's path; the table has them by its source's address. */
function textsByPath({ id, picture_texts }: DetailRow, images: string[]) {
  const shows = JSON.parse(picture_texts as string) as Record<string, string>
  return Object.fromEntries(
    images.flatMap((source, at) => {
      const text = shows[source]
      return text ? [[picturePath(id, at + 1, source), text]] : []
    }),
  )
}
