import type { Database } from '../../../app/database/tables.server'
import { inTransaction } from '../../../app/database/transactions/transaction.server'
import type { OrderStatus } from '../../../app/orders/order/status'
import type { Payment } from '../../../app/settings/payments'

/** The parts of an order that figures use. Amounts in minor units, moments in milliseconds. */
export interface MadeOrder {
  placedAt: number
  status: OrderStatus
  payment: Payment
  currency: string
  discount: number
  shipping: number
  fee: number
  /** Null for an order older than rates. */
  taxes: { percent: number; base: number; tax: number }[] | null
  lines: { productId: number; quantity: number; unitPrice: number }[]
  refunds: { amount: number; at: number }[]
  cash: number
  endedBy?: 'unpaid' | 'unconfirmed'
}

export const goodsOf = ({ lines }: MadeOrder) =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

export const taxOf = ({ taxes }: MadeOrder) => (taxes ?? []).reduce((sum, { tax }) => sum + tax, 0)

export const totalOf = (order: MadeOrder) =>
  goodsOf(order) - order.discount + taxOf(order) + order.shipping + order.fee

const AT_ONCE = 500

/** Stores rows as placing would, many at once. */
export async function storeMade(db: Database, orders: readonly MadeOrder[]) {
  for (let from = 0; from < orders.length; from += AT_ONCE)
    await inTransaction(db, (one) => storeSome(one as Database, orders.slice(from, from + AT_ONCE)))
}

async function storeSome(db: Database, orders: readonly MadeOrder[]) {
  const rows = orders.map((order) => {
    const name = crypto.randomUUID()
    return {
      number: name,
      token: name,
      idempotency_key: name,
      request_hash: '',
      status: order.status,
      payment: order.payment,
      language: 'en' as const,
      uid: null,
      email_key: 'ana@example.com',
      billing: JSON.stringify({ firstName: 'Ana', lastName: 'Rahman', country: 'BD' }),
      subtotal: goodsOf(order),
      discount: order.discount,
      vat: taxOf(order),
      shipping: order.shipping,
      fee: order.fee,
      total: totalOf(order),
      currency: order.currency,
      taxes: order.taxes === null ? null : JSON.stringify(order.taxes),
      placed_at: order.placedAt,
      ended_by: order.endedBy ?? null,
    }
  })
  const stored = await db.insertInto('orders').values(rows).returning(['id', 'number']).execute()
  const ids = new Map(stored.map(({ id, number }) => [number, id]))
  const each = orders.map((order, at) => ({ order, id: ids.get(rows[at]?.number ?? '') as number }))
  const lines = each.flatMap(({ order, id }) =>
    order.lines.map(({ productId, quantity, unitPrice }, position) => ({
      order_id: id,
      position,
      product_id: productId,
      title: 'Made',
      quantity,
      unit_price: unitPrice,
    })),
  )
  if (lines.length > 0) await db.insertInto('order_lines').values(lines).execute()
  const payments = each.flatMap(({ order: { refunds, cash, placedAt }, id: order_id }) => [
    ...refunds.map(({ amount, at }) => ({ kind: 'refund' as const, amount, at, order_id })),
    ...(cash > 0 ? [{ kind: 'cash_received' as const, amount: cash, at: placedAt, order_id }] : []),
  ])
  if (payments.length > 0)
    await db
      .insertInto('order_payments')
      .values(payments.map((one) => ({ ...one, id: crypto.randomUUID(), note: null })))
      .execute()
}
