import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { ENDS, type Ending, untold } from '../mails/first-mails.server'
import { remindUnpaid } from '../mails/remind-unpaid.server'
import { changeStatus } from './change-status.server'

type MayEnd = (order: { id: number }, now: number) => Promise<boolean>

const always: MayEnd = async () => true
const EVERY_MS = 60_000
const ORDERS_AT_ONCE = 100

/**
 * Ends overdue unpaid and unconfirmed orders and returns how many, not before their customer was
 * told how to pay or confirm. Safe beside other processes and payments.
 */
export async function endUnpaid(db: Database, now = Date.now(), mayEnd: MayEnd = always) {
  const due = [
    ...(await overdue(db, 'awaiting_payment', now)),
    ...(await overdue(db, 'awaiting_confirmation', now)),
  ]
  let ended = 0
  for (const { id, token } of due) {
    if (!(await mayEnd({ id }, now))) continue
    const change = await changeStatus(db, { token }, 'cancelled', { overdueAt: now })
    if (change.ok && change.changed) ended++
  }
  return ended
}

const overdue = (db: Database, status: Ending, now: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'token'])
    .where(ENDS[status], '<=', now)
    .where('status', '=', status)
    .where((order) => order.not(untold(status, now)))
    .orderBy(ENDS[status])
    .limit(ORDERS_AT_ONCE)
    .execute()

export const startEndingUnpaid = (db: Database, mayEnd: MayEnd, everyMs = EVERY_MS) =>
  repeat(
    () => endUnpaid(db, Date.now(), mayEnd).then(() => remindUnpaid(db)),
    everyMs,
    (error) => log.error({ err: error }, 'unpaid orders could not be ended or reminded'),
  )
