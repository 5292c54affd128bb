import { z } from 'zod'
import type { Connection } from '../../../database/tables.server'
import { restocking } from '../../../orders/changing/change-status.server'
import { type RefundOutcome, refundOrderIn } from '../../../orders/refunds/refund-order.server'
import { findRefundByKey } from '../../../orders/refunds/store-refund.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { linesInput, requestKey, version } from './fields.server'
import { noSuchOrder, orderAtVersion, withVersions } from './order-version.server'

const count = z.number().int().min(0).max(1_000_000)

export const refundEndpoints = [
  endpoint('POST /orders/:number/refunds', 'orders.refund', {
    sensitive: true,
    input: z.object({
      lines: z
        .array(z.object({ line: count, quantity: count.min(1), restock: z.boolean() }))
        .max(100),
      /** Left out, shipping and fee come back with the last pieces. */
      shipping: z.boolean().optional(),
      amount: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      reason: linesInput(1000),
      key: requestKey,
      version,
    }),
    handle: ({ db, params, input: { version, ...wanted }, staff, audit }) =>
      restocking(db, async (connection, onRestock) => {
        const { key } = wanted
        const row = await seenOrder(connection, params.number ?? '', { key, version })
        const { number, currency } = row
        const request = { ...wanted, number, by: staff.name }
        const outcome = await refundOrderIn(connection, request, { onRestock })
        if (!outcome.ok) throw refusalOf(outcome)
        const { refund, replayed } = outcome
        if (!replayed)
          await audit(connection, 'order.refunded', `order ${number}`, {
            after: { amount: refund.amount, currency, lines: refund.lines, reason: refund.reason },
          })
        const { amount, sequence } = refund
        return withVersions(connection, row, { amount, sequence })
      }),
  }),
]

/** Recognises a repeated refund by its key, though it has changed the order since. */
async function seenOrder(
  connection: Connection,
  number: string,
  { key, version }: { key: string; version?: number },
) {
  const row = await orderAtVersion(connection, number, undefined)
  const known = await findRefundByKey(connection, row.id, key)
  return known ? row : orderAtVersion(connection, number, version)
}

const REFUSED = {
  nothing_paid: 'Nothing was paid for this order.',
  too_much: 'This is more than is left to refund.',
  no_such_line: 'The order has no such item.',
  empty: 'Choose what is refunded, or an amount.',
}

const refusalOf = ({ code }: RefundOutcome & { ok: false }) =>
  code === 'not_found' ? noSuchOrder() : new DeskFault(422, code, REFUSED[code])
