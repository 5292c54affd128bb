import { repeat } from '../database/jobs/repeat.server'
import type { Database } from '../database/tables.server'
import { log } from '../http/log.server'
import { changeStatus } from './change-status.server'
import { untold } from './mails/first-mails.server'
import { remindUnpaid } from './remind-unpaid.server'

const EVERY_MS = 60_000
const ORDERS_AT_ONCE = 100

/**
 * Returns how many ended: unpaid and unconfirmed ones, not while their customer has not been told how
 * to pay or confirm. Safe beside other processes and payments.
 */
export async function endUnpaid(db: Database, now = Date.now()) {
  const due = await db
    .selectFrom('orders')
    .select('token')
    .where('due_at', '<=', now)
    .where('status', 'in', ['awaiting_payment', 'confirmed'])
    .where((order) => order.not(untold(now)))
    .orderBy('due_at')
    .limit(ORDERS_AT_ONCE)
    .execute()
  let ended = 0
  for (const { token } of due) {
    const change = await changeStatus(db, { token }, 'cancelled', { overdueAt: now })
    if (change.ok && change.changed) ended++
  }
  return ended
}

export const startEndingUnpaid = (db: Database, everyMs = EVERY_MS) =>
  repeat(
    () => endUnpaid(db).then(() => remindUnpaid(db)),
    everyMs,
    (error) => log.error({ err: error }, 'unpaid orders could not be ended or reminded'),
  )
