import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailButton, MailLink, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { Outdated } from '../../mail/templates.server'
import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { parcelLink } from '../order/tracking-link.server'
import { isPaidAtProvider, WAYS_TO_PAY } from '../paying/ways-to-pay'
import { findOrderById } from '../reading/find-order.server'
import { BankDetails } from './bank-details.server'
import { confirmUrl } from './confirm-sms.server'
import type { OrderMail } from './enqueue-order-mails.server'
import { confirmationOf, firstOf, type OrderMailName, withAskedSum } from './first-words.server'
import { isKnownCustomer } from './mailed-place.server'
import {
  Articles,
  DeliveredTo,
  fillOrder,
  OrderedArticles,
  OrderNumber,
  type OrderProps,
  Promised,
  Returns,
  SentParcel,
} from './order-details.server'

interface Letter extends OrderProps {
  t: Texts['mails']
  /** True when the mail may carry what the customer typed. */
  known: boolean
  code?: string
}

/** What stands above the button to the order's page. */
const said: Record<OrderMailName, (letter: Letter) => ReactNode> = {
  orderConfirmation: (letter) => {
    const { t, order, language } = letter
    return (
      <>
        <Says {...letter} text={confirmationOf(t.orderConfirmation, order)} />
        {order.dueAt && (
          <Paragraph>{fillOrder(t.orderConfirmation.due, order, language)}</Paragraph>
        )}
        {order.status === 'awaiting_payment' && WAYS_TO_PAY[order.payment].toAccounts && (
          <BankDetails t={t.bankInstructions} order={order} language={language} />
        )}
        <Promised {...letter} />
      </>
    )
  },
  bankInstructions: (letter) => <ToTransfer {...letter} text={letter.t.bankInstructions.text} />,
  bankReminder: (letter) => <ToTransfer {...letter} text={letter.t.bankReminder.text} />,
  onlineReminder: (letter) => (
    <Says
      {...letter}
      order={withAskedSum('onlineReminder', letter.order)}
      text={letter.t.onlineReminder.text}
    />
  ),
  orderToConfirm: (letter) => {
    const { t, order, language, code } = letter
    return (
      <>
        <Says {...letter} text={t.orderToConfirm.text} />
        <Promised {...letter} />
        <MailButton href={confirmUrl(order, language, code)}>{t.orderToConfirm.button}</MailButton>
        <Paragraph>{t.orderToConfirm.ignore}</Paragraph>
      </>
    )
  },
  orderPaid: (letter) => (
    <>
      <Says {...letter} text={letter.t.orderPaid.text} />
      <Promised {...letter} />
    </>
  ),
  orderShipped: (letter) => (
    <>
      <Says {...letter} text={letter.t.orderShipped.text} />
      <Promised {...letter} />
      <SentParcel {...letter} />
      <ToParcel {...letter} />
    </>
  ),
  orderLink: (letter) => <Says {...letter} text={letter.t.orderLink.text} />,
  orderCancelled: (letter) => {
    const { t, order } = letter
    const more = WAYS_TO_PAY[order.payment].says.cancellation?.(t.orderCancelled)
    return (
      <>
        <Says {...letter} text={t.orderCancelled.text} />
        {order.endedBy && <Paragraph>{t.orderCancelled.endedBy[order.endedBy]}</Paragraph>}
        {more && <Paragraph>{more}</Paragraph>}
      </>
    )
  },
}

/** Renders what stands below the button. */
const Whole = (letter: Letter) => (
  <>
    <OrderedArticles {...letter} />
    <DeliveredTo {...letter} />
    <Returns {...letter} />
  </>
)
const below: Partial<Record<OrderMailName, (letter: Letter) => ReactNode>> = {
  orderConfirmation: (letter) => <Whole {...letter} />,
  bankReminder: (letter) => <Articles {...letter} />,
  onlineReminder: (letter) => <OrderedArticles {...letter} />,
  orderToConfirm: (letter) => <Whole {...letter} />,
  orderPaid: (letter) => <Whole {...letter} />,
  orderShipped: (letter) => <Whole {...letter} />,
  orderCancelled: (letter) => <Articles {...letter} />,
}

const Says = ({ order, language, text }: Letter & { text: string }) => (
  <Paragraph>{fillOrder(text, order, language)}</Paragraph>
)

const ToTransfer = (letter: Letter & { text: string }) => (
  <>
    <Says {...letter} />
    <BankDetails t={letter.t.bankInstructions} order={letter.order} language={letter.language} />
  </>
)

const ToParcel = ({ t, order }: Letter) => {
  const link = parcelLink(order)
  return link ? <MailButton href={link}>{t.track}</MailButton> : null
}

/** Tells whether another button leads to what the mail is about. */
const hasOwnButton = (event: OrderMailName, order: Order) =>
  event === 'orderToConfirm' || (event === 'orderShipped' && parcelLink(order) !== undefined)

/** Leads to the order's page, by a button where the mail has no other. */
function ToOrder({ event, t, order, language }: Letter & { event: OrderMailName }) {
  const page = shopUrl(`/orders/${order.token}`, language)
  const label = isToPayOnline(order) ? t.payOrder : t.viewOrder
  if (!hasOwnButton(event, order)) return <MailButton href={page}>{label}</MailButton>
  return (
    <Paragraph>
      <MailLink href={page}>{label}</MailLink>
    </Paragraph>
  )
}

const isToPayOnline = (order: Order) =>
  order.status === 'awaiting_payment' && isPaidAtProvider(order)

/** Events that may be done or impossible before their mail is sent. */
const outdated: Partial<Record<OrderMailName, (order: Order) => boolean>> = {
  bankReminder: (order) => order.status !== 'awaiting_payment',
  // Its customer may have chosen another way to pay since.
  onlineReminder: (order) => !isToPayOnline(order),
  orderToConfirm: (order) => !order.confirmBy,
}

/** Only a known customer is named: anybody could send that text to anybody. */
export async function orderMail(
  event: OrderMailName,
  language: Language,
  { orderId, code }: OrderMail,
) {
  const found = await findOrderById(db, orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  const { order } = found
  if (outdated[event]?.(order)) throw new Outdated(`${event} is no longer true`)
  const known = await isKnownCustomer(db, orderId, order.billing)
  const { mails: t } = textsOf(language)
  const letter = { t, order, language, known, code }
  const asked = withAskedSum(event, order)
  return renderLetter(
    fillOrder(t[event].subject, order, language),
    <MailLayout
      language={language}
      title={fillOrder(t[event].title, asked, language)}
      footer={t.footer}
      preview={fillOrder(firstOf(event, t, order), asked, language)}
    >
      <OrderNumber order={order} language={language} />
      <Paragraph>
        {known ? fill(t.greeting, { name: order.billing.firstName }) : t.greetingWithoutName}
      </Paragraph>
      {said[event](letter)}
      <ToOrder event={event} {...letter} />
      {below[event]?.(letter)}
    </MailLayout>,
  )
}
