import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { PassingConflict } from '../../database/transaction.server'
import type { Accepted } from './place-batch.server'

/** Engines take so many values in one statement (SQLite 32,766): rows go in by so many. */
const ROWS_AT_ONCE = 1000

/**
 * Inserts orders with their lines; answers their ids by key. When an order's number was drawn
 * before, or another process has just used its key, the whole transaction is tried again.
 */
export async function insertOrders(connection: Connection, accepted: Accepted[]) {
  const inserted = await connection
    .insertInto('orders')
    .values(accepted.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'idempotency_key'])
    .execute()
  if (inserted.length !== accepted.length) throw new PassingConflict('order key or number')
  const ids = new Map(inserted.map((row) => [row.idempotency_key, row.id]))
  const lines = accepted.flatMap(({ row, items }) =>
    items.map((item, position) => ({
      order_id: ids.get(row.idempotency_key) as number,
      position,
      product_id: item.productId,
      title: item.title,
      unit_price: item.unitPrice,
      quantity: item.quantity,
    })),
  )
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE)
    await connection
      .insertInto('order_lines')
      .values(lines.slice(at, at + ROWS_AT_ONCE))
      .execute()
  return ids
}

/** All products in one statement. The guard cannot fail after the check, unless that has a fault. */
export async function takeStock(connection: Connection, accepted: Accepted[]) {
  const demand = new Map<number, number>()
  for (const { items } of accepted)
    for (const { productId, quantity } of items)
      demand.set(productId, (demand.get(productId) ?? 0) + quantity)
  const values = sql.join(
    [...demand].map(
      ([product, pieces]) => sql`(cast(${product} as integer), cast(${pieces} as integer))`,
    ),
  )
  const { numAffectedRows } = await sql`
    update stock set quantity = quantity - demand.column2, newly_sold = newly_sold + demand.column2
    from (values ${values}) as demand
    where product_id = demand.column1 and quantity >= demand.column2`.execute(connection)
  if (Number(numAffectedRows) !== demand.size) throw new Error('stock changed under an order')
}
