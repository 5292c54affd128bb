import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/**
 * Matches paid orders that were cancelled and whose money nobody has given back. A refund after the
 * end settles it, as the shop may keep a part; a withdrawal that awaits its refund has its own task.
 * Its first conditions are those of the index orders_paid_cancelled (migration 112).
 */
export const IS_OWED = sql<SqlBool>`(orders.status = 'cancelled'
  and coalesce(orders.paid_at, orders.advance_paid_at) is not null
  and case when orders.paid_at is null then orders.advance else orders.total end > coalesce((
    select sum(case kind when 'chargeback_reversed' then -amount else amount end)
    from order_payments where order_payments.order_id = orders.id
    and kind in ('refund', 'chargeback', 'chargeback_reversed')), 0)
  and not exists (select 1 from order_payments where order_payments.order_id = orders.id
    and kind = 'refund' and order_payments.at >= orders.cancelled_at)
  and not exists (select 1 from order_returns where order_returns.order_id = orders.id
    and order_returns.state = 'received'))`

/** Tells whether the order's money is to be given back. */
export const isOwed = async (db: Connection, orderId: number) =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(IS_OWED)
    .executeTakeFirst()) !== undefined
