import {
  isOnline,
  ONLINE_PAYMENTS,
  type OnlinePayment,
  PAYMENTS,
  type Payment,
} from '../../settings/payments'
import type { OrdersTable } from '../order/tables.server'
import { bankTransfer } from './bank-transfer'
import { cashOnDelivery } from './cash-on-delivery'
import { onlinePayment } from './online-payment'
import type { PaymentRules } from './payment-rules'

/** Every way to pay by its name. A further way is a file beside this one and a line here. */
export const WAYS_TO_PAY: Record<Payment, PaymentRules> = {
  bank: bankTransfer,
  cash_on_delivery: cashOnDelivery,
  ...atProviders(),
}

function atProviders() {
  const rules = ONLINE_PAYMENTS.map((payment) => [payment, onlinePayment])
  return Object.fromEntries(rules) as Record<OnlinePayment, PaymentRules>
}

/** Returns the status in which an order begins that is paid in one part. */
export const firstStatus = (payment: Payment) => WAYS_TO_PAY[payment].steps[0]

/** Returns the ways that have the property. */
export const paymentsThat = (has: (rules: PaymentRules) => unknown) =>
  PAYMENTS.filter((payment) => has(WAYS_TO_PAY[payment]))

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
