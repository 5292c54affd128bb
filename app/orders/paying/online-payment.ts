import { MINUTE_MS } from '../../durations'
import type { PaymentRules } from './payment-rules'

/** A payment at a provider, whichever: the order exists before the shopper leaves for it. */
export const onlinePayment: PaymentRules = {
  steps: ['awaiting_payment', 'paid', 'shipped', 'delivered'],
  open: ['awaiting_payment'],
  inAdvance: {
    within: ({ onlineHoldMinutes }) => onlineHoldMinutes * MINUTE_MS,
    reminder: 'online-reminder',
  },
  toAccounts: false,
  atTheDoor: false,
  says: {
    confirmation: (t) => t.online,
    cancellation: (t) => t.refund,
    invoice: (t) => t.payOnline,
    page: (t, status) => (status === 'awaiting_payment' ? t.statuses.awaiting_payment : t.paidText),
  },
}
