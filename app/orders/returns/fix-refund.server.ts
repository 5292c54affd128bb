import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import {
  bringsShipping,
  isShippingRefunded,
  type RefundedBefore,
  refundQuote,
} from '../pricing/refund-quote'
import { findOrderById } from '../reading/find-order.server'
import { ACCEPTED_STATES } from './return-rules'

/**
 * Fixes what a return comes to, after those accepted before it, by the rule of refunds: its pieces,
 * and with the last ones shipping and the payment fee. Returns the cents. All returns together are at most the total.
 * Refunds of pieces beside the returns do not count here: they may be what pays for a return.
 */
export async function fixRefund(connection: Connection, orderId: number, returnId: string) {
  const order = (await findOrderById(connection, orderId))?.order
  if (!order) throw new Error(`no order ${orderId}`)
  const rows = await returnedLines(connection, orderId)
  const mine = rows.filter((row) => row.return_id === returnId)
  const accepted = Map.groupBy(
    rows.filter(({ return_id, state }) => return_id !== returnId && isAccepted(state)),
    (row) => row.return_id,
  )
  const before = { ...order, refunds: [...accepted.values()].map(asRefund) }
  const lines = mine.map(asLine)
  const shipping = !isShippingRefunded(order) && bringsShipping(before, lines)
  // Returns accepted while their lines held a share of the shipping may leave less than that.
  const left = order.total - [...accepted.values()].reduce((sum, one) => sum + amountOf(one), 0)
  const { amount } = refundQuote(before, lines, shipping)
  const quote = refundQuote(before, lines, shipping, Math.min(amount, Math.max(left, 0)))
  for (const { line, amount: refund } of quote.lines)
    await connection
      .updateTable('order_return_lines')
      .set({ refund })
      .where('return_id', '=', returnId)
      .where('position', '=', line)
      .execute()
  if (quote.shipping > 0)
    await updateRow(connection, 'order_returns', returnId, { shipping: quote.shipping })
  return quote.amount
}

type ReturnedLine = Awaited<ReturnType<typeof returnedLines>>[number]

const returnedLines = (connection: Connection, orderId: number) =>
  connection
    .selectFrom('order_return_lines')
    .innerJoin('order_returns', 'order_returns.id', 'order_return_lines.return_id')
    .select(['return_id', 'position', 'quantity', 'state', 'refund', 'shipping'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

const isAccepted = (state: ReturnedLine['state']) => ACCEPTED_STATES.includes(state)

const asLine = ({ position, quantity }: ReturnedLine) => ({ line: position, quantity })

const shippingOf = ([row]: ReturnedLine[]) => Number(row?.shipping ?? 0)

const asRefund = (rows: ReturnedLine[]): RefundedBefore => ({
  taxes: [],
  shipping: shippingOf(rows),
  lines: rows.map(asLine),
})

const amountOf = (rows: ReturnedLine[]) =>
  rows.reduce((sum, { refund }) => sum + Number(refund ?? 0), shippingOf(rows))
