import type { ListedPayout, PartKind, PayoutPart, PayoutStatus, Payouts } from '../payouts/payout'
import { ProviderAway } from '../provider'
import type { StripeCalls } from './stripe-calls.server'
import { pages } from './stripe-pages.server'
import {
  balanceTransactionForm,
  payoutForm,
  type StripePayout,
  type StripeTransaction,
} from './stripe-payout-forms'
import { stripeMoney } from './stripe-reading'

/** A page of transactions with their sources is to fit into an answer. */
const TRANSACTIONS_AT_ONCE = 50

/**
 * Reads Stripe's payouts: `GET /v1/payouts`, and what each is made of by `GET
 * /v1/balance_transactions?payout=`, which Stripe tells of automatic payouts only.
 */
export const stripePayouts = (calls: StripeCalls): Payouts => ({
  async *since(moment) {
    const fields = { 'created[gte]': Math.floor(moment / 1000), limit: 100 }
    for await (const payout of pages(calls, '/v1/payouts', fields, payoutForm))
      yield readPayout(payout)
  },
  async *partsOf({ payoutRef, currency }) {
    const fields = {
      payout: payoutRef,
      limit: TRANSACTIONS_AT_ONCE,
      'expand[]': 'data.source',
    }
    const path = '/v1/balance_transactions'
    for await (const one of pages(calls, path, fields, balanceTransactionForm)) {
      // The payout's own transaction is the sum of the others.
      if (one.type !== 'payout') yield readPart(one, currency)
    }
  },
})

const STATUSES: Record<StripePayout['status'], PayoutStatus> = {
  pending: 'pending',
  in_transit: 'on_its_way',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
}

function readPayout(payout: StripePayout): ListedPayout {
  const reason = payout.failure_message ?? payout.failure_code
  return {
    payoutRef: payout.id,
    ...stripeMoney(payout.amount, payout.currency.toUpperCase()),
    arrivesOn: dayOf(payout.arrival_date),
    status: STATUSES[payout.status],
    parts: partsToldOf(payout),
    ...(reason && { reason }),
  }
}

function partsToldOf({ automatic, reconciliation_status }: StripePayout): ListedPayout['parts'] {
  if (!automatic || reconciliation_status === 'not_applicable') return 'never'
  return reconciliation_status === 'in_progress' ? 'later' : 'now'
}

/** Stripe tells the day as its first second in UTC. */
function dayOf(seconds: number) {
  const day = new Date(seconds * 1000)
  if (Number.isNaN(day.getTime())) throw new ProviderAway('Stripe told a broken day.')
  return day.toISOString().slice(0, 10)
}

/** Stripe's categories for accounts; `type` calls disputes and failed refunds an adjustment. */
const KINDS: Readonly<Record<string, PartKind>> = {
  charge: 'captured',
  refund: 'refund',
  refund_failure: 'refund_reversed',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback_reversed',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  risk_reserved_funds: 'held',
  payout_minimum_balance_hold: 'held',
  payout_minimum_balance_release: 'held',
  payout_reversal: 'returned',
}

function readPart(one: StripeTransaction, currency: string): PayoutPart {
  if (one.currency.toUpperCase() !== currency)
    throw new ProviderAway('Stripe told a payout of several currencies.')
  const kind = KINDS[one.reporting_category] ?? 'other'
  const { source } = one
  const money = stripeMoney(one.amount, currency)
  const told = typeof source === 'object' && source !== null ? source : undefined
  const intent = told?.payment_intent
  const paymentRef = typeof intent === 'object' ? intent?.id : intent
  return {
    partRef: one.id,
    kind,
    amount: money.amount,
    fee: stripeMoney(one.fee, currency).amount,
    ...(paymentRef && { paymentRef }),
    ...(kind !== 'captured' && source && { reference: told?.id ?? String(source) }),
    ...(paymentRef && { original: originalOf(told, Math.sign(money.amount)) }),
  }
}

function originalOf(told: Exclude<StripeTransaction['source'], string>, sign: number) {
  if (typeof told?.amount !== 'number' || !told.currency) return undefined
  const { amount, currency } = stripeMoney(told.amount, told.currency.toUpperCase())
  return { amount: sign * amount, currency }
}
