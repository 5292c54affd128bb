import { hash } from 'node:crypto'
import { findRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { parseJson } from '../../input/parsed'
import { textsOf } from '../../texts/texts.server'
import { changeCategories } from '../care/edit-categories.server'
import { isSizeOption } from '../product/look'
import type { ProductOption } from '../product/variant'
import { lockSlugs } from '../slugs/product-slugs.server'
import { type SizeTable, sizeTablesInput, tablesFor } from './size-table'
import './tables.server'

interface SizeGuide {
  /** A category's slug or a department's. */
  slug: string
  tables: SizeTable[]
}

interface Sized {
  category: string
  options?: readonly ProductOption[]
}

/** Returns all guides by slug; what cannot be read counts as none. */
export async function listSizeGuides(db: Connection): Promise<SizeGuide[]> {
  const rows = await db
    .selectFrom('size_guides')
    .select(['slug', 'size_tables'])
    .orderBy('slug')
    .execute()
  return rows.map(({ slug, size_tables }) => ({ slug, tables: tablesIn(size_tables) }))
}

const tablesIn = (json: string) => sizeTablesInput.safeParse(parseJson(json)).data ?? []

/**
 * Returns the tables for a product: its category's, or those of the category's department; none
 * for a product without an option of sizes.
 */
export async function sizeTablesOf(db: Connection, { category, options }: Sized) {
  const sizes = options?.find(({ name }) => isSizeOption(name))
  if (!sizes) return []
  const rows = await db
    .selectFrom('size_guides')
    .select(['slug', 'size_tables'])
    .where((row) =>
      row.or([
        row('slug', '=', category),
        row(
          'slug',
          '=',
          row.selectFrom('categories').select('department').where('categories.slug', '=', category),
        ),
      ]),
    )
    .execute()
  const own = rows.find(({ slug }) => slug === category) ?? rows[0]
  return own ? tablesFor(tablesIn(own.size_tables), sizes.values) : []
}

export const sizeGuideVersion = (tables: readonly SizeTable[]) =>
  hash('sha1', JSON.stringify(tables), 'hex')

type SavedGuide =
  | { ok: true }
  | { ok: false; code: 'UNKNOWN' }
  | { ok: false; code: 'CHANGED'; now: SizeTable[] }

/**
 * Stores a guide; without tables it is removed, and a category has its department's again.
 * `version` is that of the tables that were read; without it the last writer wins.
 */
export async function saveSizeGuide(
  db: Database,
  { slug, tables }: SizeGuide,
  { version, alongside }: { version?: string; alongside?: Alongside } = {},
): Promise<SavedGuide> {
  let saved: SavedGuide = { ok: true }
  await changeCategories(db, async (connection) => {
    await lockSlugs(connection)
    if (!(await isSlug(connection, slug))) {
      saved = { ok: false, code: 'UNKNOWN' }
      return false
    }
    const before = await guideOf(connection, slug)
    if (version !== undefined && version !== sizeGuideVersion(before)) {
      saved = { ok: false, code: 'CHANGED', now: before }
      return false
    }
    // The demo's stay the demo's until they are changed.
    if (sizeGuideVersion(tables) === sizeGuideVersion(before)) return false
    await writeGuide(connection, { slug, tables })
    await alongside?.(connection, before)
    return true
  })
  return saved
}

type Alongside = (connection: Connection, before: SizeTable[]) => Promise<void>

async function guideOf(connection: Connection, slug: string) {
  const row = await findRow(connection, 'size_guides', { slug }, ['size_tables'])
  return row ? tablesIn(row.size_tables) : []
}

async function writeGuide(connection: Connection, { slug, tables }: SizeGuide) {
  if (tables.length === 0) {
    await connection.deleteFrom('size_guides').where('slug', '=', slug).execute()
    return
  }
  const values = { size_tables: JSON.stringify(tables), own: 1, changed_at: Date.now() }
  await connection
    .insertInto('size_guides')
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute()
}

async function isSlug(connection: Connection, slug: string) {
  if (isDepartment(slug)) return true
  const row = await findRow(connection, 'categories', { slug }, ['slug'])
  return row !== undefined
}

const isDepartment = (slug: string) => Object.hasOwn(textsOf('en').shop.departments, slug)
