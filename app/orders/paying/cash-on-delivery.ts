import type { PaymentRules } from './payment-rules'

export const cashOnDelivery: PaymentRules = {
  steps: ['confirmed', 'shipped', 'delivered'],
  open: ['awaiting_payment', 'awaiting_confirmation', 'confirmed', 'shipped'],
  toAccounts: false,
  atTheDoor: true,
  says: {
    confirmation: (t) => t.cash,
    invoice: (t) => t.payCash,
    page: (t, status) => (status === 'delivered' ? t.paidText : t.cashText),
  },
}
