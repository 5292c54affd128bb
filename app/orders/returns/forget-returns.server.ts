import type { Connection } from '../../database/tables.server'
import { RETURN_EVENTS, returnMailKey } from './enqueue-return-mail.server'
import { OPEN_STATES } from './return-rules'

/** What was sent back and paid stays; nothing says any more who wrote what. */
export const forgetReturns = (connection: Connection, orderId: number) =>
  connection
    .updateTable('order_returns')
    .set({ name: null, email: null, note: null, answer: null })
    .where('order_id', '=', orderId)
    .execute()

/** Of the given orders, those of which a return is not settled. */
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

/** Keys of the mails about the returns of some orders, as jobs have them. */
export async function returnMailJobs(connection: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  const rows = await connection
    .selectFrom('order_returns')
    .select(['order_id', 'sequence'])
    .where('order_id', 'in', orderIds)
    .execute()
  return rows.flatMap(({ order_id, sequence }) =>
    RETURN_EVENTS.map((event) => `mail:${returnMailKey(event, order_id, sequence)}`),
  )
}
