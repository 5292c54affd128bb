import { LANGUAGES, type Language } from '../../business'

/** What search engines show of a page, in one language; the page's own where it is absent. */
export interface SeoText {
  title?: string
  description?: string
}

export type SeoTexts = Partial<Record<Language, SeoText>>

/** The lengths that search engines show whole. */
export const SHOWN_SEO = { title: 60, description: 155 } as const
export const LONGEST_SEO = { title: 200, description: 500 } as const

export type SeoColumn =
  | 'seo_title'
  | 'seo_description'
  | `seo_${'title' | 'description'}_${Language}`

type SeoField = [column: SeoColumn, language: Language, field: keyof SeoText]

const fieldsIn = (language: Language, ending: '' | `_${Language}` = `_${language}`) =>
  (['title', 'description'] as const).map(
    (field): SeoField => [`seo_${field}${ending}`, language, field],
  )

/** Returns what the columns of a file mean: those that name no language are the catalogue's own. */
const fieldsRead = (own: Language) => [
  ...fieldsIn(own, ''),
  ...LANGUAGES.flatMap((language) => fieldsIn(language)),
]

const fieldsWritten = (own: Language) => [
  ...fieldsIn(own, ''),
  ...LANGUAGES.flatMap((language) => (language === own ? [] : fieldsIn(language))),
]

/** Every column that a file may have. */
export const SEO_COLUMNS = fieldsRead(LANGUAGES[0]).map(([column]) => column)

/** Returns the columns that a file is written with. */
export const writtenSeoColumns = (own: Language) => fieldsWritten(own).map(([column]) => column)

export type SeoColumns = Record<SeoColumn, string | null>

/** Returns the texts that a row of the database holds. */
export const seoTextsIn = (seo_texts: string | null): SeoTexts =>
  seo_texts ? (JSON.parse(seo_texts) as SeoTexts) : {}

/** Returns the texts as the database holds them, languages in their order; null without any. */
export function storedSeoTexts(texts: SeoTexts): string | null {
  const said = LANGUAGES.flatMap((language) => {
    const { title, description } = texts[language] ?? {}
    if (!title && !description) return []
    return [[language, { ...(title && { title }), ...(description && { description }) }]]
  })
  return said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : null
}

export const seoColumnsOf = (texts: SeoTexts, own: Language) =>
  Object.fromEntries(
    fieldsWritten(own).map(([column, language, field]) => [
      column,
      texts[language]?.[field] ?? null,
    ]),
  ) as SeoColumns

/**
 * Returns stored texts with those that a row of a file gives; an empty one is removed. Where two
 * columns are of one language, the one that names it counts.
 */
export function withSeoColumns(stored: string | null, given: Partial<SeoColumns>, own: Language) {
  if (Object.keys(given).length === 0) return stored
  const texts = seoTextsIn(stored)
  for (const [column, language, field] of fieldsRead(own))
    if (column in given)
      texts[language] = { ...texts[language], [field]: given[column] ?? undefined }
  return storedSeoTexts(texts)
}
