import type { TaxShare } from '../../cart/rules/taxes'
import type { Connection } from '../../database/tables.server'
import type { Refund } from '../order/refund'

/** Returns refunds, oldest first. */
export const refundsOf = async (db: Connection, orderId: number): Promise<Refund[]> =>
  (await refundsByOrder(db, [orderId])).get(orderId) ?? []

/** Returns refunds by order id, oldest first. */
export async function refundsByOrder(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, Refund[]>()
  const rows = await db
    .selectFrom('order_refunds')
    .leftJoin('invoices', 'invoices.refund_id', 'order_refunds.id')
    .selectAll('order_refunds')
    .select('invoices.number as credit_note')
    .where('order_refunds.order_id', 'in', orderIds)
    .orderBy('order_refunds.order_id')
    .orderBy('order_refunds.sequence')
    .execute()
  if (rows.length === 0) return new Map<number, Refund[]>()
  const lines = await db
    .selectFrom('order_refund_lines')
    .selectAll()
    .where(
      'refund_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const found = new Map<number, Refund[]>()
  for (const row of rows) {
    const refund: Refund = {
      id: row.id,
      sequence: row.sequence,
      at: new Date(row.at).toISOString(),
      by: row.made_by,
      method: row.method,
      reason: row.reason,
      amount: row.amount,
      taxes: JSON.parse(row.taxes) as TaxShare[],
      ...(row.shipping !== null && { shipping: row.shipping }),
      lines: lines
        .filter(({ refund_id }) => refund_id === row.id)
        .map(({ position, quantity, amount, restocked }) => ({
          line: position,
          quantity,
          amount,
          restocked,
        })),
      ...(row.credit_note !== null && { creditNote: row.credit_note }),
      ...(row.return_sequence !== null && { return: row.return_sequence }),
    }
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), refund])
  }
  return found
}
