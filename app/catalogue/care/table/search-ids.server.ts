import { type RawBuilder, sql } from 'kysely'
import { engineOf } from '../../../database/engine.server'
import type { Connection, Database } from '../../../database/tables.server'
import { titleKey } from '../../index/base/title-buffer.server'
import { idAt } from '../../index/catalogue-index.server'
import { currentIndex } from '../../index/current-index.server'
import { firstMatches } from '../../index/title-matches.server'
import { readProductId } from '../../product-id'
import { MOST_COUNTED } from './table-query'

/** Products that a search or a threshold leaves, or that they are too many to be listed. */
export type Found = Set<number> | 'many'

/**
 * By a part of the title, the beginning of a SKU, a GTIN or a number. Titles in the shop are found
 * in memory, the others in an index of their own.
 */
export async function searchIds(db: Database, text: string): Promise<Found> {
  const most = MOST_COUNTED + 1
  const index = await currentIndex(db)
  const listed = firstMatches(index, text, most).map((position) => idAt(index, position))
  const ids = new Set(listed)
  if (ids.size < most) for (const id of await unlisted(db, text, most)) ids.add(id)
  for (const id of await byCode(db, text.trim(), most)) ids.add(id)
  return ids.size > MOST_COUNTED ? 'many' : ids
}

async function unlisted(db: Database, text: string, most: number) {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`listed = 0`)
    .where('title_key', 'like', containing(text))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** For `like`, whose backslash both engines are told of (`titleHolds`). */
const containing = (text: string) =>
  sql<string>`${`%${titleKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export const titleHolds = (text: string): RawBuilder<boolean> =>
  sql<boolean>`products.title_key like ${containing(text)}`

async function byCode(db: Database, text: string, most: number) {
  const ids: number[] = []
  const id = readProductId(text)
  if (id !== undefined) ids.push(id)
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('sku', 'is not', null)
    .where(beginsWith(db, text))
    .limit(most)
    .execute()
  const variants = await db
    .selectFrom('variants')
    .select('product_id as id')
    .where('sku', 'is not', null)
    .where(beginsWith(db, text))
    .where('listed', '=', 1)
    .limit(most)
    .execute()
  return [...ids, ...products.map((row) => row.id), ...variants.map((row) => row.id)]
}

/** A range of letters on SQLite and a pattern on PostgreSQL, as each finds it in its index. */
function beginsWith(connection: Connection, text: string) {
  const start = text.toLowerCase()
  return engineOf(connection) === 'postgres'
    ? sql<boolean>`lower(sku) like ${`${start.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    : sql<boolean>`lower(sku) >= ${start} and lower(sku) < ${`${start}\u{10ffff}`}`
}

/** Those with few pieces, of themselves or of a variant that is sold. */
export async function lowIds(db: Database, pieces: number): Promise<Found> {
  const most = MOST_COUNTED + 1
  // Said in so many words it fits an index that holds low counts alone.
  const few = pieces <= 100 ? sql`quantity <= 100 and` : sql``
  const plain = await sql<{ id: number }>`select product_id as id from stock
    where ${few} quantity <= ${sql.lit(pieces)} limit ${most}`.execute(db)
  const varied = await sql<{ id: number }>`select product_id as id from variant_stock
    join variants on variants.id = variant_id
    where ${few} quantity <= ${sql.lit(pieces)} and listed = 1 limit ${most}`.execute(db)
  const ids = new Set([...plain.rows, ...varied.rows].map(({ id }) => id))
  return plain.rows.length === most || varied.rows.length === most ? 'many' : ids
}

/** Of products of one kind that has an index of its own, where they are few. */
export async function idsWhere(db: Database, condition: RawBuilder<boolean>): Promise<Found> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(condition)
    .limit(MOST_COUNTED + 1)
    .execute()
  return rows.length > MOST_COUNTED ? 'many' : new Set(rows.map(({ id }) => id))
}

/** Each asked by itself: PostgreSQL would look through all stock for an `exists`. */
export const isLow = (pieces: number) => sql<boolean>`(
  (select quantity from stock where stock.product_id = products.id) <= ${sql.lit(pieces)}
  or (select min(quantity) from variants join variant_stock on variant_id = variants.id
    where variants.product_id = products.id and variants.listed = 1) <= ${sql.lit(pieces)})`
