import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { ANONYMOUS } from '../order/is-anonymous'

/** `-` puts the largest or latest first. */
export const BUYER_SORTS = [
  '-last',
  'last',
  '-first',
  'first',
  '-orders',
  'orders',
  '-value',
  'value',
] as const
export type BuyerSort = (typeof BUYER_SORTS)[number]

type Column = 'last' | 'first' | 'orders' | 'value'

const BY: Record<Column, RawBuilder<unknown>> = {
  last: sql`max(newest)`,
  first: sql`min(first)`,
  orders: sql`sum(orders)`,
  value: sql`sum(paid)`,
}

interface CustomerPageRequest {
  sort: BuyerSort
  from: number
  size: number
  currency: string
}

/**
 * Returns each customer's newest order for a page. It sums all orders by the covering index
 * `orders_customers`, then by account; separate payments are joined for the value alone.
 */
export async function sortedBuyers(
  db: Connection,
  { sort, from, size, currency }: CustomerPageRequest,
) {
  const column = sort.replace('-', '') as Column
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const valued = column === 'value'
  const paid = sql`sum(case when currency = ${currency} then ${WORTH} else 0 end)`
  const { rows } = await sql<{ id: number }>`
    with ${valued ? sql`${MOVED},` : sql``}
    o as (select email_key, uid, count(*) as orders, max(id) as newest, min(placed_at) as first,
        ${valued ? paid : sql`0`} as paid
      from orders ${valued ? sql`left join moved on moved.order_id = orders.id` : sql``}
      where ${NOT_ERASED} group by email_key, uid)
    select max(newest) as id from o
      left join accounts a on a.uid = o.uid and a.deleted_at is null
    group by coalesce(a.email, o.email_key)
    order by ${BY[column]} ${direction}, max(newest) desc
    limit ${size} offset ${from}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Joins one row for each order to the index and reads no order. PostgreSQL's sums are decimals. */
const MOVED = sql`moved as (
  select order_id, cast(sum(case when kind = 'cash_received' then amount else 0 end) as bigint) as came,
    cast(sum(case when kind = 'refund' then amount else 0 end) as bigint) as back
  from order_payments group by order_id)`

/** The sum that `worthOf` returns, in SQL. */
const WORTH = sql`case when paid_at is null then coalesce(came, 0) else total end - coalesce(back, 0)`

const NOT_ERASED = sql`(email_key not like ${`${ANONYMOUS}%`} or email_key like '%@%')`
