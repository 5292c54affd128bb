import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { enqueueMails } from '../../mail/enqueue-mail.server'
import type { Billing } from '../order'

export interface OrderMail {
  orderId: number
}

type OrderEvent =
  | 'order-confirmation'
  | 'bank-instructions'
  | 'order-paid'
  | 'order-shipped'
  | 'order-cancelled'

interface Recipient {
  orderId: number
  billing: Billing
  language: Language
}

export const enqueueOrderMails = (
  connection: Connection,
  orders: (Recipient & { payment: string })[],
) =>
  enqueueMails(
    connection,
    orders.flatMap((order) => [
      mailOf('order-confirmation', order),
      ...(order.payment === 'bank' ? [mailOf('bank-instructions', order)] : []),
    ]),
  )

/** A second mail for the same event and order is dropped. */
export const enqueueOrderMail = (
  connection: Connection,
  event: OrderEvent,
  order: Recipient,
  { limited }: { limited: boolean },
) => enqueueMails(connection, [mailOf(event, order)], { limited })

const mailOf = (event: OrderEvent, { orderId, billing, language }: Recipient) => ({
  key: `${event}:${orderId}`,
  template: event,
  to: billing.email,
  language,
  data: { orderId } satisfies OrderMail,
})
