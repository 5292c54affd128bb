import type { ProductReview } from '../product/product'
import type { SeoColumns } from '../product/seo-texts'
import type { TranslatedWords } from '../words/exported-product'
import type { Variety } from './variants/variety'

/** A product to store: prices in cents, hundredths as in the tables, dates in epoch ms. */
export interface IncomingProduct {
  /** 0 where the shop assigns an id on storing. */
  id: number
  /** The merchant's own number, unique in the shop. */
  sku: string | null
  /** The address of its page; a host has none to give. */
  slug: string | null
  gtin: string | null
  title: string
  description: string
  category: string
  /** The category as the source writes it; its slug may be another one's (CategorySlugs). */
  categoryName: string
  brand: string | null
  colour: string | null
  price: number
  tax_class: string | null
  discount: number
  rating: number
  stock: number
  weight: number
  /** Set where a merchant's file gives the weight in a column that names no unit. */
  plainWeight?: true
  warranty: string
  shipping: string
  returns: string
  reviews: ProductReview[]
  thumbnail: string
  images: string[]
  pictureTexts: string[]
  /** Each once, in the order of their keys. */
  tags: string[]
  /** Words in other languages that the source sets or clears. */
  words: Partial<TranslatedWords>
  /** Texts for search engines that the source sets or clears. */
  seo: Partial<SeoColumns>
  /** Null for a product without options; otherwise its price and stock come from its variants. */
  variety: Variety | null
  createdAt?: number
  /** Fields the source leaves out: a known product keeps its own. */
  absent: ProductField[]
}

/** A field that a source may leave out. */
export type ProductField = Exclude<
  keyof IncomingProduct,
  'id' | 'categoryName' | 'words' | 'seo' | 'createdAt' | 'absent' | 'plainWeight'
>

export const isGivenReduced = ({ discount, variety }: IncomingProduct) =>
  discount > 0 || variety?.variants.some(({ compareAt }) => compareAt !== null) === true
