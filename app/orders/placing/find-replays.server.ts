import type { Connection } from '../../database/tables.server'
import { type OrderRow, toItem } from '../find-order.server'
import type { OrderItem } from '../order'

/** An order that was placed before under the same key. */
export interface Replay {
  row: OrderRow
  items: OrderItem[]
}

/** The orders that were placed under these keys. */
export async function findPlacedByKeys(connection: Connection, keys: string[]) {
  const found = new Map<string, Replay>()
  const rows = await connection
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', 'in', [...new Set(keys)])
    .execute()
  if (rows.length === 0) return found
  const lines = await connection
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  for (const row of rows) {
    const items = lines.filter((line) => line.order_id === row.id).map(toItem)
    found.set(row.idempotency_key, { row, items })
  }
  return found
}
