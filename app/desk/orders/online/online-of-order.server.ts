import type { Connection } from '../../../database/tables.server'
import { refundsOfAttempt } from '../../../payments/asked-refunds.server'
import { type Attempt, attemptsOf, takeBy } from '../../../payments/attempts.server'
import { findingsOf, type PaymentFinding } from '../../../payments/findings.server'
import { payoutFinder, tellsPayouts } from '../../../payments/payouts/paid-out.server'
import type { OnlineSeen, PayoutSeen, RefundSeen } from './online-seen'

/** Reads an order's payments at providers, with what a person has to decide about them. */
export async function onlineOfOrder(db: Connection, orderId: number): Promise<OnlineSeen> {
  const attempts = await attemptsOf(db, orderId)
  const findings = attempts.length > 0 ? await findingsOf(db, orderId) : []
  const refunds: RefundSeen[] = []
  const refs = attempts.map(({ payment_ref }) => payment_ref)
  const payoutOf = await payoutFinder(db, refs)
  for (const { id, provider, payment_ref: paymentRef } of attempts)
    for (const one of await refundsOfAttempt(db, id)) {
      const open = openOf(one.id, findings)
      const reference = one.refund_ref
      const payout = payoutOf({ provider, paymentRef, kind: 'refund', reference })
      refunds.push({
        ...{
          id: one.id,
          attempt: id,
          amount: Number(one.amount),
          cause: one.cause,
          status: one.status,
        },
        askedAt: Number(one.asked_at),
        ...(one.settled_at !== null && { settledAt: Number(one.settled_at) }),
        ...(one.fault !== null && { fault: one.fault }),
        ...(payout && { payout }),
        ...(open && (one.cause !== 'elsewhere' || open === 'stuck') && { open }),
      })
    }
  return {
    attempts: attempts.map((one) => {
      const until = takeBy(one)
      const providerRef = one.payment_ref ?? one.provider_ref
      const payout = one.status === 'captured' && payoutSeen(one, payoutOf)
      return {
        ...{ id: one.id, provider: one.provider, reference: one.reference, status: one.status },
        ...{ amount: Number(one.amount), startedAt: Number(one.created_at) },
        ...(providerRef !== null && { providerRef }),
        ...(one.read_at !== null && { readAt: Number(one.read_at) }),
        ...(one.reason !== null && { reason: one.reason }),
        ...(until !== undefined && { takeBy: until }),
        ...(payout && { payout }),
      }
    }),
    refunds,
    disputes: findings
      .filter(({ kind }) => kind === 'dispute')
      .map(({ id, facts: { amount = 0, status = 'open', answerBy }, settled_at }) => ({
        ...{ id, amount, status, isOpen: settled_at === null },
        ...(answerBy !== undefined && { answerBy }),
      })),
  }
}

function payoutSeen(
  { provider, payment_ref: paymentRef }: Attempt,
  payoutOf: Awaited<ReturnType<typeof payoutFinder>>,
): PayoutSeen | undefined {
  const found = payoutOf({ provider, paymentRef, kind: 'captured', reference: null })
  return found ?? (tellsPayouts(provider) ? undefined : 'not_told')
}

function openOf(refundId: string, findings: readonly PaymentFinding[]): RefundSeen['open'] {
  const found = findings.find(
    ({ subject, settled_at, kind }) =>
      subject === refundId &&
      settled_at === null &&
      (kind === 'refund_failed' || kind === 'no_answer'),
  )
  return found && (found.kind === 'refund_failed' ? 'failed' : 'stuck')
}

/** Removes what a provider said, as it may name the customer. */
export const withoutReasons = ({ attempts, refunds, disputes }: OnlineSeen): OnlineSeen => ({
  attempts: attempts.map(({ reason: _, ...one }) => one),
  refunds: refunds.map(({ fault: _, ...one }) => one),
  disputes,
})
