import { startFakePaypal } from '../paypal/fake-paypal'
import { PAYPAL_TEST_KEYS } from '../provider-test-keys'
import type { Switch, SwitchedProvider } from './switched-provider'

/** Switches that do not exist here, and why. */
export const PAYPAL_CANNOT: Partial<Record<Switch, string>> = {}

/** Starts a fake of PayPal, before which a shop opens an account. */
export async function switchedPaypal(): Promise<SwitchedProvider> {
  const fake = await startFakePaypal(Date.now)
  const { mode: _, ...keys } = PAYPAL_TEST_KEYS
  return {
    ...{ takenByShop: true },
    account: { provider: 'paypal', live: false, minutes: 30, keys },
    kept: { base: fake.base, fetchIt: fake.fetchIt },
    pay: (ref, money) => fake.pay(ref, money),
    take: fake.messages.take,
    paths: { start: /orders$/, capture: /orders\/\w+\/capture$/, refund: /refund$/ },
    trouble: fake.trouble,
    refunds: {
      are(how) {
        fake.switches.refunds = how
      },
      settle: (id, how) => fake.settleRefund(id, how === 'done' ? 'COMPLETED' : 'FAILED'),
    },
    dispute: ({ paymentRef }, how) =>
      how === 'won'
        ? fake.dispute(paymentRef, 'RESOLVED', 'RESOLVED_SELLER_FAVOUR')
        : fake.dispute(paymentRef),
    holds: ({ reference }) => fake.ledger.left(reference),
    stop: fake.stop,
  }
}
