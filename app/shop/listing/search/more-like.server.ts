import type { Language } from '../../../business'
import type { CardProduct } from '../../../catalogue/product/product'
import { related } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'

/** The places of two rows on a desktop, and of three on a phone. */
const PLACES = 6

/** The most products of a list that is short. */
const FEW = 4

/**
 * Returns goods of the kind that a short list shows, as many as fill two rows. They stand outside the
 * search and its filters, so nothing counts them.
 */
export async function moreLike(
  db: Database,
  { found, similar }: Record<'found' | 'similar', { products: CardProduct[] }>,
  language: Language,
) {
  const shown = [...found.products, ...similar.products]
  const [first] = shown
  if (!first || shown.length > FEW) return []
  // With what comes close they stand under one heading.
  const free = PLACES - (found.products.length > 0 ? similar.products.length : 0)
  const ids = new Set(shown.map(({ id }) => id))
  const near = await related(db, first, 2 * PLACES, language)
  return near.filter(({ id, stock }) => stock > 0 && !ids.has(id)).slice(0, free)
}
