import { announceRatings } from '../../catalogue/ratings/recount.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import type { OutboxFile } from '../../mail/outbox-files.server'
import { isAnonymous } from '../../orders/order/is-anonymous'
import { REFUND_EVENT } from '../../orders/refunds/enqueue-refund-mail.server'
import { ORDER_MAILS } from '../../orders/register-mails.server'
import { RETURN_EVENTS } from '../../orders/returns/enqueue-return-mail.server'
import { withOpenReturns } from '../../orders/returns/forget-returns.server'
import { eraseOrders } from '../privacy/erase-orders.server'

/** The rows of one query. It is short, because on SQLite a query blocks the thread. */
const ROWS = 500

/**
 * Anonymises orders that were delivered or cancelled before `before` (epoch milliseconds) and have
 * no open return, and deletes their waiting mails.
 */
export async function forgetOrders(db: Database, before: number) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at', 'delivered_at', 'cancelled_at', 'request_hash'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS)
      .execute()
    const due = rows.filter((row) => !isAnonymous(row) && endedAt(row) < before)
    const open = await withOpenReturns(
      db,
      due.map(({ id }) => id),
    )
    await forget(
      db,
      due.filter(({ id }) => !open.has(id)),
    )
    last = rows.at(-1)?.id ?? 0
    // Ids follow the time of the order, so all later ones are too young.
    if (rows.length < ROWS || (rows.at(-1)?.placed_at ?? 0) >= before) return
  }
}

const endedAt = (row: { delivered_at: number | null; cancelled_at: number | null }) =>
  row.cancelled_at ?? row.delivered_at ?? Number.POSITIVE_INFINITY

async function forget(db: Database, orders: { id: number; number: string }[]) {
  if (orders.length === 0) return
  const rated = await inTransaction(db, async (connection) => {
    const { rated } = await eraseOrders(connection, orders, 'nameless')
    return rated
  })
  await announceRatings(db, rated)
}

export async function isOfAnonymousOrder(db: Database, { kind, event }: OutboxFile) {
  const ofOrders: readonly string[] = [...ORDER_MAILS, REFUND_EVENT, ...RETURN_EVENTS]
  const id = /^\d{1,15}(?![^_])/.exec(event)?.[0]
  if (!ofOrders.includes(kind) || id === undefined) return false
  const order = db.selectFrom('orders').select('request_hash').where('id', '=', Number(id))
  const found = await order.executeTakeFirst()
  return found !== undefined && isAnonymous(found)
}
