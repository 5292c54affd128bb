import type { Language } from '../../business'
import { hasWords } from '../../catalogue/words/words-there.server'
import type { Connection } from '../../database/tables.server'
import type { Offer } from './price-items.server'

/** Titles by language and product id; without those that are the catalogue's own. */
export type TitlesThere = ReadonlyMap<Language, ReadonlyMap<number, string>>

/** Reads the titles of products in the languages of orders, by one query, or none where all are the source's. */
export async function titlesThere(
  connection: Connection,
  orders: readonly { language: Language }[],
  ids: readonly number[],
): Promise<TitlesThere> {
  const languages = [...new Set(orders.map(({ language }) => language))].filter(hasWords)
  if (languages.length === 0 || ids.length === 0) return new Map()
  const rows = await connection
    .selectFrom('product_texts')
    .select(['product_id', 'language', 'title'])
    .where('product_id', 'in', [...new Set(ids)])
    .where('language', 'in', languages)
    .execute()
  const found = new Map<Language, Map<number, string>>()
  for (const language of languages) found.set(language, new Map())
  for (const { product_id, language, title } of rows)
    if (title) found.get(language as Language)?.set(product_id, title)
  return found
}

/** Returns the offers with their titles in a language, where they have one. */
export function titledOffers(
  offers: ReadonlyMap<number, Offer>,
  titles: TitlesThere,
  language: Language,
): ReadonlyMap<number, Offer> {
  const there = titles.get(language)
  if (!there?.size) return offers
  const titled = new Map(offers)
  for (const [id, title] of there) {
    const offer = offers.get(id)
    if (offer) titled.set(id, { ...offer, title, lang: language, sourceTitle: offer.title })
  }
  return titled
}
