import { sql } from 'kysely'
import type { Language } from '../business'
import { announceChange } from '../database/changes.server'
import { engineOf } from '../database/open.server'
import type { Connection, Database } from '../database/tables.server'
import { inTransaction } from '../database/transaction.server'
import { releaseCoupon } from './coupons.server'
import { promiseOrderMail } from './mails/enqueue-order-mails.server'
import type { Billing } from './order'
import { mayBecome, type OrderStatus } from './status'

export type StatusChange =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'forbidden'; status: OrderStatus }

/** Reaching a state is an event with its own time and, for most, its own mail. */
const EVENTS = {
  paid: { at: 'paid_at', mail: 'order-paid' },
  shipped: { at: 'shipped_at', mail: 'order-shipped' },
  delivered: { at: 'delivered_at', mail: undefined },
  cancelled: { at: 'cancelled_at', mail: 'order-cancelled' },
} as const

type Reached = keyof typeof EVENTS

/** How an order is named: by its token (shopper) or its number (merchant). */
export type Named = { token: string } | { number: string }

/**
 * Moves an order to a state, if the table of transitions allows. Asking for the state it is in
 * already changes nothing and is no refusal, so that a lost answer can be asked for again.
 * Cancelling gives stock and coupon back, in the same transaction, hence once.
 */
export async function changeStatus(
  db: Database,
  named: Named,
  to: Reached,
  more: { tracking?: string } = {},
): Promise<StatusChange> {
  let restocked: number[] = []
  const change = await inTransaction(db, async (connection): Promise<StatusChange> => {
    const order = await lockedOrder(connection, named)
    if (!order) return { ok: false, code: 'not_found' }
    const status = order.status as OrderStatus
    if (status === to) return { ok: true, changed: false }
    if (!mayBecome(status, to)) return { ok: false, code: 'forbidden', status }
    const { at, mail } = EVENTS[to]
    await connection
      .updateTable('orders')
      .set({ status: to, [at]: Date.now(), ...more })
      .where('id', '=', order.id)
      .execute()
    if (to === 'cancelled') restocked = await giveBack(connection, order.id)
    const billing = JSON.parse(order.billing) as Billing
    const language = order.language as Language
    if (mail) await promiseOrderMail(connection, mail, { orderId: order.id, billing, language })
    return { ok: true, changed: true }
  })
  if (restocked.length > 0) announceChange(db, { products: restocked })
  return change
}

/** Two who change it at once queue up here, and the second sees what the first did. */
const lockedOrder = (connection: Connection, named: Named) =>
  connection
    .selectFrom('orders')
    .select(['id', 'status', 'billing', 'language'])
    .where((where) => where.and({ ...named }))
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** Stock in the order of ids, then the coupon: the order in which placing takes them. */
async function giveBack(connection: Connection, orderId: number) {
  const lines = await connection
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
  for (const { product_id, quantity } of lines)
    await sql`update stock set quantity = quantity + ${quantity},
      newly_sold = newly_sold - ${quantity} where product_id = ${product_id}`.execute(connection)
  await releaseCoupon(connection, orderId)
  return lines.map((line) => line.product_id)
}
