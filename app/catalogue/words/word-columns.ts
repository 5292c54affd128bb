import { OTHER_LANGUAGES, type OtherLanguage } from '../../business'

export type WordColumn = `${'title' | 'description'}_${OtherLanguage}`

/** The columns of a file for words in other languages than the source's. */
export const WORD_COLUMNS = OTHER_LANGUAGES.flatMap((language): WordColumn[] => [
  `title_${language}`,
  `description_${language}`,
])

/** Null for missing words. */
export type TranslatedWords = Record<WordColumn, string | null>

export const NO_WORDS = Object.fromEntries(
  WORD_COLUMNS.map((one) => [one, null]),
) as TranslatedWords
