import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMail, enqueueMails } from '../../mail/enqueue-mail.server'
import { sentMailsOf } from '../../mail/sent-mails.server'
import { enqueueSms } from '../../mail/sms-job.server'
import type { Payment } from '../../settings/payments'
import type { Billing } from '../order/order'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'

export interface OrderMail {
  orderId: number
  code?: string
}

type OrderEvent =
  | 'order-confirmation'
  | 'bank-instructions'
  | 'bank-reminder'
  | 'online-reminder'
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

interface Placed extends Recipient {
  payment: Payment
  /** The epoch milliseconds when its mails go (order-turns). */
  mailAt: number
}

export async function enqueueOrderMails(connection: Connection, orders: Placed[]) {
  for (const [at, told] of Map.groupBy(orders, ({ mailAt }) => mailAt))
    await enqueueMails(
      connection,
      told.flatMap((order) => [
        mailOf(order.code ? 'order-to-confirm' : 'order-confirmation', order),
        ...instructionsOf(order.payment).map((event) => mailOf(event, order)),
      ]),
      at,
    )
  const asked = orders.filter(({ code }) => code)
  await enqueueSms(
    connection,
    asked.map((order) => ({ ...mailOf('order-to-confirm', order), to: order.billing.phone })),
  )
}

function instructionsOf(payment: Payment) {
  const { inAdvance } = WAYS_TO_PAY[payment]
  return inAdvance?.instructions ? [inAdvance.instructions] : []
}

/** Drops a second mail for the same event, order and `once`. */
export const enqueueOrderMail = (
  connection: Connection,
  event: OrderEvent,
  order: Recipient,
  { at = AT_ONCE, once }: { at?: number; once?: string } = {},
) => {
  const mail = mailOf(event, order)
  return enqueueMail(connection, { ...mail, key: once ? `${mail.key}:${once}` : mail.key }, at)
}

/**
 * Enqueues a mail about what may happen to an order again, such as its payment. Each has an id of its
 * own: of mails with one id, mailboxes show the first.
 */
export async function enqueueAgain(connection: Connection, event: OrderEvent, order: Recipient) {
  const sent = await sentMailsOf(connection, order.orderId)
  const times = sent.filter(({ template }) => template === event).length
  await enqueueOrderMail(connection, event, order, times > 0 ? { once: String(times) } : {})
}

const mailOf = (event: OrderEvent, { orderId, billing, language, code }: Recipient) => ({
  key: `${event}:${orderId}`,
  template: event,
  to: billing.email,
  language,
  data: { orderId, ...(code && { code }) } satisfies OrderMail,
})
