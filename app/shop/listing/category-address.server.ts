import type { Language } from '../../business'
import type { SeoText } from '../../catalogue/product/seo-texts'
import type { Database } from '../../database/tables.server'
import { parseUrl } from '../../input/parsed'
import { findRedirect } from '../../redirects/find-redirect.server'
import type { Listing } from './find-listing.server'

/**
 * Returns the list that an address with a category's former name leads to, with the rest of its
 * query, as a path without language; undefined where the category is known or unknown. A removed one that nothing took over leads to all.
 */
export async function movedCategory(
  db: Database,
  { whole, unknown }: Listing,
  parameters: URLSearchParams,
) {
  const asked = unknown.find(({ kind }) => kind === 'category')?.name
  if (asked === undefined) return undefined
  const category =
    whole.categories.find(({ key }) => key === asked)?.slug ?? (await formerName(db, asked))
  if (category === undefined) return undefined
  const query = new URLSearchParams(parameters)
  if (category === null) query.delete('category')
  else query.set('category', category)
  return query.size > 0 ? `/shop?${query}` : '/shop'
}

/** Returns the category that a former name leads to; null for all products. */
async function formerName(db: Database, asked: string) {
  const found = await findRedirect(db, `/shop?${new URLSearchParams({ category: asked })}`)
  const url = found === undefined ? undefined : parseUrl(found, 'http://shop.invalid')
  const category = url?.searchParams.get('category') ?? undefined
  return category ?? (url?.pathname === '/shop' && url.search === '' ? null : undefined)
}

/** Returns what search engines show of a category's list, where it is set and nothing narrows it. */
export function seoOf({ query, whole }: Listing, language: Language): { seo?: SeoText } {
  const { category, q, brand, colour, size, price, min, max } = query
  const narrowed = [q, brand, colour, size, price, min, max].some((one) => one !== undefined)
  const seo = narrowed
    ? undefined
    : whole.categories.find(({ slug }) => slug === category)?.seo?.[language]
  return seo ? { seo } : {}
}
