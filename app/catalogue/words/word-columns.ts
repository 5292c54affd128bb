import { OTHER_LANGUAGES, type OtherLanguage } from '../../business'

export type WordColumn = `${'title' | 'description'}_${OtherLanguage}`

/** Of a file: a product's words in other languages than those its source has. */
export const WORD_COLUMNS = OTHER_LANGUAGES.flatMap((language): WordColumn[] => [
  `title_${language}`,
  `description_${language}`,
])

/** Null what is missing. */
export type Words = Record<WordColumn, string | null>

export const NO_WORDS = Object.fromEntries(WORD_COLUMNS.map((one) => [one, null])) as Words
