import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** A customer's orders, in the shop's currency. */
export interface CustomerWorth {
  /** Includes cancelled orders. */
  orders: number
  /** Payments less refunds, minor units. */
  value: number
  /** Epoch milliseconds; null without orders. */
  firstOrderAt: number | null
}

/** Paid totals by bank and received cash, less refunds. */
const PAID = sql<number>`case when paid_at is null then 0 else total end`
const MOVED = sql<number>`sum(case when kind = 'refund' then -amount
  when kind = 'cash_received' and paid_at is null then amount else 0 end)`

export const NO_WORTH = (): CustomerWorth => ({ orders: 0, value: 0, firstOrderAt: null })

/** Returns worths by the number that identifies a customer here. */
export async function worthOf(
  connection: Connection,
  customers: ReadonlyMap<number, number[]>,
  currency: string,
) {
  const owner = new Map([...customers].flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))
  const found = new Map([...customers.keys()].map((key) => [key, NO_WORTH()]))
  const ids = [...owner.keys()]
  if (ids.length === 0) return found
  const rows = await connection
    .selectFrom('orders')
    .select(['id', 'currency', 'placed_at', PAID.as('paid')])
    .where('id', 'in', ids)
    .execute()
  const moved = await connection
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select(['order_id', MOVED.as('moved')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute()
  const movedOf = new Map(moved.map((row) => [row.order_id, Number(row.moved)]))
  for (const row of rows) {
    const worth = found.get(owner.get(row.id) as number) as CustomerWorth
    worth.orders += 1
    const placedAt = Number(row.placed_at)
    worth.firstOrderAt = Math.min(placedAt, worth.firstOrderAt ?? placedAt)
    if (row.currency === currency) worth.value += Number(row.paid) + (movedOf.get(row.id) ?? 0)
  }
  return found
}
