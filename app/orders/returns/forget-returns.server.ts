import type { Connection } from '../../database/tables.server'
import { OPEN_STATES } from './return-rules'

/** Erases who wrote what; pieces and payments stay. */
export const forgetReturns = (connection: Connection, orderIds: readonly number[]) =>
  connection
    .updateTable('order_returns')
    .set({ name: null, email: null, note: null, answer: null })
    .where('order_id', 'in', orderIds)
    .execute()

/** Returns those of the orders that have an unsettled return. */
export async function withOpenReturns(connection: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Set<number>()
  const rows = await connection
    .selectFrom('order_returns')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('state', 'in', OPEN_STATES)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
