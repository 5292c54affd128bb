import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { enqueueMails } from '../../mail/enqueue-mail.server'
import type { Billing } from '../order'

/** What an order's mail needs to find it; the rest is read when the mail is written. */
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

/** The mails of new orders, in their own transaction. */
export const promiseOrderMails = (
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

/** One mail an event and order. */
export const promiseOrderMail = (connection: Connection, event: OrderEvent, order: Recipient) =>
  enqueueMails(connection, [mailOf(event, order)])

const mailOf = (event: OrderEvent, { orderId, billing, language }: Recipient) => ({
  key: `${event}:${orderId}`,
  template: event,
  to: billing.email,
  language,
  data: { orderId } satisfies OrderMail,
})
