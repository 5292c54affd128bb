import type { CouponTerms, Totals } from '../../cart/totals'
import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { promisedAnew } from '../delivery/promise.server'
import { isAnonymous } from '../order/is-anonymous'
import { lockOrder } from '../order/lock-order.server'
import type { Billing, Order } from '../order/order'
import { isCancellable, type PublicStatus, publicStatus } from '../order/status'
import { customerKeys } from '../placing/order-limits.server'
import { priceOrder, type Unsendable } from '../pricing/price-order.server'
import { writeRows } from '../queue/search-rows.server'
import { type OrderRow, withLines } from '../reading/find-order.server'
import { changedNow } from '../versions/changed.server'

export type AddressChange =
  | { ok: true; changed: boolean; before: Billing }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }
  | { ok: false; code: 'unsendable'; unsendable: Unsendable }
  /** The address has another price or tax. Minor units, as priced today. */
  | { ok: false; code: 'other_price'; before: number; after: number; currency: string }

/**
 * Changes the address of an unsent order. What its customer agreed to pay stays: an address of
 * another price, tax or way to pay is refused, as it needs a new order.
 */
export async function changeAddressIn(
  connection: Connection,
  number: string,
  billing: Billing,
): Promise<AddressChange> {
  const row = await lockOrder(connection, { number })
  if (!row) return { ok: false, code: 'not_found' }
  const { id, status } = row
  if (!isCancellable(status) || isAnonymous(row))
    return { ok: false, code: 'forbidden', status: publicStatus(status) }
  const before = JSON.parse(row.billing) as Billing
  if (sameAddress(before, billing)) return { ok: true, changed: false, before }
  const [order] = await withLines(connection, [row])
  const moved = PLACE.some((field) => before[field] !== billing[field])
  const place = moved ? await samePrice(connection, id, order as Order, billing) : undefined
  if (place && 'ok' in place) return place
  const { network_key: _, address_key, ...keys } = customerKeys(billing)
  await updateRow(connection, 'orders', id, {
    billing: JSON.stringify(billing),
    ...keys,
    ...(row.address_key !== null && { address_key }),
    ...place,
    ...changedNow(),
  })
  await connection
    .updateTable('coupon_redemptions')
    .set({ email_key: keys.email_key })
    .where('order_id', '=', id)
    .execute()
  await writeRows(connection, [id])
  return { ok: true, changed: true, before }
}

const PLACE = ['country', 'county', 'postCode'] as const

const sameAddress = (a: Billing, b: Billing) => {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Billing>
  return [...fields].every((field) => (a[field] ?? '') === (b[field] ?? ''))
}

async function samePrice(
  connection: Connection,
  orderId: number,
  order: Order,
  billing: Billing,
): Promise<(AddressChange & { ok: false }) | Partial<Columns>> {
  const grams = await gramsOf(connection, orderId)
  const items = order.items.map((item, at) => ({ ...item, available: 0, grams: grams[at] ?? 0 }))
  const coupon: CouponTerms | undefined =
    order.discount > 0 ? { kind: 'fixed', cents: order.discount } : undefined
  // The two use today's rules, so that only the place makes a difference.
  const priced = (to: Billing) => priceOrder(items, { ...to, payment: order.payment }, coupon)
  const [was, now] = [priced(order.billing), priced(billing)]
  if (now.unsendable) return { ok: false, code: 'unsendable', unsendable: now.unsendable }
  if (figures(was.totals) !== figures(now.totals)) {
    const [before, after] = [was.totals.total, now.totals.total]
    return { ok: false, code: 'other_price', before, after, currency: order.currency }
  }
  return {
    ...(now.shippedBy && { shipped_by: JSON.stringify(now.shippedBy) }),
    ...(await promisedAnew(connection, orderId, { billing, now: Date.now() })),
  }
}

type Columns = Pick<OrderRow, 'shipped_by' | 'arrives_from' | 'arrives_to'>

const figures = ({ subtotal, discount, vat, shipping, fee, total, taxes }: Totals) =>
  JSON.stringify([subtotal, discount, vat, shipping, fee, total, taxes])

async function gramsOf(connection: Connection, orderId: number) {
  const lines = await connection
    .selectFrom('order_lines')
    .select('grams')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return lines.map(({ grams }) => grams ?? 0)
}
