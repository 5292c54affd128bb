import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../database/tables.server'
import { DAY_MS } from '../durations'
import { forgetReasons } from './findings.server'

/** A provider sends a message again for some days only, so that older ones need no remembering. */
const MESSAGE_DAYS = 90
/** A refund may come back for weeks after it went; then nobody reads it any more. */
const SENT_REFUND_DAYS = 180
/** A test payment can be refunded for so long. */
const TRIAL_DAYS = 365

/** Deletes what is kept of messages, of refunds that were sent, and of test payments, after its time. */
export async function forgetPayments(connection: Connection, now = Date.now()) {
  await connection
    .deleteFrom('payment_events')
    .where('received_at', '<', now - MESSAGE_DAYS * DAY_MS)
    .execute()
  await connection
    .deleteFrom('sent_refunds')
    .where('sent_at', '<', now - SENT_REFUND_DAYS * DAY_MS)
    .where(sql<SqlBool>`not exists (select 1 from payment_refunds
      where payment_refunds.id = sent_refunds.refund_id and payment_refunds.status = 'pending')`)
    .execute()
  await connection
    .deleteFrom('trial_payments')
    .where(sql<SqlBool>`provider_ref in (select provider_ref from payment_attempts
      where provider = 'test' and created_at < ${now - TRIAL_DAYS * DAY_MS})`)
    .execute()
}

/**
 * Removes what payments say of the persons of some orders: bodies of messages that wait, reasons of
 * providers, and notes of those who settled something. Amounts and references stay.
 */
export async function forgetPayersOf(connection: Connection, orderIds: readonly number[]) {
  if (orderIds.length === 0) return
  const attempts = connection
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', 'in', orderIds)
  await connection
    .updateTable('payment_events')
    .set({ raw: null })
    .where('attempt_id', 'in', attempts)
    .execute()
  await connection
    .updateTable('payment_attempts')
    .set({ reason: null })
    .where('order_id', 'in', orderIds)
    .execute()
  await connection
    .updateTable('payment_refunds')
    .set({ fault: null })
    .where('order_id', 'in', orderIds)
    .execute()
  for (const id of orderIds) await forgetReasons(connection, id)
}
