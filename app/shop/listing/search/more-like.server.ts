import type { Language } from '../../../business'
import type { CardProduct } from '../../../catalogue/product/product'
import { categories, listCards, related } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'

/** The places of two rows on a desktop, and of three on a phone. */
const PLACES = 6
/** A desktop's row. A phone leaves out the third, which would stand alone (results.css). */
const ROW = 3

/** The most products of a list that is short. */
const FEW = 4

/**
 * Returns goods of the kind that a short list shows, then of its department: as many as fill two rows,
 * or one, or none. They stand outside the search and its filters, so nothing counts them.
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
  const others = async (found: Promise<CardProduct[]>) => {
    const fresh = (await found).filter(({ id, stock }) => stock > 0 && !ids.has(id))
    for (const { id } of fresh) ids.add(id)
    return fresh
  }
  const more = await others(related(db, first, 2 * PLACES, language))
  if (more.length < free) more.push(...(await others(ofDepartment(db, first.category, language))))
  if (more.length >= free) return more.slice(0, free)
  return free === PLACES && more.length >= ROW ? more.slice(0, ROW) : []
}

/** Returns the best rated goods of a category's department. */
async function ofDepartment(db: Database, slug: string, language: Language) {
  const department = (await categories(db)).find((one) => one.slug === slug)?.department
  if (!department) return []
  const best = { category: department, sort: 'rating', page: 1, show: 2 * PLACES } as const
  return (await listCards(db, { ...best, language })).products
}
