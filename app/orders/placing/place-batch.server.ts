import { orderTotals } from '../../cart/totals'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { type CheckedCoupon, checkCoupon, emailKey, redeemCoupon } from '../coupons.server'
import { toPlacedOrder } from '../find-order.server'
import { promiseOrderMails } from '../mails/enqueue-order-mails.server'
import { firstStatus } from '../status'
import { findPlacedByKeys, type Replay } from './find-replays.server'
import { newOrderNumber } from './order-number.server'
import type { AskedOrder, Placing } from './place-order.server'
import { type Offer, type PricedItem, priceItems, readOffers } from './price-items.server'
import { insertOrders, takeStock } from './store-orders.server'

type Asked = AskedOrder & { hash: string }
type AcceptedCoupon = Extract<CheckedCoupon, { ok: true }>

/** An order that will be stored, with all it says. */
export interface Accepted {
  asked: Asked
  row: ReturnType<typeof rowOf>
  items: PricedItem[]
  coupon?: AcceptedCoupon
}

/**
 * Places orders in the transaction they are given, in their order: each sees what those before it
 * took. Several come without coupons; one may have one.
 *
 * What is locked and in which order (PostgreSQL; SQLite has one writer): stock by id, then the
 * coupon, then the new rows. Keys are looked up after the stock is locked, for another process may
 * just have placed the same order, and taken the last piece for it.
 */
export async function placeTogether(connection: Connection, orders: Asked[]): Promise<Placing[]> {
  const offers = await readOffers(connection, wantedIds(orders), true)
  const earlier = await findPlacedByKeys(
    connection,
    orders.map((asked) => asked.key),
  )
  const accepted = new Map<string, Accepted>()
  const refused = new Map<Asked, Placing>()
  for (const asked of orders) {
    if (earlier.has(asked.key) || accepted.has(asked.key)) continue // a replay
    const decision = await decide(connection, offers, asked)
    if ('ok' in decision) refused.set(asked, decision)
    else {
      accepted.set(asked.key, decision)
      take(offers, decision.items)
    }
  }
  await store(connection, [...accepted.values()])
  const fresh = new Set(accepted.keys())
  return orders.map((asked) => {
    const refusal = refused.get(asked)
    if (refusal) return refusal
    const isFirst = fresh.delete(asked.key)
    return answerTo(asked, accepted.get(asked.key) ?? earlier.get(asked.key), !isFirst)
  })
}

const wantedIds = (orders: Asked[]) =>
  new Set(orders.flatMap(({ request }) => request.items.map((item) => item.productId)))

async function decide(
  connection: Connection,
  offers: ReadonlyMap<number, Offer>,
  asked: Asked,
): Promise<Placing | Accepted> {
  const { items, unknown } = priceItems(offers, asked.request.items)
  if (unknown.length > 0) return { ok: false, code: 'unknown_product', productIds: unknown }
  const short = items.filter((item) => item.quantity > item.available)
  if (short.length > 0) return { ok: false, code: 'out_of_stock', items: short }
  if (asked.request.coupon === undefined) return { asked, items, row: rowOf(asked, items) }
  const coupon = await checkCoupon(connection, asked.request.coupon, {
    subtotal: orderTotals(items).subtotal,
    email: asked.request.billing.email,
    lock: true,
  })
  return coupon.ok ? { asked, items, coupon, row: rowOf(asked, items, coupon) } : coupon
}

/** What one order takes is no longer there for the next. */
function take(offers: Map<number, Offer>, items: PricedItem[]) {
  for (const { productId, quantity } of items) {
    const offer = offers.get(productId)
    if (offer) offers.set(productId, { ...offer, quantity: offer.quantity - quantity })
  }
}

function rowOf(
  { key, hash, request, uid, language }: Asked,
  items: PricedItem[],
  coupon?: AcceptedCoupon,
) {
  const now = Date.now()
  return {
    number: newOrderNumber(now),
    token: timeOrderedId(now),
    idempotency_key: key,
    request_hash: hash,
    status: firstStatus(request.payment),
    payment: request.payment,
    language,
    uid: uid ?? null,
    email_key: emailKey(request.billing.email),
    billing: JSON.stringify(request.billing),
    notes: request.notes ?? null,
    coupon: coupon?.code ?? null,
    ...orderTotals(items, coupon?.terms),
    placed_at: now,
  }
}

async function store(connection: Connection, accepted: Accepted[]) {
  if (accepted.length === 0) return
  const ids = await insertOrders(connection, accepted)
  await takeStock(connection, accepted)
  await promiseOrderMails(
    connection,
    accepted.map(({ asked, row }) => ({
      orderId: ids.get(row.idempotency_key) as number,
      payment: row.payment,
      billing: asked.request.billing,
      language: row.language,
    })),
  )
  for (const { row, coupon } of accepted)
    if (coupon)
      await redeemCoupon(connection, {
        orderId: ids.get(row.idempotency_key) as number,
        code: coupon.code,
        emailKey: row.email_key,
        now: row.placed_at,
      })
}

/** The same answer as the first time, whatever became of the order since. */
function answerTo(asked: Asked, found: Accepted | Replay | undefined, replayed: boolean): Placing {
  if (!found) throw new Error('an order was neither placed, found nor refused')
  if (found.row.request_hash !== asked.hash) return { ok: false, code: 'idempotency_key_reused' }
  const status = firstStatus(found.row.payment as AskedOrder['request']['payment'])
  return { ok: true, order: toPlacedOrder({ ...found.row, status }, found.items), replayed }
}
