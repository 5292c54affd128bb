import type { Language } from '../../business'
import { announceChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import type { CheckedCoupon } from '../coupons.server'
import type { PlacedOrder } from '../order'
import { type ParsedOrder, requestHash } from './order-request.server'
import { placeTogether } from './place-batch.server'
import type { PricedItem } from './price-items.server'

/** An order that was asked for: the shopper's key, what they want, who they are. */
export interface AskedOrder {
  key: string
  request: ParsedOrder
  uid?: string
  language: Language
}

export type Placing =
  | { ok: true; order: PlacedOrder; replayed: boolean }
  | { ok: false; code: 'idempotency_key_reused' }
  | { ok: false; code: 'unknown_product'; productIds: number[] }
  | { ok: false; code: 'out_of_stock'; items: PricedItem[] }
  | Extract<CheckedCoupon, { ok: false }>

/** Orders that one transaction places together. */
const TOGETHER = 64

interface Waiting {
  asked: AskedOrder & { hash: string }
  done: (placing: Placing) => void
  failed: (error: unknown) => void
}

const queues = new WeakMap<Database, Waiting[]>()

/**
 * Places an order, in one transaction: the catalogue's prices, stock taken, coupon redeemed, mails
 * promised. The same key gives the same order again, however many ask at once; a refusal leaves
 * no trace. Answers after the durable commit.
 *
 * Orders that come while others commit are placed together next: a few statements and one commit
 * for all of them. One with a coupon goes alone, for its limits are looked up order by order.
 */
export async function placeOrder(db: Database, order: AskedOrder): Promise<Placing> {
  const asked = { ...order, hash: requestHash(order.request) }
  const placing = await (order.request.coupon === undefined
    ? placedWithOthers(db, asked)
    : placeAlone(db, asked))
  if (placing.ok && !placing.replayed)
    announceChange(db, { products: placing.order.items.map((item) => item.productId) })
  return placing
}

async function placeAlone(db: Database, asked: Waiting['asked']) {
  const [placing] = await inTransaction(db, (connection) => placeTogether(connection, [asked]))
  return placing as Placing
}

function placedWithOthers(db: Database, asked: Waiting['asked']) {
  return new Promise<Placing>((done, failed) => {
    const waiting = { asked, done, failed }
    const queue = queues.get(db)
    if (queue) return queue.push(waiting) // a drain is under way; it comes back for this one
    queues.set(db, [waiting])
    setImmediate(drain, db)
  })
}

async function drain(db: Database) {
  const queue = queues.get(db) ?? []
  while (queue.length > 0) await place(db, queue.splice(0, TOGETHER))
  queues.delete(db)
}

async function place(db: Database, group: Waiting[]) {
  try {
    const asked = group.map((waiting) => waiting.asked)
    const placings = await inTransaction(db, (connection) => placeTogether(connection, asked))
    for (const [at, placing] of placings.entries()) group[at]?.done(placing)
  } catch (error) {
    // One may have failed them all: alone, each gets its own answer.
    if (group.length === 1) group[0]?.failed(error)
    else
      await Promise.all(
        group.map(({ asked, done, failed }) => placeAlone(db, asked).then(done, failed)),
      )
  }
}
