import {
  ONLINE_PAYMENTS,
  type OnlinePayment,
  PAYMENTS,
  type Payment,
} from '../../settings/payments'
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
