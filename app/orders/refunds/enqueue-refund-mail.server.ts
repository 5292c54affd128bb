import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { mailCustomer } from '../mails/enqueue-order-mails.server'
import type { Refund } from '../order/refund'

export const REFUND_EVENT = 'order-refunded'

export interface RefundMail {
  orderId: number
  sequence: number
}

/** The dot lets the outbox name the mail's file by the order alone (outbox-files). */
const refundMailKey = (orderId: number, sequence: number) =>
  `${REFUND_EVENT}:${orderId}.${sequence}`

/** Enqueues nothing when the customer was erased. */
export const enqueueRefundMail = (
  connection: Connection,
  order: { id: number; billing: string; language: Language },
  { sequence }: Pick<Refund, 'sequence'>,
) =>
  mailCustomer(connection, order, {
    key: refundMailKey(order.id, sequence),
    template: REFUND_EVENT,
    data: { orderId: order.id, sequence } satisfies RefundMail,
  })
