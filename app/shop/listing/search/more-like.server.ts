import type { Language } from '../../../business'
import type { CardProduct } from '../../../catalogue/product/product'
import { related } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'

/** The places of two rows on a desktop, and of three on a phone. */
const PLACES = 6

/**
 * Returns goods of the kind that a short list shows, as many as fill its rows. They stand outside the
 * search and its filters, so nothing counts them.
 */
export async function moreLike(
  db: Database,
  { found, similar }: Record<'found' | 'similar', { products: CardProduct[] }>,
  language: Language,
) {
  const shown = [...found.products, ...similar.products]
  const [first] = shown
  const headings = found.products.length > 0 && similar.products.length > 0 ? 2 : 1
  const free = PLACES - shown.length - headings
  if (!first || free < 1) return []
  const ids = new Set(shown.map(({ id }) => id))
  const near = await related(db, first, 2 * PLACES, language)
  return near.filter(({ id, stock }) => stock > 0 && !ids.has(id)).slice(0, free)
}
