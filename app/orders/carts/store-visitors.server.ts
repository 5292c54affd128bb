import { hash, randomBytes } from 'node:crypto'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { CART_STEPS, type CartStep, type CartVisitorsTable } from './tables.server'

/** The most visitors of a day, as strangers can make them up. */
const MOST_A_DAY = 1_000_000

/**
 * Adds visitors to the stored ones of a day, each once a step. `visitors` maps their keys to the
 * last step. Stores nothing once the day is over.
 */
export async function storeVisitors(
  connection: Connection,
  day: string,
  visitors: ReadonlyMap<string, CartStep>,
  { most = MOST_A_DAY } = {},
) {
  const { salt, carts } = await lockDay(connection, day)
  if (salt === null) return
  const seen = new Map([...visitors].map(([visitor, step]) => [hashed(salt, visitor), step]))
  const known = await stepsOf(connection, day, [...seen.keys()])
  const counted = { carts: 0, checkouts: 0, orders: 0 }
  const rows: CartVisitorsTable[] = []
  for (const [visitor, step] of seen) {
    const before = known.get(visitor)
    const isTooMany = before === undefined && carts + counted.carts >= most
    const fresh = CART_STEPS.slice(
      before ? CART_STEPS.indexOf(before) + 1 : 0,
      CART_STEPS.indexOf(step) + 1,
    )
    if (isTooMany || fresh.length === 0) continue
    for (const reached of fresh) counted[reached]++
    rows.push({ day, visitor, step })
  }
  if (rows.length === 0) return
  await connection
    .insertInto('cart_visitors')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'visitor'])
        .doUpdateSet((row) => ({ step: row.ref('excluded.step') })),
    )
    .execute()
  await connection
    .updateTable('cart_days')
    .set((row) => ({
      carts: row('carts', '+', counted.carts),
      checkouts: row('checkouts', '+', counted.checkouts),
      orders: row('orders', '+', counted.orders),
    }))
    .where('day', '=', day)
    .execute()
}

async function lockDay(connection: Connection, day: string) {
  await connection
    .insertInto('cart_days')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return connection
    .selectFrom('cart_days')
    .select(['salt', 'carts'])
    .where('day', '=', day)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

async function stepsOf(connection: Connection, day: string, visitors: number[]) {
  const rows = await connection
    .selectFrom('cart_visitors')
    .select(['visitor', 'step'])
    .where('day', '=', day)
    .where('visitor', 'in', visitors)
    .execute()
  return new Map(rows.map(({ visitor, step }) => [visitor, step]))
}

/** Six bytes: two of a million visitors share theirs on one day of five hundred. */
const hashed = (salt: string, visitor: string) =>
  hash('sha256', salt + visitor, 'buffer').readUIntBE(0, 6)
