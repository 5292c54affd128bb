import type { Language } from '../../business'
import { hasWords } from '../../catalogue/words/words-there.server'
import type { Database } from '../../database/tables.server'
import type { Offer } from './price-items.server'

/** Adds a language's product titles where they exist. Orders keep the catalogue's. */
export async function titledIn(
  db: Database,
  language: Language,
  offers: ReadonlyMap<number, Offer>,
): Promise<ReadonlyMap<number, Offer>> {
  if (!hasWords(language) || offers.size === 0) return offers
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_id', 'title'])
    .where('product_id', 'in', [...offers.keys()])
    .where('language', '=', language)
    .execute()
  const titled = new Map(offers)
  for (const { product_id, title } of rows) {
    const offer = offers.get(product_id)
    if (offer && title) titled.set(product_id, { ...offer, title, lang: language })
  }
  return titled
}
