import type { KeptToken, TokenKeeper } from '../../../app/payments/bkash/bkash-token.server'
import type { TrialPayment, TrialStore } from '../../../app/payments/trial/trial-store'
import type { RefundJournal, SentRefund } from '../../../app/payments/wire/refund-journal'

/** Keeps bKash's token in memory, one renewal at a time. */
export function memoryTokens(): TokenKeeper {
  let kept: KeptToken | undefined
  let last: Promise<unknown> = Promise.resolve()
  return {
    get: async () => kept,
    renew(work) {
      const mine = last.then(async () => {
        kept = await work(kept)
        return kept
      })
      last = mine
      return mine
    },
  }
}

/** Keeps sent refunds in memory. */
export function memoryJournal(): RefundJournal {
  const sent = new Map<string, SentRefund[]>()
  const of = (attempt: string) => sent.get(attempt) ?? []
  return {
    async begin(attempt, refund) {
      if (of(attempt).some(({ key }) => key === refund.key)) return false
      sent.set(attempt, [...of(attempt), refund])
      return true
    },
    async found(attempt, key, refundRef) {
      sent.set(
        attempt,
        of(attempt).map((one) => (one.key === key ? { ...one, refundRef } : one)),
      )
    },
    async drop(attempt, key) {
      sent.set(
        attempt,
        of(attempt).filter((one) => one.key !== key),
      )
    },
    sent: async (attempt) => of(attempt),
  }
}

/** Keeps test payments in memory. */
export function memoryTrials(): TrialStore {
  const payments = new Map<string, TrialPayment>()
  return {
    get: async (ref) => payments.get(ref),
    async change(ref, change) {
      const next = change(payments.get(ref))
      if (next) payments.set(ref, next)
      return next ?? payments.get(ref)
    },
    async *taken(from, until) {
      for (const payment of payments.values())
        if (payment.takenAt !== undefined && payment.takenAt >= from && payment.takenAt < until)
          yield payment
    },
  }
}
