import { MINUTE_MS } from '../../durations'
import {
  type KnownAttempt,
  ProviderAway,
  ProviderRefused,
  type RefundReading,
  type RefundRequest,
} from '../provider'
import { TAKA_AMOUNTS, toDecimal } from '../wire/provider-amounts'
import type { RefundJournal } from '../wire/refund-journal'
import type { BkashCalls } from './bkash-calls.server'
import { readBkashRefund } from './bkash-reading'

/** A refund that bKash does not list after this time was never made. */
const LISTED_AFTER_MS = 10 * MINUTE_MS

/**
 * Refunds at bKash, which knows no idempotency keys but lists the refunds of a payment. A refund is
 * written down before it is sent; one that got no answer is looked for in that list.
 */
export function bkashRefunds(calls: BkashCalls, journal: RefundJournal, clock: () => number) {
  /** Gives each listed refund the key under which it was sent, and notes what was unknown. */
  async function all(attempt: KnownAttempt, paymentRef: string): Promise<RefundReading[]> {
    const rows = await calls.refunds(attempt.providerRef, paymentRef).catch((error) => {
      if (error instanceof ProviderRefused) return { refundTransactions: [] } // There are none.
      throw error
    })
    const sent = [...(await journal.sent(attempt.key))]
    const listed: RefundReading[] = []
    for (const row of rows.refundTransactions ?? []) {
      const refund = readBkashRefund(row, undefined)
      const known = sent.find(({ refundRef }) => refundRef === refund.refundRef)
      const lost = sent.find(
        ({ refundRef, amount }) => refundRef === undefined && amount === refund.amount,
      )
      const ours = known ?? lost
      if (ours && !known) {
        await journal.found(attempt.key, ours.key, refund.refundRef)
        sent.splice(sent.indexOf(ours), 1)
      }
      listed.push({ ...refund, key: ours?.key })
    }
    return listed
  }

  async function send(attempt: KnownAttempt, paymentRef: string, asked: RefundRequest) {
    const { key, amount, reason } = asked
    const refund = await calls
      .refund({
        paymentId: attempt.providerRef,
        trxId: paymentRef,
        refundAmount: toDecimal({ amount, currency: attempt.currency }, TAKA_AMOUNTS),
        sku: attempt.reference.slice(0, 100),
        reason: reason.slice(0, 255) || 'Refund',
      })
      .catch(async (error) => {
        if (error instanceof ProviderRefused) await journal.drop(attempt.key, key)
        throw error
      })
    if (!refund.refundTrxId) throw new ProviderAway('bKash gave no id of the refund.')
    await journal.found(attempt.key, key, refund.refundTrxId)
    return { ...readBkashRefund(refund, key), amount }
  }

  return {
    all,
    async refund(attempt: KnownAttempt, paymentRef: string, asked: RefundRequest) {
      const { key, amount } = asked
      if (await journal.begin(attempt.key, { key, amount, sentAt: clock() }))
        return send(attempt, paymentRef, asked)
      const known = (await all(attempt, paymentRef)).find((refund) => refund.key === key)
      if (known) return known
      const sent = (await journal.sent(attempt.key)).find((refund) => refund.key === key)
      const isOver = sent && !sent.refundRef && clock() - sent.sentAt > LISTED_AFTER_MS
      if (!isOver) throw new ProviderAway('bKash has not said yet whether the refund was made.')
      await journal.drop(attempt.key, key)
      if (await journal.begin(attempt.key, { key, amount, sentAt: clock() }))
        return send(attempt, paymentRef, asked)
      throw new ProviderAway('Another process is sending this refund to bKash.')
    },
  }
}
