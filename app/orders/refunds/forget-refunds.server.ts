import type { Connection } from '../../database/tables.server'

/** Erases the reasons, which may name somebody; amounts and pieces stay. */
export const forgetRefunds = (connection: Connection, orderIds: readonly number[]) =>
  connection
    .updateTable('order_refunds')
    .set({ reason: '' })
    .where('order_id', 'in', orderIds)
    .execute()
