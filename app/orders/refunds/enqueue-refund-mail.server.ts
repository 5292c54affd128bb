import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMail } from '../../mail/enqueue-mail.server'
import type { Billing } from '../order/order'
import type { Refund } from '../order/refund'

export const REFUND_EVENT = 'order-refunded'

export interface RefundMail {
  orderId: number
  sequence: number
}

/** The dot lets the outbox name the mail's file by the order alone (outbox-files). */
export const refundMailKey = (orderId: number, sequence: number) =>
  `${REFUND_EVENT}:${orderId}.${sequence}`

/** Enqueues nothing when the customer was erased. */
export async function enqueueRefundMail(
  connection: Connection,
  order: { id: number; billing: string; language: Language },
  { sequence }: Pick<Refund, 'sequence'>,
) {
  const { email } = JSON.parse(order.billing) as Billing
  if (!email) return
  await enqueueMail(
    connection,
    {
      key: refundMailKey(order.id, sequence),
      template: REFUND_EVENT,
      to: email,
      language: order.language,
      data: { orderId: order.id, sequence } satisfies RefundMail,
    },
    AT_ONCE,
  )
}
