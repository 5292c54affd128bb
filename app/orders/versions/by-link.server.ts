import type { Connection } from '../../database/tables.server'

/** Replaces the name of a person or script in the desk's audit log. */
export const BY_LINK = { id: 'order-link', name: 'Customer, by the order’s link' }

const ACTIONS = [
  'order.cancelled',
  'order.confirmed',
  'return.requested',
  'return.withdrawn',
] as const
export type LinkAction = (typeof ACTIONS)[number]

const subjectOf = (number: string) => `order ${number}`

/** Notes in the change's transaction that it came by the order's link, not from the shop. */
export const noteByLink = (connection: Connection, number: string, action: LinkAction) =>
  connection
    .insertInto('desk_audit')
    .values({
      at: Date.now(),
      staff_id: BY_LINK.id,
      staff_name: BY_LINK.name,
      action,
      subject: subjectOf(number),
      before: null,
      after: null,
    })
    .execute()

/** Returns acts, oldest first; times are epoch milliseconds. */
export async function actsByLink(db: Connection, number: string) {
  const rows = await db
    .selectFrom('desk_audit')
    .select(['action', 'at'])
    .where('subject', '=', subjectOf(number))
    .where('staff_id', '=', BY_LINK.id)
    .orderBy('id')
    .execute()
  return rows.map(({ action, at }) => ({ action: action as LinkAction, at }))
}
