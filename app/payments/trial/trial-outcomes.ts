import { createHash } from 'node:crypto'
import { MINUTE_MS } from '../../durations'
import { stampedSignature } from '../wire/webhook-signature'
import type { OnePaymentOutcome, TrialPayment } from './trial-store'

/** The milliseconds from the choice until a late payment succeeds. */
export const LATE_MS = 2 * MINUTE_MS

/** A message of the test payment to the shop, to be sent at a time in epoch milliseconds. */
export interface TrialMessage {
  sendAt: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** Returns the payment as time has made it: late money has come, an open one has expired. */
export function trialAt(payment: TrialPayment, now: number): TrialPayment {
  const isDue = payment.status === 'open' && (payment.succeedsAt ?? Infinity) <= now
  if (isDue) return taken(payment, payment.succeedsAt ?? now)
  return payment
}

export const isTrialExpired = (payment: TrialPayment, now: number) =>
  (payment.status === 'open' || payment.status === 'asks') &&
  payment.succeedsAt === undefined &&
  payment.expiresAt <= now

/**
 * Returns the payment after a choice on its page; unchanged when it is decided already, so that a
 * second click and the back button do nothing.
 */
export function afterChoice(
  payment: TrialPayment,
  outcome: OnePaymentOutcome,
  now: number,
): TrialPayment {
  const isOpen = payment.status === 'open' && payment.succeedsAt === undefined
  if (!isOpen || isTrialExpired(payment, now)) return payment
  if (outcome === 'never') return payment
  if (outcome === 'declines') return { ...payment, status: 'failed' }
  if (outcome === 'asks') return { ...payment, status: 'asks' }
  if (outcome === 'pays_late') return { ...payment, succeedsAt: now + LATE_MS }
  return taken(payment, now)
}

/** Returns the payment after the bank's question was answered. */
export function afterConfirmation(
  payment: TrialPayment,
  isConfirmed: boolean,
  now: number,
): TrialPayment {
  if (payment.status !== 'asks' || isTrialExpired(payment, now)) return payment
  return isConfirmed ? taken(payment, now) : { ...payment, status: 'failed' }
}

function taken(payment: TrialPayment, at: number): TrialPayment {
  if (payment.manualCapture) return { ...payment, status: 'authorized', succeedsAt: undefined }
  return { ...payment, status: 'captured', taken: 1, takenAt: at, succeedsAt: undefined }
}

/**
 * Returns the messages that the choice sends: signed with a key of the shop, twice or in the wrong
 * order where that was chosen, and none from a shopper who never answers.
 */
export function trialMessages(
  payment: TrialPayment,
  outcome: OnePaymentOutcome,
  { now, signingKey }: { now: number; signingKey: string },
): TrialMessage[] {
  const about = (kind: string, sendAt: number) => signed(payment, kind, { sendAt, signingKey })
  switch (outcome) {
    case 'never':
    case 'asks':
      return []
    case 'declines':
      return [about('payment.failed', now)]
    case 'pays_late':
      return [about('payment.pending', now), about('payment.captured', now + LATE_MS)]
    case 'doubled': {
      const once = about('payment.captured', now)
      return [once, once, once]
    }
    case 'disordered':
      return [
        about('payment.captured', now),
        about('payment.failed', now),
        about('payment.pending', now),
      ]
    case 'pays':
      return [about('payment.captured', now)]
  }
}

function signed(
  { providerRef, reference }: TrialPayment,
  kind: string,
  { sendAt, signingKey }: { sendAt: number; signingKey: string },
): TrialMessage {
  const id = createHash('sha256').update(`${providerRef} ${kind}`).digest('hex').slice(0, 24)
  const body = JSON.stringify({ id: `test_evt_${id}`, type: kind, payment: providerRef, reference })
  const seconds = Math.floor(sendAt / 1000)
  const signature = `t=${seconds},v1=${stampedSignature(signingKey, seconds, body)}`
  return {
    sendAt,
    headers: { 'content-type': 'application/json', 'x-test-signature': signature },
    body,
  }
}
