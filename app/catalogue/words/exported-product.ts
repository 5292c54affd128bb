import { LANGUAGES, type Language } from '../../business'
import type { CatalogueVariant, ProductReview } from '../product/product'
import type { SeoColumns } from '../product/seo-texts'
import type { ProductOption } from '../product/variant'

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

export type WordColumn = `${'title' | 'description'}_${Language}`

const columnsIn = (language: Language): WordColumn[] => [
  `title_${language}`,
  `description_${language}`,
]

/** The columns of a file for words in other languages than the catalogue's own. */
export const WORD_COLUMNS = LANGUAGES.flatMap(columnsIn)

/** Returns the columns that a file is written with: English ones where the catalogue is in another language. */
export const writtenWordColumns = (own: Language) =>
  WORD_COLUMNS.filter((column) => own !== LANGUAGES[0] || !column.endsWith(`_${LANGUAGES[0]}`))

/** Null for missing words. */
export type TranslatedWords = Record<WordColumn, string | null>

export const NO_WORDS = Object.fromEntries(
  WORD_COLUMNS.map((one) => [one, null]),
) as TranslatedWords

/** Returns the words that a file of a catalogue in a language is written with. */
export const writtenWords = (words: TranslatedWords, own: Language) =>
  Object.fromEntries(writtenWordColumns(own).map((one) => [one, words[one]])) as TranslatedWords
