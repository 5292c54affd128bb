import { z } from 'zod'
import { type TranslatedWords, WORD_COLUMNS, type WordColumn } from '../words/word-columns'
import { lineField, listIn, optional, textField } from './fields'

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

/** Returns the words that the source names, even if only to clear them. */
export const givenWords = (value: object, read: TranslatedWords): Partial<TranslatedWords> =>
  Object.fromEntries(
    WORD_COLUMNS.filter((one) => Object.hasOwn(value, one)).map((one) => [one, read[one]]),
  )

interface Given {
  images: unknown[]
  pictureTexts: string[]
}

/** Returns the texts of the usable pictures in order, or the given ones without pictures. */
export const pictureTextsIn = ({ images, pictureTexts }: Given, used: readonly string[]) =>
  used.length > 0 ? used.map((one) => pictureTexts[images.indexOf(one)] ?? '') : pictureTexts
