import { findRows } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'

export async function piecesLeft(connection: Connection, ids: number[]) {
  const rows = await findRows(connection, 'stock', { product_id: ids }, ['product_id', 'quantity'])
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
}
