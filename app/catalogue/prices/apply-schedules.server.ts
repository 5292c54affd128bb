import { announceChange, recordChange } from '../../database/changes.server'
import { repeat } from '../../database/jobs/repeat.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isUnavailable } from '../../database/unavailable'
import { log } from '../../http/log.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { lockedStock } from '../stock-rows.server'
import { isSame, keepPriceChanges, type Price } from './price-changes.server'
import { nextState, type ScheduleState } from './schedule-rule'
import { openSchedules, type ScheduledPrice } from './scheduled-prices.server'

const EVERY_MS = 1000

/** Asked by the clock, not counted from a start: it survives a restart and a clock set back. */
export const startScheduledPrices = (db: Database, everyMs = EVERY_MS) =>
  repeat(
    () => applySchedules(db),
    everyMs,
    (error) => {
      if (!isUnavailable(error)) log.error({ err: error }, 'scheduled prices were not looked at')
    },
  )

/** Begins and ends what is due, ends first; of several processes one does. Returns how many. */
export async function applySchedules(db: Database, now = Date.now()) {
  const open = await openSchedules(db)
    .where((row) => row.or([row('from_at', '<=', now), row('until_at', '<=', now)]))
    .orderBy('from_at')
    .execute()
  const due = open.filter((one) => nextOf(one, now) !== undefined)
  due.sort((one, other) => Number(other.state === 'running') - Number(one.state === 'running'))
  let applied = 0
  for (const one of due) if (await move(db, one, now)) applied++
  return applied
}

const nextOf = ({ state, from_at, until_at }: ScheduledPrice, now: number) =>
  nextState(state, { from: from_at, until: until_at }, now)

/** One that runs ends now. False when there is none to cancel. */
export async function cancelSchedule(db: Database, id: number, now = Date.now()) {
  const one = await openSchedules(db).where('id', '=', id).executeTakeFirst()
  return one !== undefined && move(db, one, now, 'cancelled')
}

/** False when another process was first. */
async function move(
  db: Database,
  one: ScheduledPrice,
  now: number,
  to: ScheduleState | undefined = nextOf(one, now),
) {
  if (to === undefined) return false
  const productId = one.product_id
  const done = await inTransaction(db, async (connection) => {
    await lockedStock(connection, [productId])
    const current = await openSchedules(connection).where('id', '=', one.id).executeTakeFirst()
    if (current?.state !== one.state) return
    const known = await priceOf(connection, productId)
    await connection
      .updateTable('scheduled_prices')
      .set({
        state: to,
        ...(to === 'running' && { price_after: known.price, discount_after: known.discount }),
      })
      .where('id', '=', one.id)
      .execute()
    const price = priceAt(current, to, known)
    if (isSame(price, known)) return { products: [] }
    await setPrice(connection, productId, { before: known, now: price }, one.id, now)
    return { products: [productId] }
  })
  if (!done) return false
  if (done.products.length > 0) {
    await refreshIndex(db)
    announceChange(db, done)
  }
  return true
}

const priceOf = (connection: Connection, id: number) =>
  connection
    .selectFrom('products')
    .select(['price', 'discount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What the product costs once a schedule is in its next state. */
function priceAt(schedule: ScheduledPrice, to: ScheduleState, known: Price): Price {
  const { state, price, discount, price_after, discount_after } = schedule
  if (state === 'running')
    return { price: price_after ?? known.price, discount: discount_after ?? known.discount }
  return to === 'running' || to === 'ended'
    ? { price, discount: discount ?? known.discount }
    : known
}

async function setPrice(
  connection: Connection,
  productId: number,
  change: { before: Price; now: Price },
  scheduleId: number,
  at: number,
) {
  const made = { by: `schedule ${scheduleId}`, at }
  const lowest = await keepPriceChanges(connection, [{ productId, ...change }], made)
  await connection
    .updateTable('products')
    .set({ ...change.now, lowest_before: lowest.get(productId) ?? null, changed_at: at })
    .where('id', '=', productId)
    .execute()
  await logCatalogueChange(connection, [productId])
  await recordChange(connection, { products: [productId] })
}
