import { findRow } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { moveAddress } from '../../redirects/keep-redirects.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { categoryPath } from '../product/product-path'
import { standingCategories } from '../product/standing-categories.server'
import { changeCategories } from './edit-categories.server'

type Removed =
  | { ok: true; moved: number }
  | { ok: false; code: 'UNKNOWN' }
  | { ok: false; code: 'UNKNOWN_TARGET' }
  /** Products stand in it, hidden ones too, and no other category was given for them. */
  | { ok: false; code: 'HAS_PRODUCTS'; count: number }

/** More moved products than these are read anew with all others. */
const MOVED_ONE_BY_ONE = 1000
const ALL_PRODUCTS = '/shop'

interface Removal {
  slug: string
  /** The category that takes its products; null where none may stand in it. */
  to: string | null
}

/**
 * Removes a category, and moves its products. Its addresses lead to the category that took them, or
 * to all products. A product that is put into it meanwhile is moved too, or refused.
 */
export async function removeCategory(
  db: Database,
  { slug, to }: Removal,
  alongside?: (connection: Connection, moved: number) => Promise<void>,
): Promise<Removed> {
  let removed: Removed = { ok: false, code: 'UNKNOWN' }
  await changeCategories(db, async (connection) => {
    removed = { ok: false, code: 'UNKNOWN' }
    const target = await targetOf(connection, slug, to)
    if (to !== null && !target) {
      removed = { ok: false, code: 'UNKNOWN_TARGET' }
      return false
    }
    // PostgreSQL waits here for those who are putting a product into it, then sees the product.
    if (!(await isLocked(connection, slug))) return false
    const count = target ? 0 : await countIn(connection, slug)
    if (count > 0) {
      removed = { ok: false, code: 'HAS_PRODUCTS', count }
      return false
    }
    const moved = target ? await moveProducts(connection, slug, target.slug) : 0
    await leadAway(connection, slug, target ? categoryPath(target) : ALL_PRODUCTS)
    for (const table of ['category_names', 'size_guides', 'categories'] as const)
      await connection.deleteFrom(table).where('slug', '=', slug).execute()
    await alongside?.(connection, moved)
    removed = { ok: true, moved }
    return true
  })
  return removed
}

async function targetOf(connection: Connection, slug: string, to: string | null) {
  if (to === null || to === slug || !(await standingCategories(connection, [to])).has(to))
    return undefined
  return findRow(connection, 'categories', { slug: to }, ['slug', 'address'])
}

async function isLocked(connection: Connection, slug: string) {
  const row = await connection
    .selectFrom('categories')
    .select('slug')
    .where('slug', '=', slug)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

async function countIn(connection: Connection, slug: string) {
  const { count } = await connection
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('category', '=', slug)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function moveProducts(connection: Connection, slug: string, to: string) {
  const rows = await connection
    .updateTable('products')
    .set({ category: to, changed_at: Date.now() })
    .where('category', '=', slug)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await logCatalogueChange(connection, ids.length > MOVED_ONE_BY_ONE ? 'all' : ids)
  return ids.length
}

async function leadAway(connection: Connection, slug: string, to: string) {
  const row = await findRow(connection, 'categories', { slug }, ['address'])
  for (const address of new Set([row?.address ?? slug, slug]))
    await moveAddress(connection, {
      ...{ from: categoryPath({ slug: address }), to },
      ...{ kind: 'category', keepOld: true },
    })
}
