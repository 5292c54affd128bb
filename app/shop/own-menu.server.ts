import type { Language } from '../business'
import type { Category } from '../catalogue/product/product'
import { categories } from '../catalogue/queries/products.server'
import { db } from '../database/current.server'
import { settings } from '../settings/settings.server'
import { categoriesIn } from '../texts/known-values/known-values.server'
import { textsOf } from '../texts/texts.server'

/** The most categories of a menu that nobody has set. */
const MOST_ENTRIES = 12

export interface MenuEntry {
  slug: string
  name: string
  /** The categories of a department. */
  within?: MenuEntry[]
}

/**
 * Returns the menu that the merchant has set (`shop.menu`): categories, and departments with
 * theirs; undefined for the demo's menu. A merchant's own shop that has set none has its categories
 * with products. Entries that the catalogue does not have are left out.
 */
export async function ownMenu(language: Language): Promise<MenuEntry[] | undefined> {
  const { menu, kind } = settings().shop
  if (menu.length === 0 && kind === 'demo') return
  const known = categoriesIn(language, await categories(db))
  if (menu.length === 0)
    return known
      .filter(({ count }) => count > 0)
      .slice(0, MOST_ENTRIES)
      .map(toEntry)
  const departments: Record<string, string> = textsOf(language).shop.departments
  return menu.flatMap((slug): MenuEntry[] => {
    const category = known.find((one) => one.slug === slug)
    if (category) return [toEntry(category)]
    const name = Object.hasOwn(departments, slug) && departments[slug]
    const within = known.filter(({ department }) => department === slug).map(toEntry)
    return name && within.length > 0 ? [{ slug, name, within }] : []
  })
}

const toEntry = ({ slug, name, address = slug }: Category): MenuEntry => ({ slug: address, name })
