import { hash, randomBytes } from 'node:crypto'
import { engineOf } from '../../database/engine.server'
import { repeat } from '../../database/jobs/repeat.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { settings } from '../../settings/settings.server'
import { addDays, dayAt, startOf } from '../../texts/clocks/shop-clock'
import {
  addTo,
  emptySketch,
  mergeInto,
  readSketch,
  type Sketch,
  sizeOf,
  writeSketch,
} from './sketch'

const EVERY_MS = 10_000
/** A process holds so many visitors until they are stored: more of the same time are not counted. */
const MOST_WAITING = 20_000
/** Processes may be behind with storing, and their clocks may differ, by this much. */
const GRACE_MS = HOUR_MS

export const STEPS = ['carts', 'checkouts', 'orders'] as const
export type CartStep = (typeof STEPS)[number]

/** Who was seen at which step, since it was last stored; only ever in memory. */
let waiting = new Map<string, Map<string, CartStep>>()
let today = { day: '', from: 0, until: 0, timeZone: '' }
const forgotten = new WeakMap<Database, string>()

/**
 * A visitor had a cart priced, at the checkout or elsewhere, or ordered. `visitor` is what tells
 * one from another for a day: address and browser. No wait.
 */
export function noteCart(visitor: string, step: CartStep, now = Date.now()) {
  const day = dayOf(now)
  const seen = waiting.get(day) ?? new Map<string, CartStep>()
  waiting.set(day, seen)
  const known = seen.get(visitor)
  if (known === undefined && seen.size >= MOST_WAITING) return
  if (known === undefined || STEPS.indexOf(step) > STEPS.indexOf(known)) seen.set(visitor, step)
}

/** Worked out once a day: it is asked for with every price. */
function dayOf(now: number) {
  const { timeZone } = settings().shop
  if (now < today.from || now >= today.until || timeZone !== today.timeZone) {
    const day = dayAt(timeZone, now)
    const [from, until] = [startOf(timeZone, day), startOf(timeZone, addDays(day, 1))]
    today = { day, from, until, timeZone }
  }
  return today.day
}

export function startCountingCarts(db: Database, everyMs = EVERY_MS) {
  const store = () => storeCarts(db)
  const onError = (error: unknown) => log.error({ err: error }, 'carts could not be counted')
  const storing = repeat(store, everyMs, onError)
  return {
    async stop() {
      await storing.stop()
      await store().catch(onError)
    },
  }
}

/** Adds what this process saw to what others did; of days that are over only the numbers stay. */
export async function storeCarts(db: Database, now = Date.now()) {
  await forgetVisitors(db, now)
  if (waiting.size === 0) return
  const seen = waiting
  waiting = new Map()
  try {
    for (const [day, visitors] of seen)
      await inTransaction(db, (one) => storeDay(one, day, visitors))
  } catch (error) {
    for (const [day, visitors] of seen)
      waiting.set(day, new Map([...visitors, ...(waiting.get(day) ?? [])]))
    throw error
  }
}

/** Once a day. */
async function forgetVisitors(db: Database, now: number) {
  const oldest = dayAt(settings().shop.timeZone, now - GRACE_MS)
  if (oldest === forgotten.get(db)) return
  await inTransaction(db, (connection) =>
    connection
      .updateTable('cart_days')
      .set({ salt: null, sketches: null })
      .where('day', '<', oldest)
      .where('salt', 'is not', null)
      .execute(),
  )
  forgotten.set(db, oldest)
}

async function storeDay(connection: Connection, day: string, visitors: Map<string, CartStep>) {
  const salt = randomBytes(16).toString('base64url')
  await connection
    .insertInto('cart_days')
    .values({ day, salt, sketches: null })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const row = await connection
    .selectFrom('cart_days')
    .select(['salt', 'sketches'])
    .where('day', '=', day)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  if (row.salt === null) return // too late: the day is over
  const stored: Record<string, string> = JSON.parse(row.sketches ?? '{}')
  const seen = sketchesOf(visitors, row.salt)
  let changed = false
  const sketches = STEPS.map((step) => {
    const sketch = readSketch(stored[step] ?? null)
    if (mergeInto(sketch, seen[step])) changed = true
    return [step, sketch] as const
  })
  if (!changed) return
  await connection
    .updateTable('cart_days')
    .set({
      ...Object.fromEntries(sketches.map(([step, sketch]) => [step, sizeOf(sketch)])),
      sketches: JSON.stringify(
        Object.fromEntries(sketches.map(([step, sketch]) => [step, writeSketch(sketch)])),
      ),
    })
    .where('day', '=', day)
    .execute()
}

/** Who ordered was at the checkout, and who was there had a cart. */
function sketchesOf(visitors: Map<string, CartStep>, salt: string) {
  const sketches: Record<CartStep, Sketch> = {
    carts: emptySketch(),
    checkouts: emptySketch(),
    orders: emptySketch(),
  }
  for (const [visitor, reached] of visitors) {
    const hashed = hash('sha256', salt + visitor, 'buffer')
    for (const step of STEPS.slice(0, STEPS.indexOf(reached) + 1)) addTo(sketches[step], hashed)
  }
  return sketches
}
