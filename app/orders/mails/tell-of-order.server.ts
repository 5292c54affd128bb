import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMails } from '../../mail/enqueue-mail.server'
import { shopAddress } from '../../mail/shop-address.server'
import { settings } from '../../settings/settings.server'
import { defaultLanguage } from '../../texts/offered-languages.server'
import type { OrdersTable } from '../order/tables.server'
import { isPaidAtProvider } from '../paying/ways-to-pay'
import type { OrderMail } from './enqueue-order-mails.server'

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
