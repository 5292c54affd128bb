import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, YES } from '../../database/tables.server'
import { readCategories } from '../product/categories.server'
import { areOfHistory } from '../product/price-history-rule.server'
import { shownDiscount } from '../product/shown-discount.server'
import type { Base } from './base/base'
import { type CatalogueIndex, catalogueIndex, type KnownCategory } from './catalogue-index.server'
import { type CatalogueVersion, changesSince } from './catalogue-log.server'
import type { OrderStore } from './order-store.server'
import {
  emptyOverlay,
  type Overlay,
  type OverlayRow,
  overlayRow,
  withChanges,
} from './overlay.server'

/** The most changed products whose rows are read; above, a thread reads all products. */
const MOST_CHANGED = 5000
/** The rows whose places are found (20 µs each) before requests get their turn. */
const ROWS_AT_ONCE = 200

interface Indexed {
  base: Base
  stored: OrderStore
  overlay: Overlay
  version: CatalogueVersion
}

export const indexedBase = (base: Base, stored: OrderStore): Indexed => ({
  base,
  stored,
  overlay: emptyOverlay(base),
  version: { version: base.version, token: base.token },
})

/** Applies all changes since, row by row; returns undefined when only a new base can tell. */
export async function updatedIndex(
  db: Database,
  { base, stored, overlay, version }: Indexed,
): Promise<CatalogueIndex | undefined> {
  const { ids, now } = await changesSince(db, version)
  if (ids === 'all' || overlay.ids.size + ids.length > MOST_CHANGED) return
  const rows = await readRows(db, base, ids)
  const table = await readCategories(db)
  if (!sameDepartments(base, table)) return
  const next = ids.length === 0 ? overlay : withChanges(base, overlay, ids, rows)
  return catalogueIndex({ base, overlay: next, stored, table, version: now })
}

async function readRows(db: Database, base: Base, ids: number[]) {
  const rows: OverlayRow[] = []
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    if (at > 0) await setImmediate()
    const read = await db
      .selectFrom('products')
      .select(['id', 'title_key', 'category', 'brand', 'price', 'rating', 'created_at'])
      .select(sql.raw<number>(shownDiscount(areOfHistory())).as('discount'))
      .select(['colour', 'options'])
      .where('id', 'in', ids.slice(at, at + ROWS_AT_ONCE))
      .where('listed', '=', YES)
      .execute()
    const chosen = await chosenOf(db, read)
    for (const row of read)
      rows.push(overlayRow(base, { ...row, chosen: chosen.get(row.id) ?? [] }))
  }
  return rows
}

async function chosenOf(db: Database, products: { id: number; options: string | null }[]) {
  const ids = products.filter(({ options }) => options !== null).map(({ id }) => id)
  const found = new Map<number, string[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('variants')
    .select(['product_id', 'chosen'])
    .where('product_id', 'in', ids)
    .where('listed', '=', YES)
    .execute()
  for (const { product_id, chosen } of rows) {
    found.getOrInsert(product_id, []).push(chosen)
  }
  return found
}

/** Tells whether the categories are unchanged, on which the base's groups by department depend. */
function sameDepartments({ categories }: Base, table: KnownCategory[]) {
  const now = new Map(table.map(({ slug, department }) => [slug, department]))
  return categories.every(({ slug, department }) => (now.get(slug) ?? null) === department)
}
