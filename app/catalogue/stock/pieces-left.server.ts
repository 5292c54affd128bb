import type { Connection } from '../../database/tables.server'

export async function piecesLeft(connection: Connection, ids: number[]) {
  const rows = await connection
    .selectFrom('stock')
    .select(['product_id', 'quantity'])
    .where('product_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
}
