import { z } from 'zod'
import { mainLanguage } from '../../texts/offered-languages.server'
import {
  LONGEST_SEO,
  SEO_COLUMNS,
  type SeoColumn,
  type SeoColumns,
  withSeoColumns,
} from '../product/seo-texts'
import { type TranslatedWords, WORD_COLUMNS, type WordColumn } from '../words/exported-product'
import { MOST_TAGS, tagsInCell, unfitTag, uniqueTags } from '../words/product-tags'
import { lineField, lineOf, listIn, optional, textField } from './fields'

const MOST_TITLE = 300
const MOST_DESCRIPTION = 20_000
const MOST_PICTURE_TEXT = 200

const wordField = (column: WordColumn) =>
  column.startsWith('title')
    ? optional(MOST_TITLE)
    : textField(MOST_DESCRIPTION).transform((given) => given || null)

/** The fields of a product's words in other languages and of its pictures' texts. */
export const WORD_FIELDS = {
  ...(Object.fromEntries(WORD_COLUMNS.map((one) => [one, wordField(one)])) as Record<
    WordColumn,
    ReturnType<typeof wordField>
  >),
  pictureTexts: z.preprocess(
    listIn,
    z.array(
      lineField(MOST_PICTURE_TEXT)
        .nullish()
        .transform((given) => given ?? ''),
    ),
  ),
}

/** The fields of what search engines show. */
export const SEO_WORD_FIELDS = Object.fromEntries(
  SEO_COLUMNS.map((one) => [
    one,
    optional(one.startsWith('seo_title') ? LONGEST_SEO.title : LONGEST_SEO.description),
  ]),
) as Record<SeoColumn, ReturnType<typeof optional>>

/** Returns the texts for search engines that the source names, even if only to clear them. */
export const givenSeo = (value: object, read: SeoColumns): Partial<SeoColumns> =>
  Object.fromEntries(
    SEO_COLUMNS.filter((one) => Object.hasOwn(value, one)).map((one) => [one, read[one]]),
  )

/** Returns stored texts for search engines with those of a row; columns that name no language are the catalogue's. */
export const withGivenSeo = (stored: string | null, given: Partial<SeoColumns>) =>
  withSeoColumns(stored, given, mainLanguage())

/** Returns the words that the source names, even if only to clear them. */
export const givenWords = (value: object, read: TranslatedWords): Partial<TranslatedWords> =>
  Object.fromEntries(
    WORD_COLUMNS.filter((one) => Object.hasOwn(value, one)).map((one) => [one, read[one]]),
  )

/** A tag may begin with a bracket as well: '[new]; sale'. */
const JSON_LIST = /^\s*\[\s*["\]]/

/**
 * Returns a product's tags from a list or a cell, or why they cannot be taken. A host's tags that
 * cannot be taken are left out.
 */
export function givenTags(value: unknown, isOfMerchant: boolean): string[] | { reason: string } {
  const isCell = typeof value === 'string' && !JSON_LIST.test(value)
  const listed = isCell ? tagsInCell(value) : listIn(value)
  const tags = uniqueTags(listed.map((tag) => (typeof tag === 'string' ? lineOf(tag) : '')))
  if (!isOfMerchant) return tags.filter((tag) => !unfitTag(tag)).slice(0, MOST_TAGS)
  const reason = tags.map(unfitTag).find((one) => one !== undefined)
  if (reason) return { reason: `tags: ${reason}` }
  if (tags.length > MOST_TAGS) return { reason: `tags: at most ${MOST_TAGS}` }
  return tags
}

interface Given {
  images: unknown[]
  pictureTexts: string[]
}

/** Returns the texts of the usable pictures in order, or the given ones without pictures. */
export const pictureTextsIn = ({ images, pictureTexts }: Given, used: readonly string[]) =>
  used.length > 0 ? used.map((one) => pictureTexts[images.indexOf(one)] ?? '') : pictureTexts
