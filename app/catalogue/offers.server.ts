import { BEST_SHOWN, type Language } from '../business'
import { db } from '../database/current.server'
import { settings } from '../settings/settings.server'
import { textsFor } from '../texts/texts.server'
import { bestSelling, categories, newest } from './queries/products.server'

export type OffersShown = Awaited<ReturnType<typeof offersIn>>

/** Returns what a page without products offers instead, with its texts; up to `most` best sellers. */
export async function offersIn(language: Language, most = BEST_SHOWN) {
  const { home, shop } = textsFor(language, 'home', 'shop')
  const [known, { heading, cards }] = await Promise.all([categories(db), row(language, 2 * most)])
  const best = cards.filter(isInStock).slice(0, most)
  const filled = new Set(known.map(({ department }) => department))
  const departments = Object.entries(shop.departments)
    .filter(([slug]) => filled.has(slug))
    .map(([slug, label]) => ({ slug, label }))
  const texts = {
    search: shop.searchAgain,
    departments: home.departments,
    best: heading,
  }
  return { texts, departments, best }
}

/** A merchant's own shop calls best sellers only what was sold; until then it offers what is new. */
async function row(language: Language, most: number) {
  const { home, ownHome } = textsFor(language, 'home', 'ownHome')
  const onlySold = settings().shop.kind === 'own'
  const sold = await bestSelling(db, most, language, { onlySold })
  if (!onlySold || sold.some(isInStock)) return { heading: home.bestSelling, cards: sold }
  return { heading: ownHome.ownNewest, cards: await newest(db, most, language) }
}

const isInStock = ({ stock }: { stock: number }) => stock > 0
