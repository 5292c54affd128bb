import { Section } from '@react-email/section'
import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailButton, MailLayout, Paragraph, renderLetter } from '../../mail/mail-layout'
import { Outdated } from '../../mail/templates.server'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { promisedText } from '../delivery/promise.server'
import { addressLines } from '../order/address'
import { countryName } from '../order/countries'
import type { Order } from '../order/order'
import { isInParts, isPaidAtProvider } from '../paying/advance'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'
import { taxRows } from '../pricing/tax-rows.server'
import { findOrderById } from '../reading/find-order.server'
import { BankDetails } from './bank-details.server'
import { confirmUrl } from './confirm-sms.server'
import type { OrderMail } from './enqueue-order-mails.server'
import { fillOrder } from './fill-order.server'
import { Pair } from './pair'

type Words = ReturnType<typeof textsOf>['mails']
type Event =
  | 'orderConfirmation'
  | 'bankInstructions'
  | 'bankReminder'
  | 'onlineReminder'
  | 'orderToConfirm'
  | 'orderPaid'
  | 'orderShipped'
  | 'orderCancelled'
  | 'orderLink'

interface Recipient {
  /** True when the account that placed the order has confirmed this address. */
  confirmed: boolean
  code?: string
}

type Content = (t: Words, order: Order, language: Language, to: Recipient) => ReactNode

const content: Record<Event, Content> = {
  orderConfirmation: (t, order, language, { confirmed }) => (
    <>
      <Paragraph>
        {fillOrder(confirmationOf(t.orderConfirmation, order), order, language)}
      </Paragraph>
      {order.dueAt && <Paragraph>{fillOrder(t.orderConfirmation.due, order, language)}</Paragraph>}
      <Promised order={order} language={language} />
      <Lines t={t} order={order} language={language} />
      {confirmed && (
        <Paragraph>
          {t.deliverTo}:{' '}
          {addressLines(order.billing, countryName(order.billing.country, language)).join(', ')}
        </Paragraph>
      )}
    </>
  ),
  bankInstructions: (t, order, language) => (
    <>
      <Paragraph>{fillOrder(t.bankInstructions.text, order, language)}</Paragraph>
      <BankDetails t={t.bankInstructions} order={order} language={language} />
    </>
  ),
  bankReminder: (t, order, language) => (
    <>
      <Paragraph>{fillOrder(t.bankReminder.text, order, language)}</Paragraph>
      <BankDetails t={t.bankInstructions} order={order} language={language} />
    </>
  ),
  onlineReminder: (t, order, language) => (
    <Paragraph>{fillOrder(t.onlineReminder.text, order, language)}</Paragraph>
  ),
  orderToConfirm: (t, order, language, { code }) => (
    <>
      <Paragraph>{fillOrder(t.orderToConfirm.text, order, language)}</Paragraph>
      <MailButton href={confirmUrl(order, language, code)}>{t.orderToConfirm.button}</MailButton>
      <Lines t={t} order={order} language={language} />
      <Paragraph>{t.orderToConfirm.ignore}</Paragraph>
    </>
  ),
  orderPaid: (t, order, language) => (
    <>
      <Paragraph>{fillOrder(t.orderPaid.text, order, language)}</Paragraph>
      <Promised order={order} language={language} />
    </>
  ),
  orderShipped: (t, order, language) => (
    <>
      <Paragraph>{fillOrder(t.orderShipped.text, order, language)}</Paragraph>
      <Promised order={order} language={language} />
      {(order.carrier || order.tracking) && (
        <Paragraph>{[order.carrier, order.tracking].filter(Boolean).join(' ')}</Paragraph>
      )}
    </>
  ),
  orderLink: (t, order, language) => (
    <Paragraph>{fillOrder(t.orderLink.text, order, language)}</Paragraph>
  ),
  orderCancelled: (t, order, language) => {
    const more = WAYS_TO_PAY[order.payment].says.cancellation?.(t.orderCancelled)
    return (
      <>
        <Paragraph>{fillOrder(t.orderCancelled.text, order, language)}</Paragraph>
        {order.endedBy && <Paragraph>{t.orderCancelled.endedBy[order.endedBy]}</Paragraph>}
        {more && <Paragraph>{more}</Paragraph>}
      </>
    )
  },
}

function confirmationOf(t: Words['orderConfirmation'], order: Order) {
  if (!isInParts(order)) return WAYS_TO_PAY[order.payment].says.confirmation(t)
  return order.status === 'awaiting_payment' ? t.advance : t.advancePaid
}

const isToPayOnline = (order: Order) =>
  order.status === 'awaiting_payment' && isPaidAtProvider(order)

/** Events that may be done or impossible before their mail is sent. */
const outdated: Partial<Record<Event, (order: Order) => boolean>> = {
  bankReminder: (order) => order.status !== 'awaiting_payment',
  // Its customer may have chosen another way to pay since.
  onlineReminder: (order) => !isToPayOnline(order),
  orderToConfirm: (order) => !order.confirmBy,
}

/** Only a confirmed address gets name and address: anybody could send that text to anybody. */
export async function orderMail(event: Event, language: Language, { orderId, code }: OrderMail) {
  const found = await findOrderById(db, orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  const { order } = found
  if (outdated[event]?.(order)) throw new Outdated(`${event} is no longer true`)
  const confirmed = await isConfirmed(orderId, order.billing.email)
  const { mails: t } = textsOf(language)
  const subject = fillOrder(t[event].subject, order, language)
  return renderLetter(
    subject,
    <MailLayout language={language} title={t[event].title} footer={t.footer}>
      <Paragraph>
        {confirmed ? fill(t.greeting, { name: order.billing.firstName }) : t.greetingWithoutName}
      </Paragraph>
      {content[event](t, order, language, { confirmed, code })}
      <MailButton href={shopUrl(`/orders/${order.token}`, language)}>
        {isToPayOnline(order) ? t.payOrder : t.viewOrder}
      </MailButton>
    </MailLayout>,
  )
}

async function isConfirmed(orderId: number, email: string) {
  const account = await db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.uid', 'orders.uid')
    .select('accounts.email')
    .where('orders.id', '=', orderId)
    .where('accounts.email_verified', '=', 1)
    .executeTakeFirst()
  return account?.email === email.trim().toLowerCase()
}

function Promised({ order, language }: { order: Order; language: Language }) {
  const text = promisedText(language, order)
  return text && <Paragraph>{text}</Paragraph>
}

function Lines({ t, order, language }: { t: Words; order: Order; language: Language }) {
  const price = (cents: number) => formatMoney(language, cents, order.currency)
  const vat = taxRows(t.vat, order, language)
  const sums = [
    [t.subtotal, price(order.subtotal)],
    ...(order.discount > 0 ? [[t.discount, `-${price(order.discount)}`]] : []),
    ...(order.includesTax ? [] : vat),
    [t.shipping, order.shipping === 0 ? t.free : price(order.shipping)],
    ...(order.fee > 0 ? [[t.fee, price(order.fee)]] : []),
    [t.total, price(order.total)],
    ...(order.includesTax ? vat.map(([tax = '', sum]) => [fill(t.includes, { tax }), sum]) : []),
  ]
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      {order.items.map((item, at) => (
        <Pair
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
          key={at}
          left={`${item.quantity} × ${titleIn(language, item)}`}
          right={price(item.lineTotal)}
        />
      ))}
      {sums.map(([left, right]) => (
        <Pair key={left} left={left} right={right} strong={left === t.total} />
      ))}
    </Section>
  )
}
