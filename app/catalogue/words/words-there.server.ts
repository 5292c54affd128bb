import { sql } from 'kysely'
import { LANGUAGES, type Language } from '../../business'
import { mainLanguage } from '../../texts/offered-languages.server'

/** Tells whether products may have words in a language beside the catalogue's own. */
export const hasWords = (language: Language) =>
  language !== LANGUAGES[0] || mainLanguage() !== LANGUAGES[0]

/** Null where a product has none in the language, or the language is the source's. */
export interface WordsThere {
  title_there?: string | null
  description_there?: string | null
}

const said = (column: 'title' | 'description', language: Language) =>
  sql<string | null>`(select ${sql.ref(`product_texts.${column}`)} from product_texts
    where product_texts.product_id = products.id and product_texts.language = ${language})`

/** Selects the title in a language, by the primary key, within a query of `products`. */
export const titleThere = (language: Language) => said('title', language).as('title_there')
export const descriptionThere = (language: Language) =>
  said('description', language).as('description_there')

/** Returns a title with its language, which is omitted if it is the catalogue's. */
export const titleInLanguage = (row: WordsThere & { title: string }, language: Language) => ({
  title: row.title_there || row.title,
  ...(row.title_there && { lang: language }),
})
