import type { Database } from '../database/tables.server'
import { log } from '../http/log.server'
import { changeStatus } from './change-status.server'

const EVERY_MS = 60_000
const ORDERS_AT_ONCE = 100

/** Returns how many ended. Safe beside other processes and payments: only unpaid orders end. */
export async function endUnpaid(db: Database, now = Date.now()) {
  const due = await db
    .selectFrom('orders')
    .select('token')
    .where('due_at', '<=', now)
    .where('status', '=', 'awaiting_payment')
    .orderBy('due_at')
    .limit(ORDERS_AT_ONCE)
    .execute()
  let ended = 0
  for (const { token } of due) {
    const change = await changeStatus(db, { token }, 'cancelled', { from: 'awaiting_payment' })
    if (change.ok && change.changed) ended++
  }
  return ended
}

export function startEndingUnpaid(db: Database, everyMs = EVERY_MS) {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => endUnpaid(db))
      .catch((error) => log.error({ err: error }, 'unpaid orders could not be ended'))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
