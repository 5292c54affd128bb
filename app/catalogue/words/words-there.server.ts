import { sql } from 'kysely'
import { LANGUAGES, type Language } from '../../business'

/** Whether products may have words of their own in a language: those of their source are English. */
export const hasWords = (language: Language) => language !== LANGUAGES[0]

/** Null where a product has none in the language, or is said as its source says it. */
export interface WordsThere {
  title_there?: string | null
  description_there?: string | null
}

const said = (column: 'title' | 'description', language: Language) =>
  sql<string | null>`(select ${sql.ref(`product_texts.${column}`)} from product_texts
    where product_texts.product_id = products.id and product_texts.language = ${language})`

/** For queries of `products`: by the key of their table, in the query that reads the product. */
export const titleThere = (language: Language) => said('title', language).as('title_there')
export const descriptionThere = (language: Language) =>
  said('description', language).as('description_there')

/** A title with its language, which is left out where it is the catalogue's. */
export const titleOf = (row: WordsThere & { title: string }, language: Language) => ({
  title: row.title_there || row.title,
  ...(row.title_there && { lang: language }),
})
