import { findRow, insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import type { RefundQuote } from '../pricing/refund-quote'

export const findRefundByKey = async (db: Connection, orderId: number, key: string) =>
  (await findRow(db, 'order_refunds', { order_id: orderId, request_key: key }, ['id']))?.id

interface NewRefund {
  key: string
  by: string
  reason: string
  quote: RefundQuote
  shipping: boolean
  returnSequence?: number
  restocked: ReadonlyMap<number, number>
}

/** Stores a refund and returns its id; the caller holds the lock on the order. */
export async function storeRefund(
  connection: Connection,
  orderId: number,
  { key, by, reason, quote, shipping, returnSequence, restocked }: NewRefund,
) {
  const { newest } = await connection
    .selectFrom('order_refunds')
    .select((select) => select.fn.max('sequence').as('newest'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const id = timeOrderedId()
  await insertRow(connection, 'order_refunds', {
    id,
    order_id: orderId,
    sequence: Number(newest ?? 0) + 1,
    request_key: key,
    at: Date.now(),
    made_by: by,
    reason,
    amount: quote.amount,
    taxes: JSON.stringify(quote.taxes),
    shipping: shipping && quote.shipping > 0 ? quote.shipping : null,
    method: 'noted',
    return_sequence: returnSequence ?? null,
  })
  for (const { line, quantity, amount } of quote.lines)
    await insertRow(connection, 'order_refund_lines', {
      refund_id: id,
      position: line,
      quantity,
      amount,
      restocked: restocked.get(line) ?? 0,
    })
  return id
}
