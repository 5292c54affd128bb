import { hash, randomBytes } from 'node:crypto'
import { storeEach } from '../../database/jobs/repeat.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { deleteBelow } from '../../database/transactions/delete-below.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { settings } from '../../settings/settings.server'
import { addDays, dayAt, startOf } from '../../texts/clocks/shop-clock'
import { CART_STEPS, type CartStep, type CartVisitorsTable } from './tables.server'

const EVERY_MS = 10_000
/** The most visitors that a process holds until they are stored; more are not counted. */
const MOST_WAITING = 20_000
/** The most visitors that are stored in one transaction, for which an order may wait. */
const STORED_AT_ONCE = 500
/** The most by which processes may store late and their clocks may differ. */
const GRACE_MS = HOUR_MS

/** Each visitor's last step since it was stored; only in memory. */
let waiting = new Map<string, Map<string, CartStep>>()
let today = { day: '', from: 0, until: 0, timeZone: '' }
const forgotten = new WeakMap<Database, string>()

/**
 * Notes without waiting that a visitor had a cart priced, saw the checkout or ordered. `visitor`
 * identifies an address and browser for a day.
 */
export function noteCart(visitor: string, step: CartStep, now = Date.now()) {
  note(dayOf(now), visitor, step)
}

function note(day: string, visitor: string, step: CartStep) {
  const seen = waiting.getOrInsert(day, new Map())
  const known = seen.get(visitor)
  if (known === undefined && seen.size >= MOST_WAITING) return
  if (known === undefined || CART_STEPS.indexOf(step) > CART_STEPS.indexOf(known))
    seen.set(visitor, step)
}

/** The day is computed once, as every price asks for it. */
function dayOf(now: number) {
  const { timeZone } = settings().shop
  if (now < today.from || now >= today.until || timeZone !== today.timeZone) {
    const day = dayAt(timeZone, now)
    const [from, until] = [startOf(timeZone, day), startOf(timeZone, addDays(day, 1))]
    today = { day, from, until, timeZone }
  }
  return today.day
}

export const startCountingCarts = (db: Database, everyMs = EVERY_MS) =>
  storeEach(
    () => storeCarts(db),
    everyMs,
    (error) => log.error({ err: error }, 'carts could not be counted'),
  )

/** Adds this process's visitors to those stored; of past days only the numbers stay. */
export async function storeCarts(db: Database, now = Date.now()) {
  await forgetVisitors(db, now)
  if (waiting.size === 0) return
  const seen = waiting
  waiting = new Map()
  try {
    for (const [day, visitors] of seen) await storeDay(db, day, [...visitors])
  } catch (error) {
    for (const [day, visitors] of seen)
      for (const [visitor, step] of visitors) note(day, visitor, step)
    throw error
  }
}

async function storeDay(db: Database, day: string, visitors: [string, CartStep][]) {
  for (let at = 0; at < visitors.length; at += STORED_AT_ONCE) {
    const some = new Map(visitors.slice(at, at + STORED_AT_ONCE))
    await inTransaction(db, (connection) => storeVisitors(connection, day, some), { synced: false })
  }
}

async function forgetVisitors(db: Database, now: number) {
  const oldest = dayAt(settings().shop.timeZone, now - GRACE_MS)
  if (oldest === forgotten.get(db)) return
  await inTransaction(db, (connection) =>
    connection
      .updateTable('cart_days')
      .set({ salt: null })
      .where('day', '<', oldest)
      .where('salt', 'is not', null)
      .execute(),
  )
  await deleteBelow(db, { table: 'cart_visitors', column: 'day', bound: oldest })
  forgotten.set(db, oldest)
}

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
