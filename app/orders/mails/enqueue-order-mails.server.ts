import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMail, enqueueMails, type MailJob } from '../../mail/enqueue-mail.server'
import { shopAddress } from '../../mail/sender.server'
import { sentMailsOf } from '../../mail/sent-mails.server'
import { enqueueSms } from '../../mail/sms-job.server'
import { settings } from '../../settings/settings.server'
import { defaultLanguage } from '../../texts/offered-languages.server'
import type { Billing } from '../order/order'
import type { OrdersTable } from '../order/tables.server'
import { isPaidAtProvider, WAYS_TO_PAY } from '../paying/ways-to-pay'

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

interface Placed extends Recipient, Pick<OrdersTable, 'payment' | 'status'> {
  /** The epoch milliseconds when its mails go (order-turns). */
  mailAt: number
}

export async function enqueueOrderMails(connection: Connection, orders: Placed[]) {
  for (const [at, told] of Map.groupBy(orders, ({ mailAt }) => mailAt))
    await enqueueMails(
      connection,
      told.flatMap((order) => [
        mailOf(order.code ? 'order-to-confirm' : 'order-confirmation', order),
        ...instructionsOf(order).map((event) => mailOf(event, order)),
      ]),
      at,
    )
  const asked = orders.filter(({ code }) => code)
  await enqueueSms(
    connection,
    asked.map((order) => ({ ...mailOf('order-to-confirm', order), to: order.billing.phone })),
  )
}

function instructionsOf({ payment, status }: Placed) {
  const { inAdvance } = WAYS_TO_PAY[payment]
  return inAdvance?.instructions && status !== 'paid' ? [inAdvance.instructions] : []
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

export const NEW_ORDER_MAIL = 'new-order'

type Told = { orderId: number } & Pick<OrdersTable, 'status' | 'payment'> & { advance?: number }

/** Tells whether the shop has an order: one that a provider is to be paid for first is none yet. */
const hasCome = (order: Told) =>
  order.status === 'awaiting_payment'
    ? !isPaidAtProvider(order)
    : order.status !== 'awaiting_confirmation'

/**
 * Mails the shop about each order that has come in, in the transaction in which it comes: placed,
 * confirmed, paid at a provider, or changed to another way to pay. An order comes once.
 */
export async function tellOfOrders(connection: Connection, orders: readonly Told[]) {
  if (!settings().shop.newOrderMail) return
  const mails = orders.filter(hasCome).map(({ orderId }) => ({
    key: `${NEW_ORDER_MAIL}:${orderId}`,
    template: NEW_ORDER_MAIL,
    to: shopAddress(),
    language: defaultLanguage(),
    data: { orderId } satisfies OrderMail,
  }))
  await enqueueMails(connection, mails, AT_ONCE)
}

/** The address and the language are the order's by default. */
type Given = Pick<MailJob, 'key' | 'template' | 'data'> & Partial<Pick<MailJob, 'to' | 'language'>>

/** Enqueues a mail about an order to its customer; none when the customer was erased. */
export async function mailCustomer(
  connection: Connection,
  order: { billing: string; language: Language },
  { key, template, data, ...given }: Given,
  at = AT_ONCE,
) {
  const { email } = JSON.parse(order.billing) as Billing
  const { to = email, language = order.language } = given
  if (to) await enqueueMail(connection, { key, template, to, language, data }, at)
}
