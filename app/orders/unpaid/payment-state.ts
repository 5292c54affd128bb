import { isOpen } from '../../payments/attempt'
import type { Attempt } from '../../payments/attempts.server'

/**
 * What is known of the payment of an order that awaits money from a provider: nothing was begun,
 * nothing was confirmed yet, it is being settled, it did not go through, or its time ran out.
 */
export type PaymentState = 'unstarted' | 'checking' | 'held' | 'failed' | 'expired'

/** Returns the payment's state; `attempts` are sorted from the oldest. */
export function paymentState(
  attempts: readonly Pick<Attempt, 'status' | 'provider_ref'>[],
): PaymentState {
  // The shopper has never seen a page of an attempt that its provider does not know.
  const seen = attempts.filter(({ provider_ref }) => provider_ref !== null)
  if (seen.some(({ status }) => SETTLING.includes(status))) return 'held'
  if (seen.some(({ status }) => isOpen(status))) return 'checking'
  const last = seen.at(-1)
  if (!last) return 'unstarted'
  return last.status === 'expired' ? 'expired' : 'failed'
}

/** Money is agreed, held back, or taken: nothing else may be begun before that is settled. */
const SETTLING: readonly string[] = ['authorized', 'review', 'captured']

/** Tells whether the order may be paid another way, once its open attempts are ended. */
export const mayPayOtherwise = (attempts: Parameters<typeof paymentState>[0]) =>
  paymentState(attempts) !== 'held'
