import type { Database } from '../database/tables.server'
import { changeStatus, type StatusChange } from './change-status.server'
import { findOrderByNumber, type OrderRow, orderNumberOf, withLines } from './find-order.server'
import type { Order } from './order'
import type { OrderStatus } from './status'

/** What a merchant does with an order, by its number; `StatusChange` says why it may not be. */
export const markPaid = (db: Database, number: string) => move(db, number, 'paid')
export const ship = (db: Database, number: string, tracking?: string) =>
  move(db, number, 'shipped', tracking === undefined ? {} : { tracking })
export const deliver = (db: Database, number: string) => move(db, number, 'delivered')
export const cancelOrder = (db: Database, number: string) => move(db, number, 'cancelled')

const move = (
  db: Database,
  number: string,
  to: Parameters<typeof changeStatus>[2],
  more?: { tracking?: string },
): Promise<StatusChange> => changeStatus(db, { number: orderNumberOf(number) }, to, more)

/** One order with all it carries, or undefined. */
export const showOrder = async (db: Database, number: string): Promise<Order | undefined> =>
  (await findOrderByNumber(db, number))?.order

/** The newest orders, at most `limit`, of one status if named. */
export function listOrders(
  db: Database,
  { status, limit = 50 }: { status?: OrderStatus; limit?: number } = {},
) {
  let query = db
    .selectFrom('orders')
    .select(['number', 'status', 'payment', 'total', 'placed_at', 'billing'])
  if (status) query = query.where('status', '=', status)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

const PAGE = 500
const COLUMNS = [
  'number',
  'placed_at',
  'status',
  'payment',
  'first_name',
  'last_name',
  'company',
  'street',
  'post_code',
  'city',
  'county',
  'country',
  'phone',
  'email',
  'coupon',
  'subtotal',
  'discount',
  'vat',
  'shipping',
  'total',
  'items',
  'notes',
  'tracking',
] as const

/**
 * All orders as CSV (RFC 4180), oldest first, a line at a time: any number of them fits. Amounts in
 * dollars; items as `2 x 17 Title; …`.
 */
export async function* exportOrders(db: Database): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  let after = 0
  for (;;) {
    const rows: OrderRow[] = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const order of await withLines(db, rows)) yield csvLine(order)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

function csvLine(order: Order) {
  const { billing } = order
  const values: Record<(typeof COLUMNS)[number], string | undefined> = {
    number: order.number,
    placed_at: order.placedAt,
    status: order.status,
    payment: order.payment,
    first_name: billing.firstName,
    last_name: billing.lastName,
    company: billing.company,
    street: billing.street,
    post_code: billing.postCode,
    city: billing.city,
    county: billing.county,
    country: billing.country,
    phone: billing.phone,
    email: billing.email,
    coupon: order.coupon,
    subtotal: dollars(order.subtotal),
    discount: dollars(order.discount),
    vat: dollars(order.vat),
    shipping: dollars(order.shipping),
    total: dollars(order.total),
    items: order.items
      .map((item) => `${item.quantity} x ${item.productId} ${item.title}`)
      .join('; '),
    notes: order.notes,
    tracking: order.tracking,
  }
  return `${COLUMNS.map((name) => csvField(values[name] ?? '')).join(',')}\r\n`
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** What a spreadsheet would run as a formula is given as text; a phone number stays as it is. */
export function csvField(value: string) {
  const formula = /^[=@\t\r]|^[+-](?![\d\s]*$)/.test(value)
  const text = formula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
