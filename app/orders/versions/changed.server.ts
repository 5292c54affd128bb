import { sql } from 'kysely'
import { insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'

/** Returns the columns that tell viewers of an order about a change: `set` them with it. */
export const changedNow = (at = Date.now()) => ({
  version: sql<number>`version + 1`,
  changed_at: at,
})

/** Marks an order as changed when the change is in other rows, such as payments. */
export const touchOrder = (connection: Connection, orderId: number) =>
  connection.updateTable('orders').set(changedNow()).where('id', '=', orderId).execute()

/** Replaces the name of a person or script in the desk's audit log. */
export const BY_LINK = { id: 'order-link', name: 'Customer, by the order’s link' }

type LinkAction =
  | 'order.cancelled'
  | 'order.confirmed'
  | 'order.paid-otherwise'
  | 'return.requested'
  | 'return.withdrawn'

/** Returns how the log of who did what calls an order. */
export const auditSubjectOf = (number: string) => `order ${number}`

/** Notes in the change's transaction that it came by the order's link, not from the shop. */
export const noteByLink = (connection: Connection, number: string, action: LinkAction) =>
  insertRow(connection, 'desk_audit', {
    at: Date.now(),
    staff_id: BY_LINK.id,
    staff_name: BY_LINK.name,
    action,
    subject: auditSubjectOf(number),
    before: null,
    after: null,
  })
