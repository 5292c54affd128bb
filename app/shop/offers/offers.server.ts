import type { Language } from '../../business'
import { bestSelling, categories } from '../../catalogue/queries/products.server'
import { db } from '../../database/current.server'
import { textsFor } from '../../texts/texts.server'

const BEST = 6

export type OffersShown = Awaited<ReturnType<typeof offersIn>>

/** Returns what a page without products offers instead, with its texts. */
export async function offersIn(language: Language) {
  const { home, shop } = textsFor(language, 'home', 'shop')
  const [known, selling] = await Promise.all([categories(db), bestSelling(db, 2 * BEST, language)])
  const best = selling.filter(({ stock }) => stock > 0).slice(0, BEST)
  const filled = new Set(known.map(({ department }) => department))
  const departments = Object.entries(shop.departments)
    .filter(([slug]) => filled.has(slug))
    .map(([slug, label]) => ({ slug, label }))
  const texts = {
    search: shop.searchAgain,
    departments: home.departments,
    best: home.bestSelling,
  }
  return { texts, departments, best }
}
