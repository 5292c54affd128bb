import type { CatalogueVariant, ProductReview } from '../product/product'
import type { SeoColumns } from '../product/seo-texts'
import type { ProductOption } from '../product/variant'
import type { TranslatedWords } from './word-columns'

/** A product in exports and imports: DummyJSON's names, the shop's currency, percent. */
export interface ExportedProduct extends TranslatedWords, SeoColumns {
  id: number
  sku: string | null
  slug: string | null
  gtin: string | null
  title: string
  description: string
  category: string
  price: number
  taxClass: string | null
  discountPercentage: number
  rating: number
  stock: number
  brand: string | null
  colour: string | null
  /** Pounds; absent where the shop weighs in kilograms. */
  weight?: number
  weightKg?: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  thumbnail: string
  images: string[]
  /** A text for each picture; empty if no picture has one. */
  pictureTexts: string[]
  tags: string[]
  createdAt: string
  /** The shop that wrote the file, where it says that a stock moved since the last import. */
  exportedFrom?: number
  movedSinceImport?: number
  reviews: ProductReview[]
  /** Present only for a product with options. */
  options?: ProductOption[]
  variants?: (Omit<CatalogueVariant, 'id'> & { weightKg?: number; movedSinceImport?: number })[]
}
