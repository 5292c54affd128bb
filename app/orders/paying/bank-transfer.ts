import { DAY_MS } from '../../durations'
import type { PaymentRules } from './payment-rules'

export const bankTransfer: PaymentRules = {
  steps: ['awaiting_payment', 'paid', 'shipped', 'delivered'],
  open: ['awaiting_payment'],
  inAdvance: {
    within: ({ bankDueDays }) => bankDueDays * DAY_MS,
    instructions: 'bank-instructions',
    reminder: 'bank-reminder',
  },
  toAccounts: true,
  atTheDoor: false,
  says: {
    confirmation: (t) => t.bank,
    cancellation: (t) => t.refund,
    invoice: (t) => t.payBank,
    page: (t) => t.paidText,
  },
}
