import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { Outdated } from '../../mail/templates.server'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { findOrderById } from '../reading/find-order.server'
import type { OrderMail } from './enqueue-order-mails.server'
import { fillOrder } from './order-details.server'

export async function confirmSms(language: Language, { orderId, code }: OrderMail) {
  const found = await findOrderById(db, orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  if (!found.order.confirmBy) throw new Outdated('confirmed or ended meanwhile')
  const { sms } = textsOf(language).mails.orderToConfirm
  const text = fillOrder(sms, found.order, language).replace(NO_GSM_SPACE, ' ')
  return text.replace('{link}', confirmUrl(found.order, language, code))
}

/** One such space would split the message into two or three of a longer alphabet. */
const NO_GSM_SPACE = /[\u00a0\u202f]/g

/** Returns the page that asks for a click. */
export const confirmUrl = (order: Order, language: Language, code = '') =>
  shopUrl(`/orders/${order.token}?confirm=${code}`, language)
