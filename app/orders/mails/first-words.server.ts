import type { Texts } from '../../texts/texts'
import type { Order } from '../order/order'
import { dueAtProvider, isInParts, WAYS_TO_PAY } from '../paying/ways-to-pay'

export type OrderMailName =
  | 'orderConfirmation'
  | 'bankInstructions'
  | 'bankReminder'
  | 'onlineReminder'
  | 'orderToConfirm'
  | 'orderPaid'
  | 'orderShipped'
  | 'orderCancelled'
  | 'orderLink'

/** Returns what the first mail says of how the order is paid. */
export function confirmationOf(t: Texts['mails']['orderConfirmation'], order: Order) {
  if (order.total === 0) return t.free
  if (!isInParts(order)) return WAYS_TO_PAY[order.payment].says.confirmation(t)
  return order.status === 'awaiting_payment' ? t.advance : t.advancePaid
}

/** Returns the first sentences of a mail. */
export const firstOf = (event: OrderMailName, t: Texts['mails'], order: Order) =>
  event === 'orderConfirmation' ? confirmationOf(t[event], order) : t[event].text

/** Returns the order with the sum that a reminder asks for: of one paid in parts, the advance. */
export const withAskedSum = (event: OrderMailName, order: Order): Order =>
  event === 'onlineReminder' ? { ...order, total: dueAtProvider(order) } : order
