import { requireRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { findInvoices, type Invoice, storeInvoice } from './issue-invoice.server'

/** Credits the invoice of an order that is being cancelled, less the credit notes of its refunds. */
export async function creditInvoice(connection: Connection, orderId: number, now = Date.now()) {
  const known = await findInvoices(connection, orderId)
  if (!isInForce(known)) return
  if (known.length > 1 && (await isAllCredited(connection, orderId))) return
  await storeInvoice(connection, orderId, { kind: 'credit_note', now })
}

/**
 * Credits a refund while its invoice stands. An order paid before the shop made invoices gets none
 * here: dated today, it would count an old sale again.
 */
export async function creditRefund(
  connection: Connection,
  orderId: number,
  refundId: string,
  now = Date.now(),
) {
  if (isInForce(await findInvoices(connection, orderId)))
    await storeInvoice(connection, orderId, { kind: 'credit_note', refundId, now })
}

const isInForce = (all: readonly Invoice[]) =>
  all.some(({ kind }) => kind === 'invoice') &&
  !all.some(({ kind, refundId }) => kind === 'credit_note' && !refundId)

async function isAllCredited(connection: Connection, orderId: number) {
  const { total } = await requireRow(connection, 'orders', { id: orderId }, ['total'])
  const refunds = await connection
    .selectFrom('order_refunds')
    .innerJoin('invoices', 'invoices.refund_id', 'order_refunds.id')
    .select('amount')
    .where('order_refunds.order_id', '=', orderId)
    .execute()
  return refunds.reduce((sum, { amount }) => sum + amount, 0) >= total
}
