import type { Language } from '../../business'
import { readProductId } from '../../catalogue/product/product-id'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { categories } from '../../catalogue/queries/products.server'
import { productIdOf } from '../../catalogue/slugs/product-slugs.server'
import { slugAtPath } from '../../content/pages/own-page-values'
import { pagesInPlace } from '../../content/pages/replaced-pages.server'
import { type ShownPage, titleOfPage } from '../../content/pages/shown-pages.server'
import type { Database } from '../../database/tables.server'
import { decodePart } from '../../input/parsed'
import { settings } from '../../settings/settings.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { textsOf } from '../../texts/texts.server'

const PRODUCT = /^\/shop\/([^/?#]+)/
const CATEGORY = /^\/shop\/?\?/

/**
 * Returns the names of what links of a menu lead to, by link: null where the product, category or
 * page is gone, and nothing for other links.
 */
export async function linkTargets(
  db: Database,
  links: readonly string[],
  { language, pages }: { language: Language; pages: readonly ShownPage[] },
) {
  const targets = new Map<string, string | null>()
  for (const [to, title] of await productTitles(db, links, language)) targets.set(to, title)
  const isOther = (to: string) => CATEGORY.test(to) && categoryOf(to) !== null
  const nameOf = links.some(isOther) ? await categoryNames(db, language) : () => null
  const inPlace = new Set<string>(pagesInPlace(pages))
  for (const to of links) {
    const slug = slugAtPath(to)
    const page = pages.find((one) => one.slug === slug)
    if (isOther(to)) targets.set(to, nameOf(categoryOf(to) ?? ''))
    else if (slug !== undefined && !page && !inPlace.has(slug)) targets.set(to, null)
    const title = page && titleOfPage(page, language)
    if (title) targets.set(to, title)
  }
  return targets
}

export const categoryOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('category')

async function productTitles(db: Database, links: readonly string[], language: Language) {
  const asked = links.flatMap((to) => {
    const part = PRODUCT.exec(to)?.[1]
    return part === undefined ? [] : [{ to, part }]
  })
  const ids = await Promise.all(
    asked.map(async ({ to, part }) => ({
      to,
      id: readProductId(part) ?? (await bySlug(db, part)),
    })),
  )
  const cards = await cardsByIds(
    db,
    ids.flatMap(({ id }) => id ?? []),
    language,
  )
  const titles = new Map(cards.map(({ id, title }) => [id, title]))
  return ids.map(({ to, id }) => [to, titles.get(id ?? 0) ?? null] as const)
}

const bySlug = (db: Database, part: string) => productIdOf(db, decodePart(part) ?? part)

async function categoryNames(db: Database, language: Language) {
  const known = categoriesIn(language, await categories(db))
  const departments: Record<string, string> = textsOf(language).shop.departments
  const isDemo = settings().shop.kind === 'demo'
  return (slug: string) => {
    const found = known.find((one) => one.slug === slug || one.address === slug)
    const isDepartment = isDemo || known.some(({ department }) => department === slug)
    return found?.name ?? (isDepartment ? departments[slug] : undefined) ?? null
  }
}
