import type { Connection } from '../../database/tables.server'
import { refundMailKey } from './enqueue-refund-mail.server'

/** Amounts and pieces stay; the reason, which may name somebody, does not. */
export const forgetRefunds = (connection: Connection, orderId: number) =>
  connection
    .updateTable('order_refunds')
    .set({ reason: '' })
    .where('order_id', '=', orderId)
    .execute()

/** Keys of the mails about the refunds of an order, as jobs have them. */
export async function refundMailJobs(connection: Connection, orderId: number) {
  const rows = await connection
    .selectFrom('order_refunds')
    .select('sequence')
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ sequence }) => `mail:${refundMailKey(orderId, sequence)}`)
}
