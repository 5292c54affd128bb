import type { Language } from '../business'
import { categories } from '../catalogue/queries/products.server'
import { db } from '../database/current.server'
import { settings } from '../settings/settings.server'
import { categoriesIn } from '../texts/known-values/known-values.server'
import { textsOf } from '../texts/texts.server'

export interface MenuEntry {
  slug: string
  name: string
  /** The categories of a department. */
  within?: MenuEntry[]
}

/**
 * Returns the menu that the merchant has set (`shop.menu`): categories, and departments with
 * theirs; undefined for the default menu. Entries that the catalogue does not have are left out.
 */
export async function ownMenu(language: Language): Promise<MenuEntry[] | undefined> {
  const { menu } = settings().shop
  if (menu.length === 0) return
  const known = categoriesIn(language, await categories(db))
  const departments: Record<string, string> = textsOf(language).shop.departments
  return menu.flatMap((slug): MenuEntry[] => {
    const category = known.find((one) => one.slug === slug)
    if (category) return [{ slug, name: category.name }]
    const name = departments[slug]
    const within = known.filter(({ department }) => department === slug).map(toEntry)
    return name && within.length > 0 ? [{ slug, name, within }] : []
  })
}

const toEntry = ({ slug, name }: MenuEntry): MenuEntry => ({ slug, name })
