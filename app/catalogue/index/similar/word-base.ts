import type { NumberTable } from './number-table.server.ts'

/**
 * Which products hold which words, at one version of the catalogue; never changed. Typed arrays on
 * shared memory. A product is a place in `ids`; forms of one word (singular and plural)
 * share a list of products.
 */
export interface WordBase {
  version: number
  /** Of the logged change that made the version. */
  token: string | null
  /** Ascending. */
  ids: Int32Array
  /** In hundredths. */
  rating: Uint16Array
  /** Bits of the best rated products, then of the next: a bit for each product in every tier. */
  tiers: Uint32Array
  /** The best rating of each tier, falling. */
  tierRatings: Uint16Array
  /** Words of letters, which may be typed wrong, */
  letters: Terms
  /** and numbers and names of models, which mean what they say; their lists come after `stems`. */
  numbers: NumberTable
  stems: number
  /** Of words in titles, brands and categories, */
  strong: Lists
  /** and of those that only descriptions hold. */
  weak: Lists
}

/** By length, then by code units: the words of one length stand together, each as wide as they. */
export interface Terms {
  letters: Uint16Array
  /** Of each length, and one more: its first word, and where its letters begin. */
  first: Uint32Array
  lettersAt: Uint32Array
  /** A bit for each letter that a word has (`maskOf`). */
  masks: Uint32Array
  /** The list of each word. */
  lists: Uint32Array
}

/** Distances between products, seven bits a byte; where that would take more, a bit a product. */
export interface Lists {
  bytes: Uint8Array
  /** Where each list begins; one more entry at the end. */
  starts: Uint32Array
}

/** A product's texts as they are indexed: only the beginning of its description. */
export type WordsRow = [
  id: number,
  title: string,
  brand: string | null,
  category: string,
  description: string,
  rating: number,
  /** In other languages, one after the other; null without any. */
  titlesThere?: string | null,
]

/** Letters of a description whose words are found. */
export const DESCRIPTION_LETTERS = 400

/** What the words of a product are read from, strong and weak. */
export const textsOf = ([, title, brand, category, description, , titles]: WordsRow) => ({
  strong: `${title} ; ${brand ?? ''} ; ${category.replaceAll('-', ' ')}${titles ? ` ; ${titles}` : ''}`,
  weak: description,
})
