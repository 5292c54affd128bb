import { SSLCOMMERZ_TEST_KEYS } from '../provider-test-keys'
import { startFakeSslcommerz } from '../sslcommerz/fake-sslcommerz'
import type { Switch, SwitchedProvider } from './switched-provider'

/** Switches that do not exist here, and why. */
export const SSLCOMMERZ_CANNOT: Partial<Record<Switch, string>> = {
  'old signature': 'signs no time',
  dispute: 'tells of none',
}

/** Starts a fake of SSLCommerz, before which a shop opens an account. */
export async function switchedSslcommerz(): Promise<SwitchedProvider> {
  const fake = await startFakeSslcommerz()
  const { mode: _, ...keys } = SSLCOMMERZ_TEST_KEYS
  return {
    ...{ takenByShop: false },
    account: { provider: 'sslcommerz', live: false, minutes: 30, keys },
    kept: { base: fake.base },
    pay(ref, { reordered, ...money } = {}) {
      if (reordered) fake.pay(ref, 'FAILED')
      fake.pay(ref, 'VALID', money)
    },
    take: fake.messages.take,
    paths: { start: /api\.php$/, capture: /nothing/, refund: /merchantTransID/ },
    trouble: fake.trouble,
    refunds: {
      are(how) {
        fake.switches.refunds = how
      },
      settle: (id, how) => fake.settle(id, how === 'done' ? 'refunded' : 'cancelled'),
      unknownStays: true,
    },
    holds: ({ reference }) => fake.ledger.left(reference),
    stop: fake.stop,
  }
}
