import { currentIndex } from '../../../catalogue/index/current-index.server'
import { readCategories } from '../../../catalogue/product/categories.server'
import { usedTags } from '../../../catalogue/words/stored-tags.server'
import type { Database } from '../../../database/tables.server'
import { settings } from '../../../settings/settings.server'
import { mainLanguage, offeredLanguages } from '../../../texts/offered-languages.server'

const MOST_BRANDS = 1000

/** Reads the options of filters and forms: categories in order, brands from A to Z, and tags. */
export async function readChoices(db: Database) {
  const categories = await readCategories(db)
  const { base } = await currentIndex(db)
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    brands: base.brands.filter((brand) => brand !== '').slice(0, MOST_BRANDS),
    tags: await usedTags(db),
    taxClasses: settings().money.taxClasses,
    offered: offeredLanguages(),
    main: mainLanguage(),
    languages: offeredLanguages().filter((language) => language !== 'en'),
    weightUnit: settings().shop.weightUnit,
  }
}
