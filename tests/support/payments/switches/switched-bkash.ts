import { startFakeBkash } from '../bkash/fake-bkash'
import { BKASH_TEST_KEYS } from '../provider-test-keys'
import type { Switch, SwitchedProvider } from './switched-provider'

/** Switches that do not exist here, and why. */
export const BKASH_CANNOT: Partial<Record<Switch, string>> = {
  reordered: 'sends one message of a payment',
  dispute: 'tells of none',
}

/** Starts a fake of bKash, before which a shop opens an account. */
export async function switchedBkash(): Promise<SwitchedProvider> {
  const fake = await startFakeBkash(Date.now)
  const { mode: _, ...keys } = BKASH_TEST_KEYS
  return {
    ...{ takenByShop: true },
    account: { provider: 'bkash', live: false, minutes: 30, keys },
    kept: { base: fake.base, fetchIt: fake.fetchIt },
    pay: (ref, money) => fake.pay(ref, 'agrees', money),
    take: fake.messages.take,
    paths: { start: /create$/, capture: /execute$/, refund: /payment\/transaction$/ },
    trouble: fake.trouble,
    refunds: {
      are(how) {
        fake.switches.refunds = how
      },
      settle: (id, how) => fake.settleRefund(id, how === 'done' ? 'Completed' : 'Failed'),
    },
    holds: ({ reference }) => fake.ledger.left(reference),
    stop: fake.stop,
  }
}
