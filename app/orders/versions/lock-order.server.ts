import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'

/** By what an order is found: its id, or the token or number that people name it by. */
export type OrderKey = { id: number } | { token: string } | { number: string }

/**
 * Locks an order's row until the transaction ends, so that concurrent changes each see what the one
 * before made of it. On SQLite transactions that write take turns anyway.
 * @returns the row; undefined where there is no such order.
 */
export const lockOrder = (connection: Connection, key: OrderKey) =>
  connection
    .selectFrom('orders')
    .selectAll()
    .where((where) => where.and({ ...key }))
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
