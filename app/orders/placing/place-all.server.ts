import type { Language } from '../../business'
import { percentOfClass } from '../../cart/rules/taxes'
import { goodsTotal } from '../../cart/totals'
import { recordChange } from '../../database/changes.server'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { type CheckedCoupon, checkCoupon } from '../coupons/coupons.server'
import { promisedFor } from '../delivery/promise.server'
import { takeOrderTurns } from '../mails/order-turns.server'
import type { PlacedOrder, WantedItem } from '../order/order'
import { newOrderNumber } from '../order/order-number.server'
import { moneyColumns } from '../pricing/money-rows.server'
import {
  type Offer,
  type PricedItem,
  priceItems,
  readOffers,
  shippingWords,
  subtract,
  type Unsold,
} from '../pricing/price-items.server'
import { priceOrder } from '../pricing/price-order.server'
import type { NotPriced } from '../pricing/refusals.server'
import { type TitlesThere, titledOffers, titlesThere } from '../pricing/titled-offers.server'
import { toPlacedOrder } from '../reading/find-order.server'
import { firstState, firstTold } from './first-state.server'
import {
  type CustomerKeys,
  customerLocks,
  type OpenOrders,
  readOpenOrders,
  type TooManyOpenOrders,
} from './order-limits.server'
import type { ParsedOrder } from './order-request.server'
import {
  addConfirmationCodes,
  findPlacedByKeys,
  type NewOrder,
  type StoredOrder,
  storeOrders,
} from './store-orders.server'

export interface SubmittedOrder {
  key: string
  request: ParsedOrder
  uid?: string
  language: Language
  /** The client's network, to which the limits of open orders apply. */
  network?: string
}

export type Placing =
  | { ok: true; order: PlacedOrder; replayed: boolean }
  | { ok: false; code: 'idempotency_key_reused'; number: string }
  | { ok: false; code: Unsold['code']; unsold: Unsold[] }
  | { ok: false; code: 'out_of_stock'; items: PricedItem[] }
  | TooManyOpenOrders
  | NotPriced
  | Extract<CheckedCoupon, { ok: false }>

export type Submitted = SubmittedOrder & { hash: string; customer: CustomerKeys; tries: number }

/**
 * Locks in one order against deadlocks: stock by product id, customers, the coupon, new rows. Keys
 * are read after the stock is locked, as another process may just have placed the same order with
 * the last piece.
 */
export async function placeAll(connection: Connection, orders: Submitted[]) {
  const ids = orders.flatMap(({ request }) => request.items.map((item) => item.productId))
  const limited = orders.filter(({ network }) => network !== undefined)
  const locked = orders.filter((order) => order.request.coupon ?? order.network)
  const offers = await readOffers(connection, new Set(ids), customerLocks(customersOf(locked)))
  const keys = orders.map(({ key }) => key)
  const { open, sentBefore } = await readOpenOrders(connection, customersOf(limited), keys)
  const earlier: ReadonlyMap<string, StoredOrder> = sentBefore
    ? await findPlacedByKeys(connection, keys)
    : new Map()
  const accepted = new Map<string, NewOrder>()
  const refused = new Map<Submitted, Placing>()
  const fresh = orders.filter(({ key }) => !earlier.has(key))
  const titles = await titlesThere(connection, fresh, ids)
  const turns = await takeOrderTurns(connection, fresh, mailedOf)
  for (const order of fresh) {
    if (accepted.has(order.key)) continue
    const decision = await decide(connection, { offers, open, titles }, order)
    const mailAt = 'ok' in decision ? undefined : await turns.of(order)
    if ('ok' in decision) refused.set(order, decision)
    else if (mailAt === undefined) refused.set(order, { ok: false, code: 'too_many_open_orders' })
    else {
      accepted.set(order.key, { ...decision, mailAt })
      if (limited.length > 0) open.add(order.key, order.customer, decision.items)
      subtract(offers, decision.items)
    }
  }
  await turns.unused((order) => refused.has(order))
  await addConfirmationCodes(connection, [...accepted.values()])
  await storeOrders(connection, [...accepted.values()])
  await recordChange(connection, stockChange(offers, [...accepted.values()]))
  const unclaimed = new Set(accepted.keys())
  const placings = orders.map((order): Placing => {
    const found = accepted.get(order.key) ?? earlier.get(order.key)
    return refused.get(order) ?? placingOf(order, found, !unclaimed.delete(order.key))
  })
  // A first attempt may be stored although its connection was lost before the announcement.
  return { placings, left: stockChange(offers, [...accepted.values(), ...earlier.values()]) }
}

/** Returns the stock left; the rows are locked, so it holds when they commit. */
function stockChange(offers: ReadonlyMap<number, Offer>, orders: { items: WantedItem[] }[]) {
  const ids = new Set(orders.flatMap(({ items }) => items.map((item) => item.productId)))
  const known = [...ids].filter((id) => offers.has(id))
  const left = new Map(known.map((id) => [id, (offers.get(id) as Offer).quantity]))
  return { products: known, left }
}

type Priced = Omit<NewOrder, 'mailAt'>

const mailedOf = ({ uid, customer, network, request: { billing } }: Submitted) => ({
  email: billing.email,
  uid,
  customer,
  limited: network !== undefined,
})

const customersOf = (orders: Submitted[]) => orders.map(({ customer }) => customer)

async function decide(
  connection: Connection,
  known: { offers: ReadonlyMap<number, Offer>; open: OpenOrders; titles: TitlesThere },
  order: Submitted,
): Promise<Placing | Priced> {
  const offers = titledOffers(known.offers, known.titles, order.language)
  const { items, unsold } = priceItems(offers, order.request.items)
  if (unsold[0]) return { ok: false, code: unsold[0].code, unsold }
  const short = items.filter((item) => item.quantity > item.available)
  if (short.length > 0) return { ok: false, code: 'out_of_stock', items: short }
  const tooMany = order.network !== undefined && known.open.refusal(order.customer, items)
  if (tooMany) return tooMany
  const phrases = shippingWords(offers, items)
  const skus = items.map(({ productId, sku }) => sku ?? offers.get(productId)?.sku ?? '')
  if (order.request.coupon === undefined) return newOrder(order, { items, phrases, skus })
  const { email, phone } = order.request.billing
  const coupon = await checkCoupon(connection, order.request.coupon, {
    subtotal: goodsTotal(items),
    items,
    customer: { email, phone, uid: order.uid },
    lock: true,
  })
  return coupon.ok ? newOrder(order, { items, phrases, skus }, coupon) : coupon
}

function newOrder(
  { key, hash, request, uid, language, customer }: Submitted,
  { items, phrases, skus }: { items: PricedItem[]; phrases: string[]; skus: string[] },
  coupon?: Extract<CheckedCoupon, { ok: true }>,
): Placing | Priced {
  const now = Date.now()
  const { billing, payment, expectedTotal } = request
  const { totals, rules, ways, unsendable, shippedBy } = priceOrder(
    items,
    { ...billing, payment },
    coupon?.terms,
  )
  const advance = ways.find((way) => way.payment === payment)?.advance?.amount ?? 0
  if (unsendable) return { ok: false, ...unsendable }
  if (expectedTotal !== undefined && expectedTotal !== totals.total)
    return { ok: false, code: 'total_changed', total: totals.total }
  const row = {
    number: newOrderNumber(now),
    token: timeOrderedId(now),
    idempotency_key: key,
    request_hash: hash,
    ...{ payment, advance },
    language,
    uid: uid ?? null,
    ...customer,
    ...firstState({ payment, advance, total: totals.total }, now),
    billing: JSON.stringify(billing),
    notes: request.notes ?? null,
    coupon: coupon?.code ?? null,
    ...moneyColumns(totals),
    shipped_by: shippedBy ? JSON.stringify(shippedBy) : null,
    ...promisedFor(phrases, billing, now),
    placed_at: now,
  }
  const taxed = items.map((item) => ({
    ...item,
    taxPercent: percentOfClass(rules.rates, item.taxClass),
  }))
  return { row, items: taxed, billing, skus }
}

/** Returns a replay's first status, whatever became of the order since. */
function placingOf(
  order: Submitted,
  found: NewOrder | StoredOrder | undefined,
  replayed: boolean,
): Placing {
  if (!found) throw new Error('an order was neither placed, found nor refused')
  const { row, items } = found
  if (row.request_hash !== order.hash)
    return { ok: false, code: 'idempotency_key_reused', number: row.number }
  return { ok: true, order: toPlacedOrder({ ...row, status: firstTold(row) }, items), replayed }
}
