import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** A transfer takes a day or two: an order that is unpaid for longer is worth a look. */
export const UNPAID_MS = 2 * 86_400_000

export interface WaitingOrders {
  /** Paid, or to be paid at the door: to be packed and sent. */
  toSend: number
  toConfirm: number
  unpaidLong: number
}

/** Of the orders that are neither sent nor cancelled: an index holds only them. */
export async function countWaiting(db: Connection, now = Date.now()): Promise<WaitingOrders> {
  const { rows } = await sql<WaitingOrders>`
    select
      coalesce(sum(case when status = 'paid' or (status = 'confirmed' and due_at is null)
        then 1 else 0 end), 0) as "toSend",
      coalesce(sum(case when status = 'confirmed' and due_at is not null
        then 1 else 0 end), 0) as "toConfirm",
      coalesce(sum(case when status = 'awaiting_payment' and placed_at < ${now - UNPAID_MS}
        then 1 else 0 end), 0) as "unpaidLong"
    from orders where status in ('awaiting_payment', 'confirmed', 'paid')`.execute(db)
  return rows[0] ?? { toSend: 0, toConfirm: 0, unpaidLong: 0 }
}

/** Returns that somebody asked for, or that came back and are not paid yet. */
export async function countReturns(db: Connection) {
  const rows = await db
    .selectFrom('order_returns')
    .select((of) => ['state' as const, of.fn.countAll<number>().as('count')])
    .where('state', 'in', ['requested', 'received'])
    .groupBy('state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { asked: of('requested'), received: of('received') }
}
