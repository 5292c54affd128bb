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

const SEO_FIELDS: [column: SeoColumn, language: Language, field: keyof SeoText][] =
  LANGUAGES.flatMap((language, at) =>
    (['title', 'description'] as const).map((field): [SeoColumn, Language, keyof SeoText] => [
      at === 0 ? `seo_${field}` : `seo_${field}_${language}`,
      language,
      field,
    ]),
  )

/** The columns of a file; those of the catalogue's own language name none. */
export const SEO_COLUMNS = SEO_FIELDS.map(([column]) => column)

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

export const seoColumnsOf = (texts: SeoTexts) =>
  Object.fromEntries(
    SEO_FIELDS.map(([column, language, field]) => [column, texts[language]?.[field] ?? null]),
  ) as SeoColumns

/** Returns stored texts with those that a row of a file gives; an empty one is removed. */
export function withSeoColumns(stored: string | null, given: Partial<SeoColumns>) {
  if (Object.keys(given).length === 0) return stored
  const texts = seoTextsIn(stored)
  for (const [column, language, field] of SEO_FIELDS)
    if (column in given)
      texts[language] = { ...texts[language], [field]: given[column] ?? undefined }
  return storedSeoTexts(texts)
}
