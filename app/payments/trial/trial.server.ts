import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type KnownAttempt,
  type Provider,
  ProviderAway,
  ProviderRefused,
  type Reading,
} from '../provider'
import { fieldsOfMessage, textOfMessage } from '../wire/read-message'
import { verifyStamped } from '../wire/webhook-signature'
import { isTrialExpired, trialAt } from './trial-outcomes'
import type { TrialPayment, TrialStore } from './trial-store'

const MOST_MINOR = 99_999_999_999

interface TrialOptions {
  store: TrialStore
  /** A key of this shop alone, with which the messages of test payments are signed. */
  signingKey: string
  /** Returns the absolute address of the page of a test payment, on the shop's own origin. */
  pageOf: (providerRef: string) => string
  /** Returns why test payments may not be made now, in a sentence; undefined when they may. */
  refusal?: () => string | undefined
  /** Epoch milliseconds. */
  clock?: () => number
}

const messageForm = z.object({
  id: z.string().min(1),
  type: z.string(),
  payment: z.string(),
  reference: z.string(),
})

/** Opens the built-in test payment. No money moves; all else is as with any provider. */
export function openTrial(options: TrialOptions): Provider {
  const { store, signingKey, pageOf, refusal = () => undefined, clock = Date.now } = options

  const changed = async (
    { providerRef }: KnownAttempt,
    change: (payment: TrialPayment, now: number) => TrialPayment | undefined,
  ) => {
    const now = clock()
    const payment = await store.change(providerRef, (stored) => {
      const next = stored && change(trialAt(stored, now), now)
      return next === stored ? undefined : next
    })
    if (!payment) throw new ProviderRefused('unknown', 'No test payment has this id.')
    return { payment: trialAt(payment, now), now }
  }

  /** Stores what time has made of the payment, so that the list of taken ones holds it too. */
  async function read(attempt: KnownAttempt): Promise<Reading> {
    const { payment, now } = await changed(attempt, (stored) => stored)
    return readTrial(payment, now)
  }

  return {
    name: 'test',
    can: {
      least: () => 1,
      most: () => MOST_MINOR,
      manualCapture: true,
    },
    refusal,
    async start(asked) {
      const reason = refusal()
      if (reason) throw new ProviderRefused('not_allowed', reason)
      const providerRef = `test_${createHash('sha256').update(asked.key).digest('hex').slice(0, 32)}`
      const { reference, amount, currency, returnTo, manualCapture, expiresAt } = asked
      const fresh = { providerRef, reference, amount, currency, returnTo, manualCapture, expiresAt }
      const stored = await store.change(
        providerRef,
        (known) => known ?? { ...fresh, status: 'open', taken: 0, refunds: [] },
      )
      if (!stored) throw new ProviderAway('The test payment could not be stored.')
      if (stored.amount !== amount || stored.currency !== currency)
        throw new ProviderRefused('idempotency', 'The same attempt was started with other money.')
      return { providerRef, payAt: pageOf(providerRef) }
    },
    read,
    async capture(attempt) {
      const { payment, now } = await changed(attempt, (stored, at) =>
        stored.status === 'authorized'
          ? { ...stored, status: 'captured', taken: 1, takenAt: at }
          : stored,
      )
      return readTrial(payment, now)
    },
    async cancel(attempt) {
      const { payment, now } = await changed(attempt, (stored) =>
        stored.status === 'captured' || stored.status === 'failed'
          ? stored
          : { ...stored, status: 'cancelled', succeedsAt: undefined },
      )
      return readTrial(payment, now)
    },
    async refund(attempt, { key, amount }) {
      const { payment } = await changed(attempt, (stored) => {
        if (stored.refunds.some((refund) => refund.key === key)) return stored
        const left = stored.amount * stored.taken - sumOf(stored)
        if (!(amount > 0 && amount <= left))
          throw new ProviderRefused('amount', 'More is refunded than was paid.')
        const refundRef = `${stored.providerRef}_r${stored.refunds.length + 1}`
        return { ...stored, refunds: [...stored.refunds, { key, refundRef, amount }] }
      })
      const refund = payment.refunds.find((one) => one.key === key)
      if (!refund) throw new ProviderAway('The test refund could not be stored.')
      return { ...refund, status: 'done' }
    },
    async verify(message) {
      const text = textOfMessage(message)
      const header = message.headers['x-test-signature']
      verifyStamped(header, signingKey, message.body, message.receivedAt)
      const { id, type, payment, reference } = fieldsOfMessage(text, messageForm)
      return { eventId: id, kind: type, providerRef: payment, reference }
    },
    async *list(from, until) {
      for await (const payment of store.taken(from, until))
        yield {
          providerRef: payment.providerRef,
          reference: payment.reference,
          amount: payment.amount * payment.taken,
          currency: payment.currency,
          at: payment.takenAt ?? from,
        }
    },
    async check() {
      return refusal()
    },
  }
}

const sumOf = ({ refunds }: TrialPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)

function readTrial(payment: TrialPayment, now: number): Reading {
  const { providerRef: paymentRef, reference, amount, currency, taken } = payment
  const refunds = payment.refunds.map((refund) => ({ ...refund, status: 'done' as const }))
  const base = { reference, refunds, disputes: [] }
  switch (payment.status) {
    case 'captured':
      return {
        ...base,
        status: 'captured',
        money: { amount: amount * taken, currency },
        paymentRef,
      }
    case 'authorized':
      return { ...base, status: 'authorized', money: { amount, currency }, paymentRef }
    case 'failed':
      return { ...base, status: 'failed', reason: 'declined on the test page' }
    case 'cancelled':
      return { ...base, status: 'cancelled' }
    default:
      return { ...base, status: isTrialExpired(payment, now) ? 'expired' : 'pending' }
  }
}
