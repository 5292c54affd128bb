import { type Connection, engineOf } from '../../database/tables.server'

export type OrderKey = { id: number } | { token: string } | { number: string }

/**
 * Locks an order's row until the transaction ends, so that each change sees the one before.
 * SQLite's writers take turns anyway. @returns the row, or undefined where there is no such order.
 */
export const lockOrder = (connection: Connection, key: OrderKey) =>
  connection
    .selectFrom('orders')
    .selectAll()
    .where((where) => where.and({ ...key }))
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
