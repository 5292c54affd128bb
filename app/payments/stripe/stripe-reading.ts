import {
  type AttemptReading,
  type DisputeReading,
  ProviderAway,
  type ProviderMoney,
  type Reading,
  type RefundReading,
} from '../provider'
import { fromUnits, STRIPE_AMOUNTS } from '../wire/provider-amounts'
import type { StripeDispute, StripeIntent, StripeRefund, StripeSession } from './stripe-forms'

/** Says what a session with its payment, refunds and disputes is. */
export function readSession(
  session: StripeSession,
  refunds: readonly StripeRefund[],
  disputes: readonly StripeDispute[],
): Reading {
  const intent = intentOf(session)
  const status = statusOf(session, intent)
  const currency = intent?.currency.toUpperCase()
  const held = status === 'captured' ? intent?.amount_received : intent?.amount_capturable
  const hasMoney = status === 'captured' || status === 'authorized'
  return {
    status,
    money: hasMoney && currency ? stripeMoney(held ?? 0, currency) : undefined,
    reference: session.client_reference_id ?? undefined,
    paymentRef: intent?.id,
    fee: feeOf(intent),
    refunds: refunds.map(readStripeRefund),
    disputes: disputes.map(readDispute),
    reason:
      intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? undefined,
  }
}

/** The payment decides where there is one; a session alone says open, expired or complete. */
function statusOf(session: StripeSession, intent: StripeIntent | undefined): AttemptReading {
  if (intent?.status === 'succeeded') return 'captured'
  if (intent?.status === 'requires_capture') return 'authorized'
  if (session.status === 'expired') return 'expired'
  if (intent?.status === 'canceled') return 'cancelled'
  // A delayed way to pay is complete and unpaid until the bank says yes or no.
  const hasFailedLate =
    session.status === 'complete' && intent?.status === 'requires_payment_method'
  return hasFailedLate ? 'failed' : 'pending'
}

export const intentOf = ({ payment_intent }: StripeSession) =>
  typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined

export const chargeOf = (intent: StripeIntent | undefined) =>
  typeof intent?.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined

/** Returns the fee where Stripe took it in the currency of the payment. */
function feeOf(intent: StripeIntent | undefined) {
  const balance = chargeOf(intent)?.balance_transaction
  if (!balance || typeof balance !== 'object') return undefined
  if (balance.currency !== intent?.currency) return undefined
  return fromUnits(balance.fee, balance.currency.toUpperCase(), STRIPE_AMOUNTS)
}

export function readStripeRefund({
  id,
  amount,
  currency,
  status,
  failure_reason,
  metadata,
}: StripeRefund): RefundReading {
  const isOver = status === 'failed' || status === 'canceled'
  return {
    key: metadata?.['refund'],
    refundRef: id,
    amount: stripeMoney(amount, currency.toUpperCase()).amount,
    status: isOver ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
    reason: failure_reason ?? (status === 'canceled' ? 'canceled' : undefined),
  }
}

function readDispute(dispute: StripeDispute): DisputeReading {
  const dueBy = dispute.evidence_details?.due_by
  return {
    disputeRef: dispute.id,
    amount: stripeMoney(dispute.amount, dispute.currency.toUpperCase()).amount,
    status: DISPUTES[dispute.status] ?? 'open',
    answerBy: dueBy ? dueBy * 1000 : undefined,
  }
}

const DISPUTES: Readonly<Record<string, DisputeReading['status']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** Throws ProviderAway for an amount that the shop's currency cannot write. */
export function stripeMoney(units: number, currency: string): ProviderMoney {
  const amount = fromUnits(units, currency, STRIPE_AMOUNTS)
  if (amount === undefined) throw new ProviderAway(`Stripe told a broken amount in ${currency}.`)
  return { amount, currency }
}
