import { isOnline } from '../../settings/payments'
import type { OrdersTable } from '../order/tables.server'
import { onlinePayment } from './online-payment'
import { firstStatus, WAYS_TO_PAY } from './ways-to-pay'

type Paid = Pick<OrdersTable, 'payment'> & { advance?: number }

/** Tells whether an order pays a part at a provider before it is sent, and the courier the rest. */
export const isInParts = ({ advance = 0 }: Pick<Paid, 'advance'>) => advance > 0

/** Tells whether a provider is to take money of an order: all of it, or its advance. */
export const isPaidAtProvider = (order: Paid) => isOnline(order.payment) || isInParts(order)

/** Returns what a provider is to take of an order, in minor units; 0 of one paid otherwise. */
export const dueAtProvider = ({ payment, total, advance = 0 }: Paid & { total: number }) =>
  isOnline(payment) ? total : advance

/** Returns the status in which an order begins. */
export const firstStatusOf = (order: Paid) =>
  isInParts(order) ? 'awaiting_payment' : firstStatus(order.payment)

/** Returns the rules of what an order pays before it is sent, its advance included. */
export const inAdvanceOf = (order: Paid) =>
  (isInParts(order) ? onlinePayment : WAYS_TO_PAY[order.payment]).inAdvance
