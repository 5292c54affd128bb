import type { Language } from '../../business'
import { announceChange, recordChange } from '../../database/changes.server'
import { findRow, findRows, insertRow, updateRows } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { indexRebuilt, refreshIndex } from '../index/current-index.server'
import { lockSlugs } from '../slugs/product-slugs.server'

/** A category does not exist; nothing was changed. */
export class UnknownCategory extends Error {
  constructor(readonly slug: string) {
    super(`there is no category ${slug}`)
  }
}

/** Somebody changed the order since it was read; nothing was changed. */
export class OrderChanged extends Error {}

export interface CategoryNames {
  /** In the catalogue's own language. */
  name?: string
  /** Names in other languages; an empty one is deleted. */
  others: Partial<Record<Language, string>>
}

interface NewCategory extends CategoryNames {
  slug: string
  name: string
  department: string | null
}

/** Runs in the same transaction, such as for an audit entry. */
type Alongside = (connection: Connection) => Promise<void>

/** Appends a category; returns false when another has its slug, or shows it as its address. */
export const createCategory = (
  db: Database,
  { slug, name, others, department }: NewCategory,
  alongside?: Alongside,
) =>
  changeCategories(db, async (connection) => {
    await lockSlugs(connection)
    const shown = await findRow(connection, 'categories', { address: slug }, ['slug'])
    if (shown) return false
    const { last } = await connection
      .selectFrom('categories')
      .select((row) => row.fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('categories')
      .values({ slug, name, department, position: (last ?? -1) + 1, own: 1 })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    await nameInOthers(connection, slug, others)
    await alongside?.(connection)
    return true
  })

/** Renames a category. Throws UnknownCategory. */
export const renameCategory = (db: Database, slug: string, { name, others }: CategoryNames) =>
  changeCategories(db, async (connection) => {
    await refuseUnknown(connection, [slug])
    if (name !== undefined) await updateRows(connection, 'categories', { slug }, { name, own: 1 })
    await nameInOthers(connection, slug, others)
    return true
  })

export async function nameInOthers(
  connection: Connection,
  slug: string,
  others: CategoryNames['others'],
) {
  for (const [language, name] of Object.entries(others)) {
    const one = { slug, language: language as Language }
    await connection
      .deleteFrom('category_names')
      .where('slug', '=', slug)
      .where('language', '=', one.language)
      .execute()
    if (name) await insertRow(connection, 'category_names', { ...one, name })
  }
}

/**
 * Moves these to the front; the others follow in their order. `was` is the whole order that was
 * read; without it the last writer wins. Throws UnknownCategory, OrderChanged.
 */
export const orderCategories = (
  db: Database,
  slugs: string[],
  { was, alongside }: { was?: string[]; alongside?: (before: string[]) => Alongside } = {},
) =>
  changeCategories(db, async (connection) => {
    await refuseUnknown(connection, slugs)
    const before = await lockedOrder(connection)
    if (was && was.join() !== before.join()) throw new OrderChanged()
    const order = [...new Set([...slugs, ...before])]
    if (order.join() === before.join()) return false
    for (const [position, slug] of order.entries())
      await updateRows(connection, 'categories', { slug }, { position })
    await alongside?.(before)(connection)
    return true
  })

async function lockedOrder(connection: Connection) {
  await connection
    .updateTable('categories')
    .set((row) => ({ position: row.ref('position') }))
    .execute()
  const rows = await connection
    .selectFrom('categories')
    .select('slug')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Sets a department, a picture's address or null, or whether it stands in the shop. Throws UnknownCategory. */
export const changeCategory = (
  db: Database,
  slug: string,
  values: { department: string | null } | { picture: string | null } | { hidden: number },
) =>
  changeCategories(db, async (connection) => {
    await refuseUnknown(connection, [slug])
    await connection.updateTable('categories').set(values).where('slug', '=', slug).execute()
    return true
  })

/** Changes categories in one transaction and tells every process: most pages name them. */
export async function changeCategories(
  db: Database,
  work: (connection: Connection) => Promise<boolean>,
) {
  const changed = await inTransaction(db, async (connection) => {
    if (!(await work(connection))) return false
    await logCatalogueChange(connection, [])
    await recordChange(connection, { products: 'all' })
    return true
  })
  if (!changed) return false
  await refreshIndex(db)
  await indexRebuilt(db)
  announceChange(db, { products: 'all' })
  return true
}

async function refuseUnknown(connection: Connection, slugs: string[]) {
  const rows = await findRows(connection, 'categories', { slug: slugs }, ['slug'])
  const known = new Set(rows.map(({ slug }) => slug))
  const unknown = slugs.find((slug) => !known.has(slug))
  if (unknown !== undefined) throw new UnknownCategory(unknown)
}
