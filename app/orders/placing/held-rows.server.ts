import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { config } from '../../config.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { couponKey } from '../coupons/coupons.server'

/** The rows that orders lock: stock by product id, and coupons by code. */
export interface Rows {
  products: number[]
  coupons: string[]
}

/** Orders of other processes hold rows for milliseconds; longer ones are awaited without locks. */
export const LOCK_MS = 200
const LOOK_MS = 25

export const patienceMs = () => config.DATABASE_LOCK_TIMEOUT * 1000

interface Held {
  holders: Map<number | string, string>
  looked: Promise<void>
}

const heldRows = new WeakMap<Database, Held>()

/** Records rows that are held after a lock timeout; true when there are any. */
export async function findHeldRows(db: Database, rows: Rows) {
  if (engineOf(db) === 'sqlite') return false
  const found = await look(db, rows)
  if (found.size === 0) return false
  const held = heldRows.get(db) ?? { holders: new Map(), looked: Promise.resolve() }
  for (const [row, holder] of found) held.holders.set(row, holder)
  if (heldRows.has(db)) return true
  heldRows.set(db, held)
  held.looked = lookAgain(db, held)
  return true
}

/** Returns an error when one of the rows is known as held. */
export function heldRow(db: Database, { products, coupons }: Rows): Error | undefined {
  const holders = heldRows.get(db)?.holders
  if (!holders) return undefined
  const isHeld =
    products.some((id) => holders.has(id)) || coupons.some((code) => holders.has(couponKey(code)))
  return isHeld ? new HeldRow('another holds a row of this order') : undefined
}

/** Resolves when none of the rows is known as held. Throws at `until` (epoch milliseconds). */
export async function awaitFreeRows(db: Database, rows: Rows, until: number) {
  for (let error = heldRow(db, rows); error; error = heldRow(db, rows)) {
    if (Date.now() >= until) throw error
    await heldRows.get(db)?.looked
  }
}

/** Rejects without a try, unlike the lock timeout that PostgreSQL reports. */
export class HeldRow extends Error {
  readonly code = '55P03'
}

/** A changed holder means a busy row, not a stuck one: it is worth a try. */
async function lookAgain(db: Database, held: Held) {
  await sleep(LOOK_MS)
  const before = [...held.holders]
  const rows = {
    products: before.flatMap(([row]) => (typeof row === 'number' ? row : [])),
    coupons: before.flatMap(([row]) => (typeof row === 'string' ? row : [])),
  }
  // Nothing counts as held while the database is away: the orders themselves find out.
  const now = await look(db, rows).catch(() => new Map<number | string, string>())
  for (const [row, holder] of before)
    if (now.get(row) !== holder && held.holders.get(row) === holder) held.holders.delete(row)
  if (held.holders.size === 0) heldRows.delete(db)
  else held.looked = lookAgain(db, held)
}

/** Returns the held rows with their transactions, and waits for none. */
const look = (db: Database, { products, coupons }: Rows) =>
  inTransaction(
    db,
    async (connection) => {
      const held = await heldIn(connection, 'stock.product_id', sql`${products}::int[]`)
      if (coupons.length === 0) return held
      const codes = sql`${coupons.map(couponKey)}::text[]`
      return new Map([...held, ...(await heldIn(connection, 'coupons.code', codes))])
    },
    { lockMs: LOCK_MS, inTurn: false },
  )

async function heldIn(connection: Connection, column: string, values: RawBuilder<unknown>) {
  const [table, key] = [sql.table(column.split('.')[0] ?? ''), sql.ref(column)]
  const { rows } = await sql<{ row: number | string; holder: string }>`
    with free as materialized (
      select ${key} from ${table} where ${key} = any(${values}) for update skip locked)
    select ${key} as row, xmax::text as holder from ${table}
    where ${key} = any(${values}) and ${key} not in (select * from free)`.execute(connection)
  return new Map(rows.map(({ row, holder }) => [row, holder]))
}
