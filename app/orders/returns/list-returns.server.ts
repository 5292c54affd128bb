import type { Database } from '../../database/tables.server'
import { linesOf, type OrderReturn, toReturn } from './find-returns.server'
import type { ReturnState } from './return-rules'

/** Lists returns for the merchant, oldest first. `order` is the order's number. */
export async function listReturns(
  db: Database,
  states: readonly ReturnState[],
  limit: number,
): Promise<(OrderReturn & { order: string })[]> {
  const rows = await db
    .selectFrom('order_returns')
    .innerJoin('orders', 'orders.id', 'order_returns.order_id')
    .selectAll('order_returns')
    .select(['orders.number', 'orders.currency'])
    .where('state', 'in', states)
    .orderBy('requested_at')
    .orderBy('order_id')
    .orderBy('sequence')
    .limit(limit)
    .execute()
  const lines = Map.groupBy(await linesOf(db, rows), (line) => line.return_id)
  return rows.map((row) => ({ order: row.number, ...toReturn(row, lines.get(row.id) ?? []) }))
}
