import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { received } from '../../../tests/support/payments/fake-messages'
import { openedSslcommerz } from '../../../tests/support/payments/opened-providers'
import { SSLCOMMERZ_TEST_KEYS } from '../../../tests/support/payments/provider-test-keys'
import { MessageRefused, ProviderAway, ProviderRefused } from '../provider'
import { sslcommerzHash } from './sslcommerz-message'

let fake: Awaited<ReturnType<typeof openedSslcommerz>>['fake']
let provider: Awaited<ReturnType<typeof openedSslcommerz>>['provider']
let begun: Awaited<ReturnType<typeof openedSslcommerz>>['begun']

beforeEach(async () => {
  ;({ fake, provider, begun } = await openedSslcommerz(() => PAID_AT))
})
afterEach(() => fake.stop())

test('SSLCommerz takes a payment that its validation confirms, at once and once more', async () => {
  const { started, attempt } = await begun()
  expect(started.payAt).toMatch(/^https:\/\/sandbox\.sslcommerz\.com\//)
  expect((await provider.read(attempt)).status).toBe('pending')
  fake.pay(started.providerRef)
  const reading = {
    status: 'captured',
    money: { amount: 125_000, currency: 'BDT' },
    reference: 'EX-1001-1',
    paymentRef: expect.stringMatching(/^BANK/),
    fee: 3125,
  }
  expect(await provider.read(attempt)).toMatchObject(reading)
  expect(await provider.capture(attempt)).toMatchObject(reading) // It is VALIDATED now.
})

test.each([
  ['FAILED', 'failed', 'Insufficient balance'],
  ['CANCELLED', 'cancelled', 'Cancelled by User'],
] as const)(
  '%s at SSLCommerz is %s, and a later success of the session wins',
  async (how, status, reason) => {
    const { started, attempt } = await begun()
    fake.pay(started.providerRef, how)
    expect(await provider.read(attempt)).toMatchObject({ status, reason })
    fake.pay(started.providerRef)
    fake.pay(started.providerRef, 'FAILED')
    expect((await provider.read(attempt)).status).toBe('captured')
  },
)

test('a session cannot be ended, so a late payment is told after cancelling', async () => {
  const { started, attempt } = await begun()
  expect((await provider.cancel(attempt)).status).toBe('pending')
  fake.pay(started.providerRef)
  expect((await provider.cancel(attempt)).status).toBe('captured')
})

test('money that is not as asked is told as it is', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef, 'VALID', { tamperedAmount: true })
  expect((await provider.read(attempt)).money).toEqual({ amount: 124_999, currency: 'BDT' })
  fake.pay(started.providerRef)
  expect((await provider.read(attempt)).money).toEqual({ amount: 249_999, currency: 'BDT' })
})

test('a foreign currency is compared as it was asked, not as the taka it became', async () => {
  const { started, attempt } = await begun({ amount: 1000, currency: 'USD' })
  fake.pay(started.providerRef)
  expect(await provider.read(attempt)).toMatchObject({
    status: 'captured',
    money: { amount: 1000, currency: 'USD' },
    fee: undefined,
  })
})

test('a risky payment and one that is not valid wait for a person', async () => {
  const risky = await begun()
  fake.pay(risky.started.providerRef, 'VALID', { risky: true })
  expect(await provider.read(risky.attempt)).toMatchObject({
    status: 'review',
    reason: 'risk_level 1',
  })
  const other = await begun({ key: 'a2', reference: 'EX-2-1' })
  fake.pay(other.started.providerRef)
  fake.switches.validation = 'INVALID_TRANSACTION'
  expect((await provider.read(other.attempt)).status).toBe('review')
})

test('an empty validation leaves the listed transaction to decide', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  fake.trouble(/validationserverAPI/, 'empty object')
  expect((await provider.read(attempt)).status).toBe('captured')
})

test('a refund goes its way at SSLCommerz and is asked for again by its id', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  const asked = { key: 'r1', amount: 25_000, reason: 'damaged' }
  const refund = await provider.refund(attempt, asked)
  expect(refund).toMatchObject({ status: 'pending', amount: 25_000 })
  expect(await provider.refund(attempt, asked)).toMatchObject({ refundRef: refund.refundRef })
  fake.settle(refund.refundRef, 'refunded')
  expect((await provider.read(attempt)).refunds).toMatchObject([{ key: 'r1', status: 'done' }])
  fake.settle(refund.refundRef, 'cancelled')
  expect((await provider.read(attempt)).refunds).toMatchObject([{ key: 'r1', status: 'failed' }])
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test.each(['cut', 'failing'] as const)(
  'a refund whose answer is lost (%s) is never sent twice',
  async (how) => {
    const { started, attempt } = await begun()
    fake.pay(started.providerRef)
    const { paymentRef } = await provider.read(attempt)
    fake.switches.refunds = 'done'
    fake.trouble(/merchantTransID/, how)
    const asked = { key: 'r1', amount: 25_000, reason: 'damaged' }
    for (const _ of [1, 2, 3])
      await expect(provider.refund({ ...attempt, paymentRef }, asked)).rejects.toThrow(ProviderAway)
    expect(fake.ledger.left('EX-1001-1')).toBe(100_000)
    const [lost] = (await provider.read(attempt)).refunds
    expect(lost).toMatchObject({
      key: 'r1',
      status: 'pending',
      reason: expect.stringMatching(/Look for R/),
    })
  },
)

test('a refused refund may be asked for again', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  fake.switches.refunds = 'refused'
  const asked = { key: 'r1', amount: 25_000, reason: 'damaged' }
  await expect(provider.refund(attempt, asked)).rejects.toThrow('Balance is not sufficient')
  fake.switches.refunds = 'stuck'
  expect((await provider.refund(attempt, asked)).status).toBe('pending')
})

test('an amount below ten taka and a long reference are refused with a reason', async () => {
  await expect(begun({ amount: 999 })).rejects.toThrow(
    'SSLCommerz refused: Amount is out of limits',
  )
  await expect(begun({ reference: 'x'.repeat(31) })).rejects.toThrow(ProviderRefused)
})

test('a message is believed by its hash alone, and only to name the attempt', async () => {
  const { started } = await begun()
  fake.pay(started.providerRef)
  const [message] = fake.messages.take()
  const told = message && (await provider.verify(received(message, PAID_AT)))
  expect(told).toMatchObject({
    kind: 'VALID',
    reference: 'EX-1001-1',
    eventId: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const text = String(message?.body)
  for (const forged of [
    text.replace('EX-1001-1', 'EX-1002-1'),
    text.replace('tran_id%2C', ''),
    text.replace(/verify_key=[^&]+/, 'verify_key='),
    '',
  ]) {
    const body = Buffer.from(forged)
    await expect(provider.verify({ headers: {}, body, receivedAt: PAID_AT })).rejects.toThrow(
      MessageRefused,
    )
  }
  fake.pay(started.providerRef)
  for (const wrong of fake.messages.take({ wrongSignature: true }))
    await expect(provider.verify(received(wrong, PAID_AT))).rejects.toThrow('is wrong')
})

test('a message whose attempt is not signed is refused, though its hash is good', async () => {
  const fields = { status: 'VALID', tran_id: 'EX-1002-1' }
  const verify_sign = sslcommerzHash(fields, ['status'], SSLCOMMERZ_TEST_KEYS.storePassword)
  const form = new URLSearchParams({ ...fields, verify_key: 'status', verify_sign })
  const body = Buffer.from(form.toString())
  const verified = provider.verify({ headers: {}, body, receivedAt: PAID_AT })
  await expect(verified).rejects.toThrow('lacks tran_id')
})

test('checking the keys says what is wrong, and no error holds the password', async () => {
  expect(await provider.check()).toBeUndefined()
  fake.switches.store = 'INACTIVE'
  expect(await provider.check()).toBe('SSLCommerz says that the store is not active.')
  fake.trouble(/merchantTransID/, 'cut')
  const said = await provider.check()
  expect(said).toMatch(/^SSLCommerz gave no answer/)
  expect(said).not.toContain(SSLCOMMERZ_TEST_KEYS.storePassword)
  expect(fake.calls.at(-1)?.query.get('store_passwd')).toBe(SSLCOMMERZ_TEST_KEYS.storePassword)
})
