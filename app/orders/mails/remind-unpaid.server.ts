import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS } from '../../durations'
import type { Billing } from '../order/order'
import { inAdvanceOf } from '../paying/ways-to-pay'
import { enqueueAgain } from './enqueue-order-mails.server'

const ORDERS_AT_ONCE = 100

/** Returns a day before the due date, or half-way when that is later. */
export const remindAt = (placedAt: number, dueAt: number) =>
  dueAt - Math.min(DAY_MS, (dueAt - placedAt) / 2)

/** Reminds each order once and returns how many: the mail commits with the note of it. */
export async function remindUnpaid(db: Database, now = Date.now()) {
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('remind_at', '<=', now)
    .where('status', '=', 'awaiting_payment')
    .orderBy('remind_at')
    .limit(ORDERS_AT_ONCE)
    .execute()
  let reminded = 0
  for (const { id } of due) if (await remind(db, id, now)) reminded++
  return reminded
}

const remind = (db: Database, id: number, now: number) =>
  inTransaction(db, async (connection) => {
    const order = await connection
      .updateTable('orders')
      .set({ remind_at: null })
      .where('id', '=', id)
      .where('remind_at', 'is not', null)
      .where('status', '=', 'awaiting_payment')
      .returning(['billing', 'language', 'payment', 'advance', 'due_at'])
      .executeTakeFirst()
    if (!order || (order.due_at ?? 0) <= now) return false
    const billing = JSON.parse(order.billing) as Billing
    // An erased customer has no address (cli/privacy).
    if (!billing.email) return false
    const recipient = { orderId: id, billing, language: order.language }
    const inAdvance = inAdvanceOf(order)
    if (!inAdvance?.reminder) return false
    await enqueueAgain(connection, inAdvance.reminder, recipient)
    return true
  })
