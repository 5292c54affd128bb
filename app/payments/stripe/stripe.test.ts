import { afterEach, beforeEach, expect, test } from 'vitest'
import { askedPayment, PAID_AT } from '../../../tests/support/payments/asked-payment'
import { openedStripe } from '../../../tests/support/payments/opened-providers'
import { STRIPE_TEST_KEYS } from '../../../tests/support/payments/provider-test-keys'
import { ProviderAway, ProviderRefused } from '../provider'
import { STRIPE_KEYS } from './stripe-keys'

let now = PAID_AT
let fake: Awaited<ReturnType<typeof openedStripe>>['fake']
let provider: Awaited<ReturnType<typeof openedStripe>>['provider']
let opened: Awaited<ReturnType<typeof openedStripe>>['opened']
let begun: Awaited<ReturnType<typeof openedStripe>>['begun']

beforeEach(async () => {
  now = PAID_AT
  ;({ fake, provider, opened, begun } = await openedStripe(() => now))
})
afterEach(() => fake.stop())

test('Stripe takes a payment once, with its reference, fee and payment id', async () => {
  const { started, attempt } = await begun()
  expect(started.payAt).toBe(`https://checkout.stripe.com/c/pay/${started.providerRef}`)
  expect(await provider.read(attempt)).toMatchObject({ status: 'pending', refunds: [] })
  fake.pay(started.providerRef)
  expect(await provider.read(attempt)).toMatchObject({
    status: 'captured',
    money: { amount: 125_000, currency: 'BDT' },
    reference: 'EX-1001-1',
    paymentRef: expect.stringMatching(/^pi_/),
    fee: 3750,
  })
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test('the same start gives the same session, also after an answer was lost', async () => {
  fake.trouble(/sessions$/, 'cut')
  await expect(provider.start(askedPayment())).rejects.toThrow(ProviderAway)
  const { started } = await begun()
  expect((await begun()).started).toEqual(started)
  await expect(provider.start(askedPayment({ amount: 99 }))).rejects.toThrow(ProviderRefused)
})

test('a session that ends in less than half an hour is opened without an end, and the same again', async () => {
  const soon = { expiresAt: PAID_AT + 600_000 }
  const { started } = await begun(soon)
  expect((await begun(soon)).started).toEqual(started)
})

test('a declined card leaves the session open, and its end expires it', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef, 'declines')
  expect(await provider.read(attempt)).toMatchObject({
    status: 'pending',
    reason: 'insufficient_funds',
  })
  now += 3_700_000
  expect(await provider.read(attempt)).toMatchObject({ status: 'expired', money: undefined })
})

test('a delayed way to pay waits for the bank, which says yes or no', async () => {
  const one = await begun()
  fake.pay(one.started.providerRef, 'delayed')
  expect((await provider.read(one.attempt)).status).toBe('pending')
  fake.bankSays(one.started.providerRef, true)
  expect((await provider.read(one.attempt)).status).toBe('captured')
  const other = await begun({ key: 'attempt-2', reference: 'EX-1001-2' })
  fake.pay(other.started.providerRef, 'delayed')
  fake.bankSays(other.started.providerRef, false)
  expect((await provider.read(other.attempt)).status).toBe('failed')
})

test('a reservation is captured once, whatever answer is lost', async () => {
  const { started, attempt } = await begun({ manualCapture: true })
  fake.pay(started.providerRef)
  expect(await provider.read(attempt)).toMatchObject({
    status: 'authorized',
    money: { amount: 125_000 },
  })
  fake.trouble(/capture$/, 'failing')
  await expect(provider.capture(attempt)).rejects.toThrow(ProviderAway)
  expect((await provider.capture(attempt)).status).toBe('captured')
  expect((await provider.capture(attempt)).status).toBe('captured')
  expect(fake.ledger.entries).toHaveLength(1)
})

test('cancelling ends an open session, gives a reservation back and leaves a payment', async () => {
  const open = await begun()
  expect((await provider.cancel(open.attempt)).status).toBe('expired')
  expect(() => fake.pay(open.started.providerRef)).toThrow()
  const held = await begun({ key: 'a2', reference: 'EX-2-1', manualCapture: true })
  fake.pay(held.started.providerRef)
  expect((await provider.cancel(held.attempt)).status).toBe('cancelled')
  const paid = await begun({ key: 'a3', reference: 'EX-3-1' })
  fake.pay(paid.started.providerRef)
  expect((await provider.cancel(paid.attempt)).status).toBe('captured')
})

test('what was taken is told as it is, also with another amount or currency', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef, 'pays', { tamperedAmount: true, otherCurrency: 'USD' })
  expect((await provider.read(attempt)).money).toEqual({ amount: 124_999, currency: 'USD' })
})

test('yen are sent whole, dinars in tens of fils and krónur in hundreds', async () => {
  const sent = async (amount: number, currency: string) => {
    await provider.start(askedPayment({ key: `${amount}${currency}`, amount, currency }))
    return new URLSearchParams(fake.calls.at(-1)?.text).get(
      'line_items[0][price_data][unit_amount]',
    )
  }
  expect(await sent(1250, 'JPY')).toBe('1250')
  expect(await sent(1_250_000, 'KWD')).toBe('1250000')
  expect(await sent(1250, 'ISK')).toBe('125000')
  await expect(sent(1_250_001, 'KWD')).rejects.toThrow(ProviderRefused)
})

test('captured payments of a time are listed over pages', async () => {
  for (const nth of [1, 2, 3, 4, 5]) {
    const { started } = await begun({ key: `a${nth}`, reference: `EX-${nth}-1` })
    if (nth !== 3) fake.pay(started.providerRef)
  }
  const listed = await Array.fromAsync(provider.list?.(PAID_AT - 1000, PAID_AT + 1000) ?? [])
  expect(listed.map(({ reference }) => reference).sort()).toEqual([
    'EX-1-1',
    'EX-2-1',
    'EX-4-1',
    'EX-5-1',
  ])
  expect(listed[0]).toMatchObject({ amount: 125_000, currency: 'BDT', at: PAID_AT })
})

test('checking the keys says what is wrong, without the key', async () => {
  expect(await provider.check()).toBeUndefined()
  const secretKey = 'sk_test_of_somebody_else'
  const said = await opened({ secretKey }).check()
  expect(said).toMatch(/^Stripe refused: Invalid API Key/)
  expect(said).not.toContain(secretKey)
  fake.balance.refuses = 'The provided key does not have the required permissions: payout_read'
  expect(await provider.check()).toMatch(/^Stripe refused: .* payout_read$/)
  fake.trouble(/balance/, 'no JSON')
  expect(await provider.check()).toBe('Stripe gave no answer: it is no JSON.')
})

test('a key of the other mode is named', () => {
  const live = STRIPE_KEYS.form.safeParse({ ...STRIPE_TEST_KEYS, mode: 'live' })
  expect(live.error?.issues[0]?.message).toMatch(/other mode/)
})
