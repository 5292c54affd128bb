import type { Connection } from '../../database/tables.server'

/** Amounts and pieces stay; the reason, which may name somebody, does not. */
export const forgetRefunds = (connection: Connection, orderIds: readonly number[]) =>
  connection
    .updateTable('order_refunds')
    .set({ reason: '' })
    .where('order_id', 'in', orderIds)
    .execute()
