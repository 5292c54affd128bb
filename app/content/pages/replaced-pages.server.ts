import type { Language } from '../../business'
import { missing } from '../../catalogue/missing.server'
import { pagesWhere } from '../../http/pages/page-rules'
import { settings } from '../../settings/settings.server'
import { ELSEWHERE } from '../elsewhere/social-links'
import { ownPage } from '../written/own-page.server'
import { pathOfPage, REPLACED_PAGES, type ReplacedPage } from './own-page-values'
import { publishedPage, type ShownPage } from './shown-pages.server'

const LISTED = pagesWhere(({ robots }) => robots === 'listed').map(([path]) => path)

/**
 * Returns what the merchant wrote in place of a built-in page: a page of its own, or the setting
 * `pages`. Undefined where the built-in page is shown, which only the demo has: a merchant's own
 * shop answers 404.
 */
export async function replacedPage(slug: ReplacedPage, language: Language) {
  const isOwn = settings().shop.kind === 'own'
  const page = await publishedPage(slug, language).catch((error) => {
    if (isOwn) throw error
    return undefined // The built-in page stands without the database.
  })
  if (page) return page
  const written = slug === 'about' ? undefined : await ownPage(language, slug)
  if (!written && isOwn) throw await missing(language)
  return written && { ...written, description: undefined }
}

interface Titles {
  title?: string
  description?: string
}

/** Returns a page with the built-in page's title and description where it has none itself. */
export const withDefaults = <Page extends Titles>(page: Page, built: Required<Titles>) => ({
  ...page,
  title: page.title ?? built.title,
  description: page.description ?? built.description,
})

/** Returns the built-in addresses that show a page: in a merchant's own shop the written ones. */
export function pagesInPlace(pages: readonly Pick<ShownPage, 'slug'>[]): ReplacedPage[] {
  const { shop, pages: written } = settings()
  if (shop.kind === 'demo') return [...REPLACED_PAGES]
  return REPLACED_PAGES.filter(
    (slug) =>
      pages.some((page) => page.slug === slug) ||
      (slug !== 'about' && written[shop.defaultLanguage][slug].trim() !== ''),
  )
}

/**
 * Returns the built-in paths of the sitemap: without those that a merchant's own shop has not
 * written, and without those whose own page is listed in the languages that it has.
 */
export function listedPaths(pages: readonly Pick<ShownPage, 'slug'>[]) {
  const own = settings().shop.kind === 'own'
  const written = new Set(pages.map(({ slug }) => pathOfPage(slug)))
  const shown = new Set<string>(pagesInPlace(pages).map(pathOfPage))
  const replaced = new Set<string>(REPLACED_PAGES.map(pathOfPage))
  return LISTED.filter((path) => {
    if (replaced.has(path)) return shown.has(path) && !written.has(path)
    return !(own && path === ELSEWHERE)
  })
}
