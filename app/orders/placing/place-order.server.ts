import { announceChange } from '../../database/changes.server'
import { type Database, engineOf } from '../../database/tables.server'
import { batched, fulfilled } from '../../database/transactions/batch.server'
import { poolShare } from '../../database/transactions/pool-share.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isLockTimeout, isOutcomeUnknown, isUnavailable } from '../../database/unavailable'
import { counter } from '../../http/metrics.server'
import type { Payment } from '../../settings/payments'
import {
  awaitFreeRows,
  findHeldRows,
  HeldRow,
  heldRow,
  LOCK_MS,
  patienceMs,
  type Rows,
} from './held-rows.server'
import { customerKeys } from './order-limits.server'
import { requestHash } from './order-request.server'
import { type Placing, placeAll, type Submitted, type SubmittedOrder } from './place-all.server'

/**
 * Places a key's order once; a refusal stores nothing. Resolves after a durable commit. Throws
 * errors that `isUnavailable` knows when a row stays locked or the database is away.
 */
export async function placeOrder(db: Database, order: SubmittedOrder): Promise<Placing> {
  const customer = customerKeys(order.request.billing, order.network)
  const submitted = { ...order, customer, hash: requestHash(order.request), tries: 0 }
  try {
    return await placeWhenFree(db, submitted)
  } catch (error) {
    const { products } = rowsOf([submitted])
    if (isOutcomeUnknown(error)) announceChange(db, { products }) // The order may be stored.
    throw error
  }
}

/** Orders whose rows are held wait without a connection, and hold up no other order. */
async function placeWhenFree(db: Database, order: Submitted) {
  const until = Date.now() + patienceMs()
  // An order with a coupon is placed alone, as its limits are checked order by order.
  let attempt = order.request.coupon === undefined ? placeTogether : placeAlone
  for (let tries = 0; ; ) {
    await awaitFreeRows(db, rowsOf([order]), until)
    try {
      return await attempt(db, { ...order, tries })
    } catch (error) {
      if (error instanceof PlaceAlone) attempt = placeAlone
      else if (!isLockTimeout(error) || Date.now() >= until) throw error
      if (!(error instanceof HeldRow)) tries++
    }
  }
}

/** Rejects each order of a failed transaction: all are tried alone, not to fail neighbours. */
class PlaceAlone extends Error {}

const placeTogether = batched<Submitted, Placing>({
  limit: 64,
  async run(db, orders) {
    // A row may have become known as held while the order waited for its turn.
    const held = orders.map((order) => heldRow(db, rowsOf([order])))
    const free = orders.filter((_, at) => !held[at])
    const placings = (free.length > 0 ? await placeFree(db, free) : []).values()
    return held.map((reason) =>
      reason ? { status: 'rejected', reason } : fulfilled(placings.next().value as Placing),
    )
  },
})

async function placeFree(db: Database, orders: Submitted[]) {
  try {
    return await place(db, orders)
  } catch (error) {
    if (!(await isOfOneOrder(error, db, orders))) throw error
    throw new PlaceAlone('one of these orders cannot be placed', { cause: error })
  }
}

async function isOfOneOrder(error: unknown, db: Database, orders: Submitted[]) {
  if (isLockTimeout(error)) return !(await findHeldRows(db, rowsOf(orders)))
  return orders.length > 1 && !isUnavailable(error)
}

/** Orders with coupons leave connections to the others. */
const share = poolShare(1 / 3)

function placeAlone(db: Database, order: Submitted): Promise<Placing> {
  const alone = async () => {
    const held = heldRow(db, rowsOf([order]))
    if (held) throw held
    try {
      return (await place(db, [order]))[0] as Placing
    } catch (error) {
      if (isLockTimeout(error)) await findHeldRows(db, rowsOf([order]))
      throw error
    }
  }
  return engineOf(db) === 'postgres' ? share(db, alone) : alone()
}

/**
 * Runs again safely by the key. It waits briefly, because it holds rows that others wait for, and
 * longer after each try: a busy machine may need that for the orders before it.
 */
async function place(db: Database, orders: Submitted[]) {
  const tries = Math.min(2, Math.max(...orders.map((order) => order.tries)))
  const options = { lockMs: LOCK_MS * 2 ** tries, repeatable: true, inTurn: false }
  const { placings, left } = await inTransaction(
    db,
    (connection) => placeAll(connection, orders),
    options,
  )
  if (left.products.length > 0) announceChange(db, left)
  return placings
}

const rowsOf = (orders: Submitted[]): Rows => ({
  products: orders.flatMap(({ request }) => request.items.map(({ productId }) => productId)),
  coupons: orders.flatMap(({ request }) => request.coupon ?? []),
})

const placedOrders = counter('shop_orders_placed_total', 'Orders placed, by payment.', ['payment'])
const refusedOrders = counter('shop_orders_refused_total', 'Orders refused, by reason.', ['reason'])

/** Counts orders but no repeated requests. `reason` is the problem's code. */
export function countPlacing(placing: Placing, payment: Payment) {
  if (!placing.ok) refusedOrders.inc({ reason: placing.code })
  else if (!placing.replayed) placedOrders.inc({ payment })
}

/** Counts a request that was refused before placing. */
export const countRefusal = (reason: string) => refusedOrders.inc({ reason })
