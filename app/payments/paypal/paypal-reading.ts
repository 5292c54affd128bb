import {
  type AttemptReading,
  type DisputeReading,
  ProviderAway,
  type ProviderMoney,
  type Reading,
  type RefundReading,
} from '../provider'
import { fromDecimal } from '../wire/provider-amounts'
import type { PaypalDispute, PaypalMoney, PaypalOrder, PaypalRefund } from './paypal-forms'

/** Says what an order of PayPal is, with the disputes about its capture. */
export function readPaypalOrder(order: PaypalOrder, disputes: readonly PaypalDispute[]): Reading {
  const [unit] = order.purchase_units ?? []
  const captures = unit?.payments?.captures ?? []
  // A declined capture may stand beside one that succeeded.
  const capture = captures.find(({ status }) => TAKEN.has(status)) ?? captures.at(-1)
  const status = capture ? statusOf(capture) : (ORDERS[order.status] ?? 'pending')
  const amount = capture?.amount ?? unit?.amount
  const fee = capture?.seller_receivable_breakdown?.paypal_fee
  const hasMoney = status === 'captured' || status === 'authorized' || status === 'review'
  return {
    status,
    money: hasMoney && amount ? paypalMoney(amount) : undefined,
    reference: unit?.custom_id,
    paymentRef: capture?.id,
    fee: fee && fee.currency_code === amount?.currency_code ? paypalMoney(fee).amount : undefined,
    refunds: (unit?.payments?.refunds ?? []).map(readPaypalRefund),
    disputes: disputes.map(readDispute),
    reason: capture?.status_details?.reason,
  }
}

const TAKEN = new Set(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'])

const ORDERS: Readonly<Record<string, AttemptReading>> = {
  APPROVED: 'authorized',
  VOIDED: 'cancelled',
}

function statusOf(capture: { status: string; status_details?: { reason?: string } }) {
  if (TAKEN.has(capture.status)) return 'captured'
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') return 'failed'
  return capture.status_details?.reason === 'PENDING_REVIEW' ? 'review' : 'pending'
}

export const readPaypalRefund = (refund: PaypalRefund): RefundReading => ({
  key: refund.custom_id,
  refundRef: refund.id,
  amount: refund.amount ? paypalMoney(refund.amount).amount : 0,
  status:
    refund.status === 'COMPLETED'
      ? 'done'
      : refund.status === 'FAILED' || refund.status === 'CANCELLED'
        ? 'failed'
        : 'pending',
  reason: refund.status_details?.reason,
})

function readDispute(dispute: PaypalDispute): DisputeReading {
  const due = Date.parse(dispute.seller_response_due_date ?? '')
  return {
    disputeRef: dispute.dispute_id,
    amount: dispute.dispute_amount ? paypalMoney(dispute.dispute_amount).amount : 0,
    status:
      dispute.status !== 'RESOLVED'
        ? 'open'
        : LOST.has(dispute.dispute_outcome?.outcome_code ?? '')
          ? 'lost'
          : 'won',
    answerBy: Number.isNaN(due) ? undefined : due,
  }
}

/** Outcomes in which the merchant's money went back. */
const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/** Throws ProviderAway for an amount that the shop's currency cannot write. */
export function paypalMoney({ currency_code: currency, value }: PaypalMoney): ProviderMoney {
  const amount = fromDecimal(value.replace('-', ''), currency)
  if (amount === undefined) throw new ProviderAway(`PayPal told a broken amount in ${currency}.`)
  return { amount, currency }
}
