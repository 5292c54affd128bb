import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** Of every change that people who look at the order are to see: `set` it beside what changes. */
export const changedNow = (at = Date.now()) => ({
  version: sql<number>`version + 1`,
  changed_at: at,
})

/** Where the change is not in the order's own row, such as money received. */
export const touchOrder = (connection: Connection, orderId: number) =>
  connection.updateTable('orders').set(changedNow()).where('id', '=', orderId).execute()
