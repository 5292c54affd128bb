import type { Language } from '../business'
import type { Connection } from '../database/tables.server'
import { enqueueMail } from '../mail/enqueue-mail.server'
import type { Billing } from './order'

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

/** The mails of a new order, in its own transaction. */
export async function promiseOrderMails(
  connection: Connection,
  order: Recipient & { payment: string },
) {
  await promiseOrderMail(connection, 'order-confirmation', order)
  if (order.payment === 'bank') await promiseOrderMail(connection, 'bank-instructions', order)
}

/** One mail an event and order. */
export const promiseOrderMail = (
  connection: Connection,
  event: OrderEvent,
  { orderId, billing, language }: Recipient,
) =>
  enqueueMail(connection, {
    key: `${event}:${orderId}`,
    template: event,
    to: billing.email,
    language,
    data: { orderId } satisfies OrderMail,
  })
