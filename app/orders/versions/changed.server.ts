import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** Returns the columns that tell viewers of an order about a change: `set` them with it. */
export const changedNow = (at = Date.now()) => ({
  version: sql<number>`version + 1`,
  changed_at: at,
})

/** Marks an order as changed when the change is in other rows, such as payments. */
export const touchOrder = (connection: Connection, orderId: number) =>
  connection.updateTable('orders').set(changedNow()).where('id', '=', orderId).execute()
