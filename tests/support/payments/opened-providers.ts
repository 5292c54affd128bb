import { openBkash } from '../../../app/payments/bkash/bkash.server'
import type { BkashKeys } from '../../../app/payments/bkash/bkash-keys'
import { openPaypal } from '../../../app/payments/paypal/paypal.server'
import type { PaypalKeys } from '../../../app/payments/paypal/paypal-keys'
import type { Provider, StartRequest } from '../../../app/payments/provider'
import { openSslcommerz } from '../../../app/payments/sslcommerz/sslcommerz.server'
import { openStripe } from '../../../app/payments/stripe/stripe.server'
import type { StripeKeys } from '../../../app/payments/stripe/stripe-keys'
import { askedPayment, knownAttempt } from './asked-payment'
import { startFakeBkash } from './bkash/fake-bkash'
import { memoryJournal, memoryTokens } from './memory-keepers'
import { startFakePaypal } from './paypal/fake-paypal'
import {
  BKASH_TEST_KEYS,
  PAYPAL_TEST_KEYS,
  SSLCOMMERZ_TEST_KEYS,
  STRIPE_TEST_KEYS,
} from './provider-test-keys'
import { startFakeSslcommerz } from './sslcommerz/fake-sslcommerz'
import { startFakeStripe } from './stripe/fake-stripe'

/** Starts an attempt at a provider, as a shop would. */
const beginnerAt =
  (provider: Provider, currency = 'BDT') =>
  async (more: Partial<StartRequest> = {}) => {
    const asked = askedPayment({ currency, ...more })
    const started = await provider.start(asked)
    return { started, attempt: knownAttempt(asked, started) }
  }

/** Opens Stripe before a fake of it. `opened` opens it once more, with other keys where given. */
export async function openedStripe(clock: () => number) {
  const fake = await startFakeStripe(clock)
  const opened = (keys: Partial<StripeKeys> = {}) =>
    openStripe({ keys: { ...STRIPE_TEST_KEYS, ...keys }, base: fake.base })
  const provider = opened()
  return { fake, provider, opened, begun: beginnerAt(provider) }
}

/** Opens SSLCommerz before a fake of it. */
export async function openedSslcommerz(clock: () => number) {
  const fake = await startFakeSslcommerz()
  const { base } = fake
  const journal = memoryJournal()
  const provider = openSslcommerz({ keys: SSLCOMMERZ_TEST_KEYS, base, journal, clock })
  return { fake, provider, begun: beginnerAt(provider) }
}

/** Opens bKash before a fake of it. All that are opened share what is kept, as processes do. */
export async function openedBkash(clock: () => number) {
  const fake = await startFakeBkash(clock)
  const { base, fetchIt } = fake
  const kept = { tokens: memoryTokens(), journal: memoryJournal() }
  const opened = (keys: Partial<BkashKeys> = {}) =>
    openBkash({ keys: { ...BKASH_TEST_KEYS, ...keys }, base, ...kept, clock, fetchIt })
  const provider = opened()
  const begun = beginnerAt(provider)
  const paid = async (more: Partial<StartRequest> = {}) => {
    const { started, attempt } = await begun(more)
    fake.pay(started.providerRef)
    await provider.capture(attempt)
    return attempt
  }
  return { fake, provider, opened, begun, paid }
}

/** Opens PayPal before a fake of it. */
export async function openedPaypal(clock: () => number) {
  const fake = await startFakePaypal(clock)
  const { base, fetchIt } = fake
  const opened = (keys: Partial<PaypalKeys> = {}) =>
    openPaypal({ keys: { ...PAYPAL_TEST_KEYS, ...keys }, base, clock, fetchIt })
  const provider = opened()
  const begun = beginnerAt(provider, 'EUR')
  const paid = async () => {
    const { started, attempt } = await begun()
    fake.pay(started.providerRef)
    const { paymentRef = '' } = await provider.capture(attempt)
    return { ...attempt, paymentRef }
  }
  return { fake, provider, opened, begun, paid }
}
