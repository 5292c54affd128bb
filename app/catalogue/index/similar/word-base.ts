import { wordsInText } from '../../dictionary/word-forms.ts'
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
  /** Words of letters, in which typing errors are forgiven. */
  letters: Terms
  /** Numbers and names of models, which must match exactly; their lists come after `stems`. */
  numbers: NumberTable
  stems: number
  /** The products of words in titles. */
  title: Lists
  /** The products of words in brands, colours, options and tags, and of categories (`categoryWord`). */
  facts: Lists
  /** The products of words that only descriptions contain. */
  weak: Lists
}

export const FIELDS = ['title', 'facts', 'weak'] as const
export type WordField = (typeof FIELDS)[number]

/** Words by length, then by code units; those of one length have a fixed width. */
export interface Terms {
  letters: Uint16Array
  /** The first word of each length and the offset of its letters; one more entry at the end. */
  first: Uint32Array
  lettersAt: Uint32Array
  masks: Uint32Array
  /** Each word's list; `STEM_ONLY` is added where the word is no word of the shop, but a stem. */
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
  colour?: string | null,
  /** JSON: the options with all their values; null without any. */
  options?: string | null,
  /** The tags, joined; null without any. */
  tags?: string | null,
]

/** The length of a description's indexed part, in letters. */
export const DESCRIPTION_LETTERS = 400

export const STEM_ONLY = 0x80000000

/** Returns the word under which a category's products stand; nobody can type it. */
export const categoryWord = (slug: string) => `0:${slug}`

/** Returns the words of a product by field; one word may stand in several. */
export function wordsByField([
  ,
  title,
  brand,
  category,
  description,
  ,
  titles,
  colour,
  options,
  tags,
]: WordsRow): Record<WordField, string[]> {
  const values = options ? valuesIn(options) : []
  const said = [brand ?? '', colour ?? '', tags ?? '', ...values].join(' ; ')
  return {
    title: wordsInText(titles ? `${title} ; ${titles}` : title),
    facts: [...wordsInText(said), categoryWord(category)],
    weak: wordsInText(description),
  }
}

/** Returns the values of options, as the shop stored them. */
const valuesIn = (options: string): string[] =>
  [...options.matchAll(/"values":\[(.*?)\]/g)].map(([, values = '']) => values)
