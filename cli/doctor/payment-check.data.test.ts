import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../app/durations'
import { storeAccount } from '../../app/payments/accounts.server'
import { changeAttempt } from '../../app/payments/attempts.server'
import { storeEvent } from '../../app/payments/events.server'
import { noteFinding } from '../../app/payments/findings.server'
import type { ProviderName } from '../../app/payments/provider'
import { newTrialAccount } from '../../app/payments/trial/trial-account'
import { settingsFrom } from '../../app/settings/schema'
import { eachDatabase } from '../../tests/support/databases'
import { setDesk } from '../../tests/support/desk/set-desk'
import { payingShop } from '../../tests/support/payments/paying-shop'
import { BKASH_TEST_KEYS, STRIPE_TEST_KEYS } from '../../tests/support/payments/provider-test-keys'
import { startFakeStripe } from '../../tests/support/payments/stripe/fake-stripe'
import { checkPayments } from './payment-check'

const LIVE_KEYS = { ...STRIPE_TEST_KEYS, secretKey: 'sk_live_abcdefghijklmnop' }

eachDatabase('doctor about payments', (open) => {
  const shop = payingShop(open)
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>
  beforeAll(async () => {
    setDesk()
    stripe = await startFakeStripe(Date.now)
  })
  afterAll(() => stripe.stop())
  beforeEach(async () => {
    await shop.db.deleteFrom('payment_providers').execute()
    await shop.db.deleteFrom('payment_findings').execute()
    await shop.db.deleteFrom('payment_events').execute()
  })

  const store = (provider: ProviderName, keys: object, live = false) =>
    storeAccount(shop.db, {
      ...{ provider, live, minutes: 30 },
      keys: keys as Record<string, string>,
    })
  const said = async (
    ways = ['bank'],
    { isPublic = false, within = 2000, advance = 'nothing' } = {},
  ) => {
    const found = await checkPayments(
      shop.db,
      settingsFrom({
        ...{ 'payment.ways': ways.map((way) => ({ way })), 'payment.cashAdvance': advance },
      }),
      { hosts: () => ({ base: stripe.base }), within, isPublic: () => isPublic },
    )
    for (const { area, state, todo, screen } of found)
      if (state === 'todo')
        expect({ area, todo, screen }).toMatchObject({
          ...{ area: 'payments', todo: expect.any(String), screen: expect.stringMatching(/^\//) },
        })
    return found.map(({ state, said }) => `${state}: ${said}`)
  }

  test('nothing is said of a shop without online payments, and that good keys work', async () => {
    expect(await said(['bank'])).toEqual([])
    await store('stripe', STRIPE_TEST_KEYS)
    expect(await said(['bank', 'stripe'])).toEqual(['ok: stripe: the keys work'])
  })

  test('keys that are refused, and a provider that cannot be reached', async () => {
    await store('stripe', { ...STRIPE_TEST_KEYS, secretKey: 'sk_test_another' })
    expect(await said()).toEqual([expect.stringContaining('todo: stripe: Stripe')])
    await store('stripe', STRIPE_TEST_KEYS)
    stripe.trouble(/balance/, 'silent')
    expect(await said(['bank'], { within: 100 })).toEqual([
      'todo: stripe: No answer came within 0.1 seconds.',
    ])
  })

  test('an advance of cash orders that nobody takes', async () => {
    const ways = ['cash_on_delivery', 'stripe']
    expect(await said(ways.slice(0, 1), { advance: 'share' })).toEqual([
      'todo: cash on delivery asks for an advance that no provider takes, so nobody sees it',
    ])
    await store('stripe', STRIPE_TEST_KEYS)
    expect(await said(ways, { advance: 'share' })).toEqual(['ok: stripe: the keys work'])
  })

  test('keys that another key sealed, and a way without an account', async () => {
    await store('stripe', STRIPE_TEST_KEYS)
    setDesk({ DESK_KEY: Buffer.alloc(32, 9).toString('base64') })
    expect(await said()).toEqual(['todo: The keys of stripe were sealed by another key.'])
    setDesk()
    expect(await said(['paypal'])).toEqual([
      expect.stringContaining('todo: paypal is offered without an account'),
    ])
  })

  test('the test payment that is on in a shop which others reach, confirmed or not', async () => {
    await storeAccount(shop.db, newTrialAccount())
    expect(await said(['test'])).toEqual(['ok: test: the keys work'])
    expect(await said(['test'], { isPublic: true })).toEqual([
      expect.stringContaining('todo: test: Others reach this shop'),
    ])
    await storeAccount(shop.db, newTrialAccount({ publicToo: true }))
    expect(await said(['test'], { isPublic: true })).toEqual([
      'todo: the test payment is on in a shop that others reach',
    ])
  })

  test('a live account that was paid at and never sent a message', async () => {
    const { attempt } = await shop.started()
    const paidAt = async (provider: ProviderName) => {
      await changeAttempt(shop.db, attempt.id, { status: 'captured' })
      await shop.db.updateTable('payment_attempts').set({ provider }).execute()
    }
    await store('stripe', LIVE_KEYS, true)
    const silent = expect.stringContaining('stripe has sent no message for 30 days')
    expect(await said()).not.toContainEqual(silent)
    await paidAt('stripe')
    expect(await said()).toContainEqual(silent)
    await storeEvent(shop.db, {
      ...{ provider: 'stripe', message: { eventId: 'e', kind: 'paid' }, attemptId: null },
      ...{ raw: '', receivedAt: Date.now() },
    })
    expect(await said()).not.toContainEqual(silent)
    const { topicArn: _, ...polled } = BKASH_TEST_KEYS
    await paidAt('bkash')
    await store('bkash', polled, true)
    expect((await said(['bank'], { within: 50 })).join()).not.toContain('bkash has sent no message')
    await store('bkash', BKASH_TEST_KEYS, true)
    expect((await said(['bank'], { within: 50 })).join()).toContain('bkash has sent no message')
  })

  test('doctor names payments that wait for a person longer than three days', async () => {
    await noteFinding(shop.db, {
      ...{ kind: 'not_in_ledger', subject: 'x', provider: 'stripe', facts: {} },
    })
    expect(await said()).toEqual([])
    const found_at = Date.now() - 4 * DAY_MS
    await shop.db.updateTable('payment_findings').set({ found_at }).execute()
    expect(await said()).toEqual([expect.stringContaining('1 that do not match')])
  })
})
