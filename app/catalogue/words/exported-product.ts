import type { CatalogueVariant, Review } from '../product/product'
import type { ProductOption } from '../product/variant'
import type { Words } from './word-columns'

/** A product as the export writes it and an import reads it: DummyJSON's names, dollars, percent. */
export interface ExportedProduct extends Words {
  id: number
  sku: string | null
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
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  thumbnail: string
  images: string[]
  /** What each of its pictures shows; none where nothing is said of any. */
  pictureTexts: string[]
  createdAt: string
  reviews: Review[]
  /** Both of a product with options only. */
  options?: ProductOption[]
  variants?: Omit<CatalogueVariant, 'id'>[]
}
