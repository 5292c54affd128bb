import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailButton, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { Outdated } from '../../mail/templates.server'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { isInParts, WAYS_TO_PAY } from '../paying/ways-to-pay'
import { findOrderById } from '../reading/find-order.server'
import type { OrderMail } from './enqueue-order-mails.server'
import { DeliveredTo, fillOrder, OrderedArticles, OrderNumber } from './order-details.server'

/** The mail to the merchant about an order that has come in, with the catalogue's titles. */
export async function newOrderMail(language: Language, { orderId }: OrderMail) {
  const found = await findOrderById(db, orderId, 'merchant')
  if (!found) throw new Error(`no order ${orderId}`)
  const { order } = found
  if (order.status === 'cancelled') throw new Outdated(`order ${orderId} is cancelled`)
  const { mails } = textsOf(language)
  const t = mails.newOrder
  const said = fillOrder(`${t.text} ${paidOf(language, order)}`, order, language)
  return renderLetter(
    fillOrder(t.subject, order, language),
    <MailLayout
      language={language}
      title={t.title}
      footer={mails.shopFooter}
      preview={said}
      contact={false}
    >
      <OrderNumber order={order} language={language} />
      <Paragraph>{said}</Paragraph>
      <MailButton href={shopUrl(`/desk/orders/${order.number}`)}>{t.button}</MailButton>
      <OrderedArticles order={order} language={language} title={t.articles} />
      <DeliveredTo order={order} language={language} known />
    </MailLayout>,
  )
}

function paidOf(language: Language, order: Order) {
  const { mails, sheets } = textsOf(language)
  const t = mails.newOrder
  if (order.total === 0 || order.history.some(({ status }) => status === 'paid')) return t.paid
  if (isInParts(order)) return sheets.inParts
  return WAYS_TO_PAY[order.payment].atTheDoor ? t.atTheDoor : t.unpaid
}
