import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { config } from '../../config.server'
import { engineOf } from '../../database/engine.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { couponKey } from '../coupons/coupons.server'

/** What orders lock: stock by product id, and coupons by code. */
export interface Rows {
  products: number[]
  coupons: string[]
}

/** Other processes' orders hold a row for milliseconds. Longer holders are awaited without locks. */
export const LOCK_MS = 200
const LOOK_MS = 25

export const patienceMs = () => config.DATABASE_LOCK_TIMEOUT * 1000

interface Held {
  products: Set<number>
  coupons: Set<string>
  looked: Promise<void>
}

const heldRows = new WeakMap<Database, Held>()

/** After a lock timeout: true when a row is held, which `whenFree` then knows until it is free. */
export async function findHeldRows(db: Database, rows: Rows) {
  if (engineOf(db) === 'sqlite') return false
  const found = await look(db, rows)
  if (isEmpty(found)) return false
  const known = heldRows.get(db)
  const held = known ?? { ...found, looked: Promise.resolve() }
  for (const id of found.products) held.products.add(id)
  for (const code of found.coupons) held.coupons.add(code)
  if (known) return true
  heldRows.set(db, held)
  held.looked = lookAgain(db, held)
  return true
}

/** An error when one of the rows is known as held. */
export function heldRow(db: Database, rows: Rows): Error | undefined {
  const held = heldRows.get(db)
  return held && concerns(held, rows) ? new HeldRow('another holds a row of this order') : undefined
}

/** Resolves when none of the rows is known as held. Throws at `until` (epoch milliseconds). */
export async function whenFree(db: Database, rows: Rows, until: number) {
  for (let error = heldRow(db, rows); error; error = heldRow(db, rows)) {
    if (Date.now() >= until) throw error
    await heldRows.get(db)?.looked
  }
}

class HeldRow extends Error {
  readonly code = '55P03'
}

const concerns = (held: Held, { products, coupons }: Rows) =>
  products.some((id) => held.products.has(id)) ||
  coupons.some((code) => held.coupons.has(couponKey(code)))

const isEmpty = ({ products, coupons }: Pick<Held, 'products' | 'coupons'>) =>
  products.size === 0 && coupons.size === 0

async function lookAgain(db: Database, held: Held) {
  await sleep(LOOK_MS)
  const rows = { products: [...held.products], coupons: [...held.coupons] }
  // While the database is away nothing is known to be held: the orders themselves find out.
  const still = await look(db, rows).catch(() => ({
    products: new Set<number>(),
    coupons: new Set<string>(),
  }))
  for (const id of rows.products) if (!still.products.has(id)) held.products.delete(id)
  for (const code of rows.coupons) if (!still.coupons.has(code)) held.coupons.delete(code)
  if (isEmpty(held)) heldRows.delete(db)
  else held.looked = lookAgain(db, held)
}

/** Those of the rows that a transaction holds now. Waits for none. */
const look = (db: Database, { products, coupons }: Rows) =>
  inTransaction(
    db,
    async (connection) => ({
      products: new Set(await heldProducts(connection, products)),
      coupons: new Set(coupons.length > 0 ? await heldCoupons(connection, coupons) : []),
    }),
    { lockMs: LOCK_MS, inTurn: false },
  )

async function heldProducts(connection: Connection, ids: number[]) {
  const { rows } = await sql<{ id: number }>`
    with free as materialized (
      select product_id from stock where product_id = any(${ids}::int[]) for update skip locked)
    select product_id as id from stock
    where product_id = any(${ids}::int[]) and product_id not in (select product_id from free)`.execute(
    connection,
  )
  return rows.map(({ id }) => id)
}

async function heldCoupons(connection: Connection, codes: string[]) {
  const keys = codes.map(couponKey)
  const { rows } = await sql<{ code: string }>`
    with free as materialized (
      select code from coupons where code = any(${keys}::text[]) for update skip locked)
    select code from coupons
    where code = any(${keys}::text[]) and code not in (select code from free)`.execute(connection)
  return rows.map(({ code }) => code)
}
