import { afterEach, beforeEach, expect, test } from 'vitest'
import { askedPayment, knownAttempt, PAID_AT } from '../../../tests/support/payments/asked-payment'
import { startFakeHost } from '../../../tests/support/payments/fake-host'
import { openedStripe } from '../../../tests/support/payments/opened-providers'
import { STRIPE_TEST_KEYS } from '../../../tests/support/payments/provider-test-keys'
import { DAY_MS } from '../../durations'
import type { ListedPayout, PayoutPart, PayoutStatus } from '../payouts/payout'
import { ProviderAway, ProviderRefused } from '../provider'
import { openStripe } from './stripe.server'

let now = PAID_AT
let fake: Awaited<ReturnType<typeof openedStripe>>['fake']
let provider: Awaited<ReturnType<typeof openedStripe>>['provider']

beforeEach(async () => {
  now = PAID_AT
  ;({ fake, provider } = await openedStripe(() => now))
})
afterEach(() => fake.stop())

async function paid(nth: number, currency: string, amount = 125_000) {
  const asked = askedPayment({ key: `a${nth}`, reference: `EX-${nth}-1`, currency, amount })
  const started = await provider.start(asked)
  fake.pay(started.providerRef)
  return knownAttempt(asked, started)
}
const list = (since = 0): Promise<ListedPayout[]> =>
  Array.fromAsync(provider.payouts?.since(since) ?? [])
async function partsOf(payout: ListedPayout | undefined): Promise<PayoutPart[]> {
  if (!payout) throw new Error('no payout')
  return Array.fromAsync(provider.payouts?.partsOf(payout) ?? [])
}
const net = (parts: readonly PayoutPart[]) =>
  parts.reduce((sum, { amount, fee }) => sum + amount - fee, 0)

test('a payout over several pages is read whole, and its parts sum to it', async () => {
  for (const nth of [1, 2, 3, 4, 5]) await paid(nth, 'EUR')
  fake.balance.payOut('eur')
  const [payout] = await list()
  expect(payout).toEqual({
    payoutRef: expect.stringMatching(/^po_/),
    ...{ amount: 5 * (125_000 - 3750), currency: 'EUR', arrivesOn: '2026-11-26' },
    ...{ status: 'on_its_way', parts: 'now' },
  })
  const parts = await partsOf(payout)
  expect(parts).toHaveLength(5)
  expect(parts[0]).toMatchObject({
    ...{ kind: 'captured', amount: 125_000, fee: 3750 },
    paymentRef: expect.stringMatching(/^pi_/),
    original: { amount: 125_000, currency: 'EUR' },
  })
  expect(net(parts)).toBe(payout?.amount)
  const pages = fake.calls.filter(({ path }) => path === '/v1/balance_transactions')
  expect(pages).toHaveLength(3)
})

test('refunds, failed refunds, disputes and Stripe’s own fees are told apart', async () => {
  const one = await paid(1, 'EUR')
  const other = await paid(2, 'EUR')
  const { refundRef } = await provider.refund(one, { key: 'r1', amount: 5000, reason: '' })
  fake.settleRefund(refundRef, 'failed')
  fake.dispute(other.providerRef)
  fake.dispute(other.providerRef, 'won')
  fake.balance.moveElse('eur', 'fee', -250)
  fake.balance.payOut('eur')
  const [payout] = await list()
  const parts = await partsOf(payout)
  expect(net(parts)).toBe(payout?.amount)
  const shown = parts.map(({ kind, amount, fee }) => [kind, amount, fee])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['refund', -5000, 0],
      ['refund_reversed', 5000, 0],
      ['chargeback', -125_000, 1500],
      ['chargeback_reversed', 125_000, 0],
      ['fee', -250, 0],
    ]),
  )
  const named = parts.filter(({ kind }) => kind.startsWith('refund'))
  expect(named.map(({ reference }) => reference)).toEqual([refundRef, refundRef])
})

test.each([
  ['JPY', 1250, 1250],
  ['KWD', 1_250_000, 1_250_000],
  ['ISK', 125_000, 12_500_000],
] as const)('a payout in %s has the shop’s own minor units', async (currency, amount, sent) => {
  await paid(1, currency, amount)
  fake.balance.payOut(currency.toLowerCase())
  const [payout] = await list()
  const [part] = await partsOf(payout)
  expect(part?.amount).toBe(amount)
  const told = fake.balance.payouts[0]?.amount ?? 0
  expect(payout?.amount).toBe((told * amount) / sent)
  expect(net(await partsOf(payout))).toBe(payout?.amount)
})

test('a payout by hand names no parts, and one that is counted yet will', async () => {
  await paid(1, 'EUR')
  fake.balance.payOut('eur', { byHand: 500 })
  fake.balance.payOut('eur').reconciliation_status = 'in_progress'
  const payouts = await list()
  expect(payouts.map(({ parts }) => parts)).toEqual(['later', 'never'])
  await expect(partsOf(payouts[1])).rejects.toThrow(ProviderRefused)
})

test('each state of Stripe’s has a name, and a failure its reason', async () => {
  await paid(1, 'EUR')
  const payout = fake.balance.payOut('eur')
  const told: PayoutStatus[] = []
  for (const status of ['pending', 'in_transit', 'paid', 'canceled']) {
    payout.status = status
    told.push(...(await list()).map((one) => one.status))
  }
  expect(told).toEqual(['pending', 'on_its_way', 'paid', 'cancelled'])
  fake.balance.failPayout(payout)
  expect(await list()).toMatchObject([
    { status: 'failed', reason: 'The bank account has been closed' },
  ])
  now += DAY_MS
  expect(await list(now)).toEqual([])
  fake.balance.payOut('eur')
  expect(await partsOf((await list(now))[0])).toMatchObject([{ kind: 'returned' }])
})

test('a payout of several currencies or of another form is no answer', async () => {
  await paid(1, 'EUR')
  await paid(2, 'EUR')
  const payout = fake.balance.payOut('eur')
  const [listed] = await list()
  const failing = async (change: () => void, ask: () => Promise<unknown>) => {
    change()
    await expect(ask()).rejects.toThrow(ProviderAway)
  }
  fake.trouble(/balance_transactions/, 'empty object')
  await failing(
    () => {},
    () => partsOf(listed),
  )
  await failing(
    () => {},
    () => partsOf({ ...(listed as ListedPayout), currency: 'USD' }),
  )
  await failing(
    () => Object.assign(payout, { arrival_date: 1e300 }),
    () => list(),
  )
  await failing(
    () => Object.assign(payout, { arrival_date: 0, amount: 1.5 }),
    () => list(),
  )
  await failing(
    () => Object.assign(payout, { amount: 1, status: 'lost' }),
    () => list(),
  )
})

test('a list that begins again and again is given up', async () => {
  await paid(1, 'EUR')
  const payout = { ...fake.balance.payOut('eur'), object: 'payout' }
  const host = await startFakeHost(() => ({ json: { data: [payout], has_more: true } }))
  const endless = openStripe({ keys: STRIPE_TEST_KEYS, base: host.base })
  const asked = Array.fromAsync(endless.payouts?.since(0) ?? [])
  await expect(asked).rejects.toThrow('Stripe gave a list without an end.')
  expect(host.calls).toHaveLength(2)
  await host.stop()
})
