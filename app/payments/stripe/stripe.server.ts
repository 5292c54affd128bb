import { z } from 'zod'
import { DAY_MS } from '../../durations'
import {
  type KnownAttempt,
  type Provider,
  ProviderAway,
  ProviderRefused,
  type Reading,
} from '../provider'
import { fromUnits, payPage, STRIPE_AMOUNTS, toUnits } from '../wire/provider-amounts'
import { providerAddress } from '../wire/refused'
import { sessionFields } from './session-fields'
import { type StripeCalls, StripeRefused, stripeCalls } from './stripe-calls.server'
import {
  checkoutSessionForm,
  intentForm,
  type StripeSession,
  startedSessionForm,
  stripeDisputeForm,
  stripeListOf,
  stripeRefundForm,
} from './stripe-forms'
import type { StripeKeys } from './stripe-keys'
import { verifyStripe } from './stripe-message'
import { pages } from './stripe-pages.server'
import { payoutForm } from './stripe-payout-forms'
import { stripePayouts } from './stripe-payouts.server'
import { chargeOf, intentOf, readSession, readStripeRefund, stripeMoney } from './stripe-reading'

const SESSIONS = '/v1/checkout/sessions'
/** Eight digits, whole in every currency. */
const MOST_UNITS = 99_999_000
/** A reservation lasts about seven days, so a session that is older is captured no more. */
const OLDEST_SESSION_MS = 8 * DAY_MS

interface StripeOptions {
  keys: StripeKeys
  /** Another address than Stripe's, in tests. */
  base?: string
}

/** Opens Stripe with a hosted Checkout. Its payments are taken by Stripe at once, or by `capture`. */
export function openStripe({ keys, base = 'https://api.stripe.com' }: StripeOptions): Provider {
  const address = providerAddress(base)
  const calls = stripeCalls(keys, address)
  const session = ({ providerRef }: KnownAttempt) => readOne(calls, providerRef)
  return {
    name: 'stripe',
    can: {
      least: () => 1, // Stripe's least amount is by the account's own currency: it refuses itself.
      most: (currency) => fromUnits(MOST_UNITS, currency, STRIPE_AMOUNTS) ?? 0,
      manualCapture: true,
    },
    async start(asked) {
      const fields = { ...sessionFields(asked), expires_at: Math.floor(asked.expiresAt / 1000) }
      // Stripe takes 30 minutes to 24 hours. Else the session stays open until `cancel`.
      const started = await calls
        .post(SESSIONS, fields, `${asked.key}-start`, startedSessionForm)
        .catch((error) => {
          if (!(error instanceof StripeRefused) || error.param !== 'expires_at') throw error
          return calls.post(
            SESSIONS,
            sessionFields(asked),
            `${asked.key}-start-open`,
            startedSessionForm,
          )
        })
      const payAt = payPage('Stripe', started.url ?? undefined, ['checkout.stripe.com'], address)
      return { providerRef: started.id, payAt }
    },
    async read(attempt) {
      return wholeReading(calls, await session(attempt))
    },
    async capture(attempt) {
      const now = await session(attempt)
      const reading = await wholeReading(calls, now)
      if (reading.status !== 'authorized') return reading
      const path = `/v1/payment_intents/${reading.paymentRef}/capture`
      const fields = { amount_to_capture: toUnits(attempt, STRIPE_AMOUNTS) }
      await orAsItIs(calls.post(path, fields, `${attempt.key}-capture`, intentForm))
      return wholeReading(calls, await session(attempt))
    },
    async cancel(attempt) {
      const now = await session(attempt)
      const intent = intentOf(now)
      if (now.status === 'open')
        await orAsItIs(
          calls.post(
            `${SESSIONS}/${now.id}/expire`,
            {},
            `${attempt.key}-expire`,
            startedSessionForm,
          ),
        )
      if (intent?.status === 'requires_capture')
        await orAsItIs(
          calls.post(
            `/v1/payment_intents/${intent.id}/cancel`,
            {},
            `${attempt.key}-cancel`,
            intentForm,
          ),
        )
      return wholeReading(calls, await session(attempt))
    },
    async refund(attempt, { key, amount }) {
      const paymentRef = attempt.paymentRef ?? intentOf(await session(attempt))?.id
      if (!paymentRef) throw new ProviderRefused('not_paid', 'Nothing was paid with this attempt.')
      // Stripe forgets an idempotency key after a day; a refund bears ours for ever.
      const known = (await refundsOf(calls, paymentRef)).find(
        (refund) => refund.metadata?.['refund'] === key,
      )
      if (known) return readStripeRefund(known)
      const fields = {
        payment_intent: paymentRef,
        amount: toUnits({ amount, currency: attempt.currency }, STRIPE_AMOUNTS),
        reason: 'requested_by_customer',
        'metadata[refund]': key,
        'metadata[reference]': attempt.reference,
      }
      return readStripeRefund(
        await calls.post('/v1/refunds', fields, `refund-${key}`, stripeRefundForm),
      )
    },
    async verify(message) {
      return verifyStripe(message, keys.webhookSecret)
    },
    async *list(from, until) {
      const fields = {
        'created[gte]': Math.floor((from - OLDEST_SESSION_MS) / 1000),
        'created[lt]': Math.ceil(until / 1000),
        status: 'complete',
        'expand[]': 'data.payment_intent.latest_charge',
        limit: 100,
      }
      for await (const found of pages(calls, SESSIONS, fields, checkoutSessionForm)) {
        const intent = intentOf(found)
        const at = (chargeOf(intent)?.created ?? 0) * 1000
        if (intent?.status !== 'succeeded' || at < from || at >= until) continue
        yield {
          ...stripeMoney(intent.amount_received ?? 0, intent.currency.toUpperCase()),
          providerRef: found.id,
          reference: found.client_reference_id ?? undefined,
          at,
        }
      }
    },
    payouts: stripePayouts(calls),
    async check() {
      try {
        const { livemode } = await calls.get('/v1/balance', {}, z.object({ livemode: z.boolean() }))
        if (livemode !== (keys.mode === 'live'))
          return `These keys are Stripe's ${livemode ? 'live' : 'test'} keys.`
        // A restricted key may take payments and lack the right to read payouts.
        await calls.get('/v1/payouts', { limit: 1 }, stripeListOf(payoutForm))
        return undefined
      } catch (error) {
        if (error instanceof ProviderRefused || error instanceof ProviderAway) return error.message
        throw error
      }
    },
  }
}

const readOne = (calls: StripeCalls, id: string) =>
  calls.get(
    `${SESSIONS}/${encodeURIComponent(id)}`,
    { 'expand[]': 'payment_intent.latest_charge.balance_transaction' },
    checkoutSessionForm,
  )

/** Adds refunds and disputes, which only money that was taken has. */
async function wholeReading(calls: StripeCalls, session: StripeSession): Promise<Reading> {
  const intent = intentOf(session)
  if (intent?.status !== 'succeeded') return readSession(session, [], [])
  const disputes = chargeOf(intent)?.disputed
    ? await collect(pages(calls, '/v1/disputes', { payment_intent: intent.id }, stripeDisputeForm))
    : []
  return readSession(session, await refundsOf(calls, intent.id), disputes)
}

const refundsOf = (calls: StripeCalls, intent: string) =>
  collect(pages(calls, '/v1/refunds', { payment_intent: intent, limit: 100 }, stripeRefundForm))

const collect = <Row>(rows: AsyncIterable<Row>) => Array.fromAsync(rows)

/** A refusal means that the state changed meanwhile: the reading after it says how. */
const orAsItIs = (call: Promise<unknown>) =>
  call.catch((error) => {
    if (!(error instanceof ProviderRefused)) throw error
  })
