import { announceChange, recordChange } from '../../database/changes.server'
import { repeat } from '../../database/jobs/repeat.server'
import { requireRow, updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isUnavailable } from '../../database/unavailable'
import { log } from '../../http/log.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { lockedStock } from '../stock/stock-rows.server'
import { type DiscountedPrice, isSame, keepPriceChanges } from './price-changes.server'
import { nextState, type ScheduleState } from './schedule-rule'
import { openSchedules, type ScheduledPrice } from './scheduled-prices.server'
import { discountedPrice, followVariants, isAlike } from './variant-prices.server'

const EVERY_MS = 1000

/** Checks the clock regularly, so that schedules survive restarts and a clock set back. */
export const startScheduledPrices = (db: Database, everyMs = EVERY_MS) =>
  repeat(
    () => applySchedules(db),
    everyMs,
    (error) => {
      if (!isUnavailable(error)) log.error({ err: error }, 'scheduled prices were not looked at')
    },
  )

/** Starts and ends due schedules, ends first, in one process only. Returns their number. */
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

/** Cancels a schedule or ends a running one; returns false when there is none. */
export async function cancelSchedule(db: Database, id: number, now = Date.now()) {
  const one = await openSchedules(db).where('id', '=', id).executeTakeFirst()
  return one !== undefined && move(db, one, now, 'cancelled')
}

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
    const changed =
      current.variant_id === null
        ? await moveProduct(connection, current, to, now)
        : await moveVariant(connection, current, current.variant_id, to, now)
    if (changed) {
      await logCatalogueChange(connection, [productId])
      await recordChange(connection, { products: [productId] })
    }
    return { products: changed ? [productId] : [] }
  })
  if (!done) return false
  if (done.products.length > 0) {
    await refreshIndex(db)
    announceChange(db, done)
  }
  return true
}

async function moveProduct(
  connection: Connection,
  schedule: ScheduledPrice,
  to: ScheduleState,
  at: number,
) {
  const productId = schedule.product_id
  const known = await requireRow(connection, 'products', { id: productId }, ['price', 'discount'])
  await setState(connection, schedule, to, {
    price_after: known.price,
    discount_after: known.discount,
  })
  const now = priceAt(schedule, to, known)
  if (isSame(now, known)) return false
  const made = { by: `schedule ${schedule.id}`, at }
  const lowest = await keepPriceChanges(connection, [{ productId, before: known, now }], made)
  await updateRow(connection, 'products', productId, {
    ...now,
    lowest_before: lowest.get(productId) ?? null,
    changed_at: at,
  })
  return true
}

const setState = (
  connection: Connection,
  { id }: ScheduledPrice,
  state: ScheduleState,
  after: Partial<ScheduledPrice>,
) => updateRow(connection, 'scheduled_prices', id, { state, ...(state === 'running' && after) })

function priceAt(
  schedule: ScheduledPrice,
  to: ScheduleState,
  known: DiscountedPrice,
): DiscountedPrice {
  const { state, price, discount, price_after, discount_after } = schedule
  if (state === 'running')
    return { price: price_after ?? known.price, discount: discount_after ?? known.discount }
  return begins(to) ? { price, discount: discount ?? known.discount } : known
}

const begins = (to: ScheduleState) => to === 'running' || to === 'ended'

async function moveVariant(
  connection: Connection,
  schedule: ScheduledPrice,
  id: number,
  to: ScheduleState,
  at: number,
) {
  const known = await requireRow(connection, 'variants', { id }, ['price', 'compare_at'])
  await setState(connection, schedule, to, {
    price_after: known.price,
    compare_at_after: known.compare_at,
  })
  const { state, price, compare_at, price_after, compare_at_after, product_id } = schedule
  const regular = { price: price_after ?? known.price, compare_at: compare_at_after }
  const scheduled = { price, compare_at: compare_at ?? known.compare_at }
  const next = state === 'running' ? regular : begins(to) ? scheduled : known
  if (isAlike(next, known)) return false
  const made = { by: `schedule ${schedule.id}`, at }
  const change = {
    ...{ productId: product_id, variantId: id },
    ...{ before: discountedPrice(known), now: discountedPrice(next) },
  }
  const lowest = await keepPriceChanges(connection, [change], made)
  await updateRow(connection, 'variants', id, { ...next, lowest_before: lowest.get(id) ?? null })
  await followVariants(connection, product_id, made)
  return true
}
