import { LANGUAGES, type Language } from '../../business'

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
