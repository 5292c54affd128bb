import { sql } from 'kysely'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import type { Billing } from '../order/order'
import { searchText } from './search-text'
import type { OrderSearchTable } from './tables.server'

/** Writes missing rows of a span of ids, newest first, and returns their ids. */
export async function writeMissing(
  db: Database,
  { from, before }: { from: number; before: number },
  limit: number,
) {
  const missing = await db
    .selectFrom('orders')
    .leftJoin('order_search', 'order_search.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.id', '>=', from)
    .where('orders.id', '<', before)
    .where('order_search.order_id', 'is', null)
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute()
  const ids = missing.map(({ id }) => Number(id))
  if (ids.length > 0)
    await inTransaction(db, (connection) => writeRows(connection, ids), { synced: false })
  return ids
}

/** Rewrites the rows of orders, for instance after another address. */
export async function writeRows(connection: Connection, orderIds: number[]) {
  const orders = await connection
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'payment', 'total', 'billing'])
    .where('id', 'in', orderIds)
    // The lock keeps an erasure at the same time from being overwritten.
    .$if(engineOf(connection) === 'postgres', (query) => query.forShare())
    .execute()
  if (orders.length === 0) return
  const skus = await skusOf(connection, orderIds)
  await addSearchRows(
    connection,
    orders.map((order) => ({
      ...order,
      billing: JSON.parse(order.billing) as Billing,
      skus: skus.get(order.id) ?? [],
    })),
  )
}

interface SearchedOrder extends Omit<OrderSearchTable, 'order_id' | 'country' | 'text'> {
  id: number
  number: string
  billing: Billing
  skus: readonly string[]
}

/** Writes or replaces rows in the transaction that stores the orders. */
export const addSearchRows = (connection: Connection, orders: readonly SearchedOrder[]) =>
  connection
    .insertInto('order_search')
    .values(
      orders.map(({ id, number, placed_at, payment, total, billing, skus }) => ({
        ...{ order_id: id, placed_at, payment, total, country: billing.country },
        text: searchText(number, billing, skus),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        text: sql`excluded.text`,
        country: sql`excluded.country`,
        payment: sql`excluded.payment`,
        total: sql`excluded.total`,
      }),
    )
    .execute()

async function skusOf(connection: Connection, orderIds: number[]) {
  const lines = await connection
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .select(['order_lines.order_id', 'order_lines.sku', 'products.sku as product_sku'])
    .where('order_id', 'in', orderIds)
    .execute()
  const found = new Map<number, string[]>()
  for (const { order_id, sku, product_sku } of lines)
    found.set(order_id, [...(found.get(order_id) ?? []), sku ?? product_sku ?? ''])
  return found
}
