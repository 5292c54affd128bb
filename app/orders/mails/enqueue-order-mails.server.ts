import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { enqueueMails } from '../../mail/enqueue-mail.server'
import type { Billing } from '../order'

/** The data of an order's mail; the order itself is read when the mail is sent. */
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

/** The mails of new orders: a confirmation each, and where to pay for those paid by transfer. */
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

/** The mail of one event; a second one for the same event and order is dropped. */
export const enqueueOrderMail = (connection: Connection, event: OrderEvent, order: Recipient) =>
  enqueueMails(connection, [mailOf(event, order)])

const mailOf = (event: OrderEvent, { orderId, billing, language }: Recipient) => ({
  key: `${event}:${orderId}`,
  template: event,
  to: billing.email,
  language,
  data: { orderId } satisfies OrderMail,
})
