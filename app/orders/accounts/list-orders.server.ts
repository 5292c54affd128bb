import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Database } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { emailKey } from '../coupons/coupons.server'
import { listInvoiceNumbers } from '../invoices/issue-invoice.server'
import type { Order } from '../order/order'
import { type PublicStatus, publicStatus, STATUSES } from '../order/status'
import { listPayments, type OrderPayment } from '../paying/payments.server'
import { withLines } from '../reading/find-order.server'
import { listReturnsOf, type OrderReturn } from '../returns/find-returns.server'

/** Returns a shopper's orders, and guest orders of their verified address; newest first. */
export async function listOrdersOf(
  db: Database,
  shopper: { uid: string; email?: string; emailVerified?: boolean },
  limit = 100,
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((where) =>
      where.or([
        where('uid', '=', shopper.uid),
        ...(shopper.emailVerified && shopper.email
          ? [
              where.and([
                where('email_key', '=', emailKey(shopper.email)),
                where('uid', 'is', null),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withLines(db, rows)
}

export const listOrders = (
  db: Database,
  { status, limit = 20 }: { status?: PublicStatus; limit?: number } = {},
) =>
  ofStatus(db, status)
    .select([
      'number',
      'status',
      'payment',
      'email_key',
      'total',
      'currency',
      'placed_at',
      'confirm_by',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

const PAGE = 100

export type OrderRecord = Order & {
  payments: OrderPayment[]
  returns: OrderReturn[]
  /** Numbers, a credit note's last. */
  invoices: string[]
}

/**
 * Yields orders oldest first, in pages, so that any number fits the memory. It rests as long as each
 * page took: on SQLite the thread that reads them serves shoppers too.
 */
export async function* eachOrder(
  db: Database,
  status?: PublicStatus,
  placed?: Slot,
): AsyncGenerator<OrderRecord> {
  for (let after = 0; ; ) {
    const began = performance.now()
    const rows = await ofStatus(db, status)
      .selectAll()
      .where('id', '>', after)
      .$if(placed !== undefined, (query) =>
        query
          .where('placed_at', '>=', Number(placed?.from))
          .where('placed_at', '<', Number(placed?.until)),
      )
      .orderBy('id')
      .limit(PAGE)
      .execute()
    const orders = await withLines(db, rows, 'merchant')
    const ids = rows.map((row) => row.id)
    const [payments, returns] = [await listPayments(db, ids), await listReturnsOf(db, ids)]
    const invoices = await listInvoiceNumbers(db, ids)
    await sleep(performance.now() - began)
    for (const [at, order] of orders.entries()) {
      const id = ids[at] as number
      yield {
        ...order,
        payments: payments.get(id) ?? [],
        returns: returns.get(id) ?? [],
        invoices: invoices.get(id) ?? [],
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

const ofStatus = (db: Connection, status?: PublicStatus) =>
  db.selectFrom('orders').$if(status !== undefined, (query) =>
    query.where(
      'status',
      'in',
      STATUSES.filter((one) => publicStatus(one) === status),
    ),
  )
