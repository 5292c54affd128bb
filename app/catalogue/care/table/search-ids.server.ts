import { type RawBuilder, sql } from 'kysely'
import { type Connection, type Database, engineOf } from '../../../database/tables.server'
import { titleKey } from '../../index/base/title-buffer.server'
import { idAt } from '../../index/catalogue-index.server'
import { currentIndex } from '../../index/current-index.server'
import { firstMatches } from '../../index/title-matches.server'
import { readProductId } from '../../product/product-id'
import { MOST_TABLE_ROWS, type Shown } from './table-query'

/** The products that match a search or a threshold; 'many' are too many to collect. */
export type FoundIds = Set<number> | 'many'

/** Above this, walking a sorted index finds a page fast: every tenth of a million matches. */
export const MOST_GATHERED = 100_000

/**
 * Finds ids by part of a title, a SKU's beginning, a GTIN or an id. Titles in the shop are searched
 * in memory, the others in an index of their own.
 */
export async function searchIds(
  db: Database,
  text: string,
  show: Shown,
  gathered: number,
): Promise<FoundIds> {
  const most = gathered + 1
  const index = await currentIndex(db)
  const listed = show === 'gone' || show === 'hidden' ? [] : firstMatches(index, text, most)
  const ids = new Set(listed.map((position) => idAt(index, position)))
  if (ids.size < most) for (const id of await unlisted(db, text, most)) ids.add(id)
  if (ids.size < most) for (const id of await byCode(db, text.trim(), most)) ids.add(id)
  return ids.size >= most ? 'many' : ids
}

const unlisted = (db: Database, text: string, most: number) =>
  idsOf(
    db,
    sql`select id from products where listed = 0 and title_key like ${containing(text)}
      limit ${most}`,
  )

/** Returns ids as one value: a row for each would take longer than finding them. */
async function idsOf(db: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const all = engineOf(db) === 'sqlite' ? sql`json_group_array(id)` : sql`json_agg(id)::text`
  const { rows } = await sql<{ ids: string | null }>`
    select ${all} as ids from (${query}) as found`.execute(db)
  return JSON.parse(rows[0]?.ids ?? '[]')
}

/** Returns a `like` pattern; both engines are told to escape by backslash (`titleHolds`). */
const containing = (text: string) =>
  sql<string>`${`%${titleKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export const isFound = (connection: Connection, text: string): RawBuilder<boolean> =>
  sql<boolean>`(products.title_key like ${containing(text)}
    or ${beginsWith(connection, 'products.sku', text.trim())}
    or exists (select 1 from variants where variants.product_id = products.id and listed = 1
      and ${beginsWith(connection, 'variants.sku', text.trim())})
    or products.id = ${readProductId(text.trim()) ?? null})`

async function byCode(db: Database, text: string, most: number) {
  const id = readProductId(text)
  const products = await idsOf(
    db,
    sql`select id from products where sku is not null and ${beginsWith(db, 'sku', text)}
      limit ${most}`,
  )
  const variants = await idsOf(
    db,
    sql`select product_id as id from variants where sku is not null
      and ${beginsWith(db, 'sku', text)} and listed = 1 limit ${most}`,
  )
  return [...(id === undefined ? [] : [id]), ...products, ...variants]
}

/** Uses a range of letters on SQLite and a pattern on PostgreSQL, which their indexes support. */
function beginsWith(connection: Connection, column: string, text: string) {
  const start = text.toLowerCase()
  const code = sql`lower(${sql.ref(column)})`
  return engineOf(connection) === 'postgres'
    ? sql<boolean>`${code} like ${`${start.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    : sql<boolean>`(${code} >= ${start} and ${code} < ${`${start}\u{10ffff}`})`
}

/** Returns products with low stock of their own or of a variant for sale. */
export async function lowIds(db: Database, pieces: number, gathered: number): Promise<FoundIds> {
  const most = gathered + 1
  // The literal condition matches the partial index of low counts.
  const few = pieces <= 100 ? sql`quantity <= 100 and` : sql``
  const plain = await idsOf(
    db,
    sql`select product_id as id from stock where ${few} quantity <= ${sql.lit(pieces)}
      limit ${most}`,
  )
  if (plain.length === most) return 'many'
  const varied = await idsOf(
    db,
    sql`select product_id as id from variant_stock join variants on variants.id = variant_id
      where ${few} quantity <= ${sql.lit(pieces)} and listed = 1 limit ${most}`,
  )
  const ids = new Set([...plain, ...varied])
  return ids.size >= most ? 'many' : ids
}

/** Returns the ids of a kind with an index of its own, if they are few. */
export async function idsWhere(
  db: Database,
  condition: RawBuilder<unknown>,
  most = MOST_TABLE_ROWS,
): Promise<FoundIds> {
  const ids = await idsOf(db, sql`select id from products where ${condition} limit ${most + 1}`)
  return ids.length > most ? 'many' : new Set(ids)
}

/** Compares each row alone: for an `exists` PostgreSQL would read all stock. */
export const isLow = (pieces: number) => sql<boolean>`(
  (select quantity from stock where stock.product_id = products.id) <= ${sql.lit(pieces)}
  or (select min(quantity) from variants join variant_stock on variant_id = variants.id
    where variants.product_id = products.id and variants.listed = 1) <= ${sql.lit(pieces)})`
