import type { Connection } from '../../../database/tables.server'
import type { Billing } from '../../../orders/order/order'
import { auditSubjectOf, BY_LINK } from '../../../orders/versions/changed.server'
import type { ChangedField, OrderAct } from './act'

/** Returns what people did with an order by desk or link, oldest first. */
export async function actsOfOrder(db: Connection, number: string): Promise<OrderAct[]> {
  const rows = await db
    .selectFrom('desk_audit')
    .select(['staff_id', 'staff_name', 'action', 'at', 'before', 'after'])
    .where('subject', '=', auditSubjectOf(number))
    .orderBy('id')
    .execute()
  return rows.map(({ staff_id, staff_name, action, at, ...row }) => {
    const before: unknown = row.before === null ? undefined : JSON.parse(row.before)
    const after: unknown = row.after === null ? undefined : JSON.parse(row.after)
    const of = action.startsWith('return.') ? partOf(before, 'return') : mailOf(action, after)
    const fields = action === 'order.address-changed' ? changedFields(before, after) : []
    return {
      action,
      at: Number(at),
      by: staff_id === BY_LINK.id ? null : staff_name,
      ...(of && { of }),
      ...(fields.length > 0 && { fields }),
      ...(action === 'order.unpaid' && unpaidOf(before, after)),
    }
  })
}

function unpaidOf(before: unknown, after: unknown) {
  const { paidAt } = (before ?? {}) as { paidAt?: unknown }
  const reason = partOf(after, 'reason')
  return { ...(reason && { reason }), ...(typeof paidAt === 'number' && { paidAt }) }
}

function partOf(value: unknown, name: string) {
  const part = value && typeof value === 'object' && (value as Record<string, unknown>)[name]
  return typeof part === 'string' ? part : undefined
}

const mailOf = (action: string, after: unknown) =>
  action === 'order.mail-sent-again' && typeof after === 'string' ? after : undefined

const FIELDS = [
  ...(['firstName', 'lastName', 'company', 'street', 'postCode', 'city'] as const),
  ...(['county', 'country', 'phone', 'email'] as const),
] satisfies (keyof Billing)[]

function changedFields(was: unknown, is: unknown): ChangedField[] {
  return FIELDS.flatMap((field) => {
    const [before, after] = [partOf(was, field), partOf(is, field)]
    if ((before ?? '') === (after ?? '')) return []
    return { field, ...(before && { before }), ...(after && { after }) }
  })
}

/** Removes what an act says of the customer, or in somebody's words. */
export const withoutValues = ({ fields, reason: _, ...act }: OrderAct): OrderAct => ({
  ...act,
  ...(fields && { fields: fields.map(({ field }) => ({ field })) }),
})
