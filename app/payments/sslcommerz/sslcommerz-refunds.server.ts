import { createHash } from 'node:crypto'
import {
  type KnownAttempt,
  ProviderAway,
  ProviderRefused,
  type RefundReading,
  type RefundRequest,
} from '../provider'
import { TAKA_AMOUNTS, toDecimal } from '../wire/provider-amounts'
import type { RefundJournal, SentRefund } from '../wire/refund-journal'
import type { SslcommerzCalls } from './sslcommerz-calls.server'

/**
 * Refunds at SSLCommerz, which knows no idempotency keys and answers by its own id of a refund only.
 * A refund is written down before it is sent and is never sent twice: when no answer came, only the
 * merchant panel of SSLCommerz knows.
 */
export function sslcommerzRefunds(
  calls: SslcommerzCalls,
  journal: RefundJournal,
  clock: () => number,
) {
  async function stateOf(sent: SentRefund): Promise<RefundReading> {
    const base = { key: sent.key, amount: sent.amount }
    if (!sent.refundRef)
      return {
        ...base,
        refundRef: refundIdOf(sent.key),
        status: 'pending',
        reason: `SSLCommerz did not answer. Look for ${refundIdOf(sent.key)} in its merchant panel.`,
      }
    const { status, errorReason } = await calls.refundState(sent.refundRef)
    return {
      ...base,
      refundRef: sent.refundRef,
      status: status === 'refunded' ? 'done' : status === 'cancelled' ? 'failed' : 'pending',
      reason: errorReason || undefined,
    }
  }

  return {
    async all(attemptKey: string) {
      const states: RefundReading[] = []
      for (const sent of await journal.sent(attemptKey)) states.push(await stateOf(sent))
      return states
    },
    async refund(
      attempt: KnownAttempt,
      paymentRef: string,
      { key, amount, reason }: RefundRequest,
    ) {
      const fields = {
        bank_tran_id: paymentRef,
        refund_trans_id: refundIdOf(key),
        refund_amount: toDecimal({ amount, currency: attempt.currency }, TAKA_AMOUNTS),
        refund_remarks: reason.slice(0, 255) || 'Refund',
        refe_id: refundIdOf(key),
      }
      if (!(await journal.begin(attempt.key, { key, amount, sentAt: clock() }))) {
        const known = (await journal.sent(attempt.key)).find((sent) => sent.key === key)
        if (known?.refundRef) return stateOf(known)
        throw new ProviderAway(
          `SSLCommerz did not say whether refund ${refundIdOf(key)} was made, and it is not sent twice.`,
        )
      }
      const answer = await calls.refund(fields).catch(async (error) => {
        if (error instanceof ProviderRefused) await journal.drop(attempt.key, key)
        throw error
      })
      if (answer.status === 'failed') {
        await journal.drop(attempt.key, key)
        throw calls.refused('failed', answer.errorReason)
      }
      if (!answer.refund_ref_id) throw new ProviderAway('SSLCommerz gave no id of the refund.')
      await journal.found(attempt.key, key, answer.refund_ref_id)
      // «success» says that it was begun; the money has moved once it is «refunded».
      return { key, refundRef: answer.refund_ref_id, amount, status: 'pending' as const }
    },
  }
}

/** Returns the id of a refund for SSLCommerz, which takes 30 letters. */
const refundIdOf = (key: string) =>
  `R${createHash('sha256').update(key).digest('hex').slice(0, 28)}`
