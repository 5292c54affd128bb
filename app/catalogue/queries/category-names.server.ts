import { LANGUAGES } from '../../business'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { textsOf } from '../../texts/texts.server'
import type { CatalogueIndex } from '../index/catalogue-index.server'
import { nameStems } from '../index/similar/asked.server'
import type { NamedCategory } from '../index/similar/asked-of'

const named = new WeakMap<CatalogueIndex, NamedCategory[]>()

/** Returns the categories with the stems of their names in every language, and of departments. */
export function namedCategories(index: CatalogueIndex) {
  const known = named.get(index)
  if (known) return known
  const inAll = LANGUAGES.map(
    (language) =>
      new Map(categoriesIn(language, index.categories).map(({ slug, name }) => [slug, name])),
  )
  const made = index.categories.map(({ slug, department }) => ({
    slug,
    names: [
      { stems: nameStems(slug.replaceAll('-', ' ')), ofDepartment: false },
      ...inAll.map((names, at) => ({
        ...{ stems: nameStems(names.get(slug) ?? ''), ofDepartment: false, column: LANGUAGES[at] },
      })),
      ...(department === null ? [] : departmentNames(department)).map((name) => ({
        ...{ stems: nameStems(name), ofDepartment: true },
      })),
    ].filter(({ stems }) => stems.size > 0),
  }))
  named.set(index, made)
  return made
}

/** Returns the names of a department in every language. */
export const departmentNames = (slug: string) => [
  slug.replaceAll('-', ' '),
  ...LANGUAGES.map(
    (language) => (textsOf(language).shop.departments as Record<string, string>)[slug] ?? '',
  ),
]
