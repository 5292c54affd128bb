import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { enqueueMails } from '../../mail/enqueue-mail.server'
import { enqueueSms } from '../../mail/sms-job.server'
import type { Billing } from '../order'

export interface OrderMail {
  orderId: number
  /** Of a cash order that is to be confirmed. */
  code?: string
}

type OrderEvent =
  | 'order-confirmation'
  | 'bank-instructions'
  | 'bank-reminder'
  | 'order-to-confirm'
  | 'order-paid'
  | 'order-shipped'
  | 'order-cancelled'
  | 'order-link'

interface Recipient {
  orderId: number
  billing: Billing
  language: Language
  code?: string
}

export async function enqueueOrderMails(
  connection: Connection,
  orders: (Recipient & { payment: string })[],
) {
  await enqueueMails(
    connection,
    orders.flatMap((order) => [
      mailOf(order.code ? 'order-to-confirm' : 'order-confirmation', order),
      ...(order.payment === 'bank' ? [mailOf('bank-instructions', order)] : []),
    ]),
  )
  const asked = orders.filter(({ code }) => code)
  await enqueueSms(
    connection,
    asked.map((order) => ({ ...mailOf('order-to-confirm', order), to: order.billing.phone })),
  )
}

/** A second mail for the same event and order, and the same `once`, is dropped. */
export const enqueueOrderMail = (
  connection: Connection,
  event: OrderEvent,
  order: Recipient,
  { limited, once }: { limited: boolean; once?: string },
) => {
  const mail = mailOf(event, order)
  return enqueueMails(connection, [{ ...mail, key: once ? `${mail.key}:${once}` : mail.key }], {
    limited,
  })
}

const mailOf = (event: OrderEvent, { orderId, billing, language, code }: Recipient) => ({
  key: `${event}:${orderId}`,
  template: event,
  to: billing.email,
  language,
  data: { orderId, ...(code && { code }) } satisfies OrderMail,
})
