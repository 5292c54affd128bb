import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { oneAtATime } from '../../database/transactions/one-at-a-time.server'
import { forgetSources, moveAddress } from '../../redirects/keep-redirects.server'
import { productPath } from '../product/product-path'
import { LONGEST_SLUG, slugOfTitle } from './slug-of-title'

const LOOKED_UP_AT_ONCE = 500

/** Makes writers of slugs take turns, from their check to the commit. */
export const lockSlugs = (connection: Connection) => oneAtATime(connection, 'slugs')

export interface SlugHolder {
  id: number
  title: string
}

/** Returns the products that have these slugs, by slug. */
export async function slugHolders(connection: Connection, slugs: readonly string[]) {
  const holders = new Map<string, SlugHolder>()
  for (let at = 0; at < slugs.length; at += LOOKED_UP_AT_ONCE) {
    const rows = await connection
      .selectFrom('products')
      .select(['id', 'title', 'slug'])
      .where('slug', 'in', slugs.slice(at, at + LOOKED_UP_AT_ONCE))
      .execute()
    for (const { slug, ...holder } of rows) if (slug !== null) holders.set(slug, holder)
  }
  return holders
}

/** Returns another product that has the slug; the second of two takers waits here. */
export async function otherSlugHolder(connection: Connection, slug: string | null, id: number) {
  if (slug === null) return undefined
  await lockSlugs(connection)
  const holder = (await slugHolders(connection, [slug])).get(slug)
  return holder?.id === id ? undefined : holder
}

/** Returns the product with the slug in an address, which need not be in its normal form. */
export async function productIdOf(connection: Connection, slug: string) {
  const normal = slugOfTitle(slug)
  if (normal === '' || slug.length > 2 * LONGEST_SLUG) return undefined
  const found = await findRow(connection, 'products', { slug: normal }, ['id'])
  return found?.id
}

export interface SlugChange {
  id: number
  before: string | null
  slug: string | null
}

/**
 * Keeps the former addresses of products whose slugs changed, in the transaction that changes
 * them. The path with the number goes on working by itself.
 */
export async function keepFormerSlugs(connection: Connection, changes: readonly SlugChange[]) {
  for (const { id, before, slug } of changes)
    await moveAddress(connection, {
      from: productPath({ id, slug: before }),
      to: productPath({ id, slug }),
      kind: 'product',
      keepOld: before !== null,
    })
  // Products that exchange slugs each leave a redirect from an address that is a page again.
  await forgetSources(
    connection,
    changes.flatMap(({ slug }) => (slug === null ? [] : `/shop/${slug}`)),
  )
}

/** Returns a slug that no other thing has: the wanted one, or one with the least number from 2. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean) {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) {
    const slug = numberedSlug(wanted, number)
    if (!isTaken(slug)) return slug
  }
}

export function numberedSlug(wanted: string, number: number) {
  const end = `-${number}`
  return slugOfTitle(wanted.slice(0, LONGEST_SLUG - end.length)) + end
}
