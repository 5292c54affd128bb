import { STRIPE_TEST_KEYS } from '../provider-test-keys'
import { startFakeStripe } from '../stripe/fake-stripe'
import type { Switch, SwitchedProvider } from './switched-provider'

/** Switches that do not exist here, and why. */
export const STRIPE_CANNOT: Partial<Record<Switch, string>> = {}

/** Starts a fake of Stripe, before which a shop opens an account. */
export async function switchedStripe(): Promise<SwitchedProvider> {
  const fake = await startFakeStripe(Date.now)
  const { mode: _, ...keys } = STRIPE_TEST_KEYS
  return {
    ...{ takenByShop: false },
    account: { provider: 'stripe', live: false, minutes: 30, keys },
    kept: { base: fake.base },
    pay(ref, { reordered, ...money } = {}) {
      if (reordered) fake.pay(ref, 'declines')
      fake.pay(ref, 'pays', money)
    },
    take: fake.messages.take,
    paths: { start: /sessions$/, capture: /nothing/, refund: /^POST .*refunds$/ },
    trouble: fake.trouble,
    refunds: {
      are(how) {
        fake.switches.refunds = how
      },
      settle: (id, how) => fake.settleRefund(id, how === 'done' ? 'succeeded' : 'failed'),
    },
    dispute: ({ ref }, how) => fake.dispute(ref, how === 'won' ? 'won' : undefined),
    holds: ({ reference }) => fake.ledger.left(reference),
    stop: fake.stop,
  }
}
