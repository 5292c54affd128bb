import { DAY_MS } from '../../durations'
import { type AttemptReading, ProviderAway, type Reading, type RefundReading } from '../provider'
import { fromDecimal } from '../wire/provider-amounts'
import type { BkashPayment, BkashRefund } from './bkash-calls.server'

/** Says what a payment is. `now` is in epoch milliseconds: a payment may be executed for a day. */
export function readBkashPayment(
  payment: BkashPayment,
  now: number,
  refunds: readonly RefundReading[] = [],
): Reading {
  if (!payment.transactionStatus) throw new ProviderAway('bKash told no state of the payment.')
  const status = statusOf(payment, now)
  const currency = payment.currency ?? 'BDT'
  const amount = fromDecimal(payment.amount, currency)
  if (status === 'captured' && amount === undefined)
    throw new ProviderAway('bKash told no amount of a payment that it took.')
  const hasMoney = status === 'captured' || status === 'authorized'
  return {
    status,
    money: hasMoney && amount !== undefined ? { amount, currency } : undefined,
    reference: payment.merchantInvoiceNumber ?? payment.merchantInvoice,
    paymentRef: payment.trxID,
    refunds,
    disputes: [],
    reason: status === 'failed' ? payment.transactionStatus : undefined,
  }
}

function statusOf(payment: BkashPayment, now: number): AttemptReading {
  const status = payment.transactionStatus ?? ''
  if (status !== 'Initiated') return STATES[status] ?? 'pending'
  const created = createdAt(payment.paymentCreateTime)
  if (created !== undefined && now - created > DAY_MS) return 'expired'
  const agreed = payment.userVerificationStatus ?? payment.verificationStatus
  return agreed === 'Complete' ? 'authorized' : 'pending'
}

const STATES: Readonly<Record<string, AttemptReading>> = {
  Completed: 'captured',
  Authorized: 'authorized',
  Cancelled: 'cancelled',
  Failed: 'failed',
  Declined: 'failed',
  Expired: 'expired',
}

/** Reads `2026-11-23T11:12:34:978 GMT+0600`, with a colon or a point before the milliseconds. */
function createdAt(text: string | undefined) {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[.:]\d{1,3})? ?GMT ?([+-]\d\d):?(\d\d)$/.exec(
    text ?? '',
  )
  if (!found) return undefined
  const moment = Date.parse(`${found[1]}${found[2]}:${found[3]}`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Says what a refund is, with the key under which the shop sent it where that is known. */
export const readBkashRefund = (refund: BkashRefund, key: string | undefined): RefundReading => ({
  key,
  refundRef: refund.refundTrxId ?? '',
  amount: fromDecimal(refund.refundAmount, 'BDT') ?? 0,
  status:
    refund.refundTransactionStatus === 'Completed'
      ? 'done'
      : /^(Failed|Declined|Cancelled)$/.test(refund.refundTransactionStatus ?? '')
        ? 'failed'
        : 'pending',
})
