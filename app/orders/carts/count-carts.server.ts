import { storeEach } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { deleteBelow } from '../../database/transactions/delete-below.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { settings } from '../../settings/settings.server'
import { addDays, dayAt, startOf } from '../../texts/clocks/shop-clock'
import { storeVisitors } from './store-visitors.server'
import { CART_STEPS, type CartStep } from './tables.server'

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
