import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { ANONYMOUS } from '../is-anonymous'
import { MOVED, PAID } from './worth.server'

/** `-` begins with the largest or the latest. */
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

interface Asked {
  sort: BuyerSort
  from: number
  size: number
  /** Of the values. */
  currency: string
}

/**
 * The newest order of each customer of a page. Sums over all orders in the order of the index
 * `orders_customers`, which has all columns that are needed, then by account; money that came or
 * went by itself, of which there are few rows, is added for the value alone.
 */
export async function sortedBuyers(db: Connection, { sort, from, size, currency }: Asked) {
  const column = sort.replace('-', '') as Column
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const moves = sql`union all select email_key, uid, 0, 0, null, ${MOVED}
    from order_payments join orders on orders.id = order_payments.order_id
    where currency = ${currency} and ${NOT_ERASED} group by email_key, uid`
  const { rows } = await sql<{ id: number }>`
    with o as (select email_key, uid, count(*) as orders, max(id) as newest,
        min(placed_at) as first, sum(case when currency = ${currency} then ${PAID} else 0 end) as paid
      from orders where ${NOT_ERASED} group by email_key, uid
      ${column === 'value' ? moves : sql``})
    select max(newest) as id from o
      left join accounts a on a.uid = o.uid and a.deleted_at is null
    group by coalesce(a.email, o.email_key)
    order by ${BY[column]} ${direction}, max(newest) desc
    limit ${size} offset ${from}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

const NOT_ERASED = sql`(email_key not like ${`${ANONYMOUS}%`} or email_key like '%@%')`
