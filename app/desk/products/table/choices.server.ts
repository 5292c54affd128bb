import { currentIndex } from '../../../catalogue/index/current-index.server'
import { readCategories } from '../../../catalogue/product/categories.server'
import type { Database } from '../../../database/tables.server'
import { settings } from '../../../settings/settings.server'
import { offeredLanguages } from '../../../texts/offered-languages.server'

const MOST_BRANDS = 1000

/** Reads the options of filters and forms: categories in order, and brands from A to Z. */
export async function readChoices(db: Database) {
  const categories = await readCategories(db)
  const { base } = await currentIndex(db)
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    brands: base.brands.filter((brand) => brand !== '').slice(0, MOST_BRANDS),
    taxClasses: settings().money.taxClasses,
    offered: offeredLanguages(),
    languages: offeredLanguages().filter((language) => language !== 'en'),
    weightUnit: settings().shop.weightUnit,
  }
}
