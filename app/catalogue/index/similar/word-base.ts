import type { NumberTable } from './number-table.server.ts'

/**
 * The products of each word at one version of the catalogue; immutable, on shared memory. A product
 * is an index into `ids`; singular and plural of a word share a list of products.
 */
export interface WordBase {
  version: number
  /** The token of the logged change that made the version. */
  token: string | null
  ids: Int32Array
  /** Ratings in hundredths. */
  rating: Uint16Array
  /** A bitmap of the products for each tier, the best rated first. */
  tiers: Uint32Array
  tierRatings: Uint16Array
  /** Words of letters, in which typing errors are forgiven. */
  letters: Terms
  /** Numbers and names of models, which must match exactly; their lists come after `stems`. */
  numbers: NumberTable
  stems: number
  /** The products of words in titles, brands and categories. */
  strong: Lists
  /** The products of words that only descriptions contain. */
  weak: Lists
}

/** Words by length, then by code units; those of one length have a fixed width. */
export interface Terms {
  letters: Uint16Array
  /** The first word of each length and the offset of its letters; one more entry at the end. */
  first: Uint32Array
  lettersAt: Uint32Array
  masks: Uint32Array
  lists: Uint32Array
}

/** Distances between products, seven bits a byte; where that would take more, a bit a product. */
export interface Lists {
  bytes: Uint8Array
  /** The byte at which each list begins; one more entry at the end. */
  starts: Uint32Array
}

/** A product's texts as they are indexed, with only the beginning of its description. */
export type WordsRow = [
  id: number,
  title: string,
  brand: string | null,
  category: string,
  description: string,
  rating: number,
  /** Titles in other languages, joined; null without any. */
  titlesThere?: string | null,
]

/** The length of a description's indexed part, in letters. */
export const DESCRIPTION_LETTERS = 400

/** Returns the strong and the weak text of a product, from which its words are read. */
export const indexedTexts = ([, title, brand, category, description, , titles]: WordsRow) => ({
  strong: `${title} ; ${brand ?? ''} ; ${category.replaceAll('-', ' ')}${titles ? ` ; ${titles}` : ''}`,
  weak: description,
})
