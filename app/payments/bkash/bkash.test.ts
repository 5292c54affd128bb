import { afterEach, beforeEach, expect, test } from 'vitest'
import { askedPayment, PAID_AT } from '../../../tests/support/payments/asked-payment'
import { openedBkash } from '../../../tests/support/payments/opened-providers'
import { ProviderAway, ProviderRefused } from '../provider'

let now = PAID_AT
let fake: Awaited<ReturnType<typeof openedBkash>>['fake']
let provider: Awaited<ReturnType<typeof openedBkash>>['provider']
let opened: Awaited<ReturnType<typeof openedBkash>>['opened']
let begun: Awaited<ReturnType<typeof openedBkash>>['begun']
let paid: Awaited<ReturnType<typeof openedBkash>>['paid']

beforeEach(async () => {
  now = PAID_AT
  ;({ fake, provider, opened, begun, paid } = await openedBkash(() => now))
})
afterEach(() => fake.stop())

test('bKash takes nothing before the shop executes what the shopper agreed to', async () => {
  const { started, attempt } = await begun()
  expect(started.payAt).toMatch(/^https:\/\/sandbox\.payment\.bkash\.com\//)
  expect((await provider.read(attempt)).status).toBe('pending')
  fake.pay(started.providerRef)
  expect(await provider.read(attempt)).toMatchObject({
    status: 'authorized',
    money: { amount: 125_000, currency: 'BDT' },
  })
  expect(fake.ledger.entries).toEqual([])
  const taken = await provider.capture(attempt)
  expect(taken).toMatchObject({
    status: 'captured',
    money: { amount: 125_000, currency: 'BDT' },
    reference: 'EX-1001-1',
    paymentRef: expect.stringMatching(/^TRX/),
  })
  expect(await provider.capture(attempt)).toMatchObject({ ...taken, refunds: [] })
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test.each(['cut', 'failing'] as const)(
  'an execution whose answer is lost (%s) is asked for, not repeated',
  async (how) => {
    const { started, attempt } = await begun()
    fake.pay(started.providerRef)
    fake.trouble(/execute$/, how)
    expect((await provider.capture(attempt)).status).toBe('captured')
    expect(fake.calls.filter(({ path }) => path.endsWith('/execute'))).toHaveLength(1)
  },
)

test('an execution that bKash refuses fails, with its reason', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  fake.switches.balance = 'none'
  expect(await provider.capture(attempt)).toMatchObject({
    status: 'failed',
    reason: 'bKash refused: Insufficient Balance',
  })
})

test.each([
  ['cancels', 'cancelled'],
  ['fails', 'failed'],
] as const)('a shopper who %s leaves the payment %s', async (how, status) => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef, how)
  expect((await provider.read(attempt)).status).toBe(status)
})

test('a payment that nobody executed expires after a day', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  now += 86_400_001
  expect((await provider.read(attempt)).status).toBe('expired')
})

test('cancelling is never executing; what was taken stays taken', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  expect((await provider.cancel(attempt)).status).toBe('cancelled')
  await provider.capture(attempt)
  expect((await provider.cancel(attempt)).status).toBe('captured')
})

test('what was taken is told as it is, also with another amount or currency', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef, 'agrees', { tamperedAmount: true, otherCurrency: 'USD' })
  expect((await provider.capture(attempt)).money).toEqual({ amount: 124_999, currency: 'USD' })
})

test('a token serves all calls of fifty minutes, in any number of processes', async () => {
  const other = opened()
  await Promise.all([begun(), begun({ key: 'a2' }), other.start(askedPayment())])
  expect(fake.grants).toHaveLength(1)
  now += 49 * 60_000
  await begun()
  expect(fake.grants).toHaveLength(1)
  now += 2 * 60_000
  await begun()
  expect(fake.grants).toHaveLength(2)
})

test('no third token is asked for in an hour, and the error says when', async () => {
  fake.trouble(/grant$/, 'down', 5)
  for (const _ of [1, 2]) await expect(begun()).rejects.toThrow('bKash answered 500')
  await expect(begun()).rejects.toThrow('bKash gives two tokens an hour; the shop asks again in 60')
  expect(fake.calls.filter(({ path }) => path.endsWith('/grant'))).toHaveLength(2)
})

test('refunds are made in parts, and told with their keys', async () => {
  const attempt = await paid()
  const first = await provider.refund(attempt, { key: 'r1', amount: 25_000, reason: 'damaged' })
  expect(first).toMatchObject({ key: 'r1', amount: 25_000, status: 'done' })
  fake.switches.refunds = 'stuck'
  const second = await provider.refund(attempt, { key: 'r2', amount: 100_000, reason: '' })
  expect(second.status).toBe('pending')
  await expect(provider.refund(attempt, { key: 'r3', amount: 1, reason: '' })).rejects.toThrow(
    ProviderRefused,
  )
  fake.settleRefund(second.refundRef, 'Completed')
  fake.settleRefund(first.refundRef, 'Failed')
  expect((await provider.read(attempt)).refunds).toMatchObject([
    { key: 'r1', status: 'failed' },
    { key: 'r2', status: 'done' },
  ])
  expect(fake.ledger.left('EX-1001-1')).toBe(25_000)
})

test('a refund whose answer is lost is found in the list and not sent again', async () => {
  const attempt = await paid()
  fake.trouble(/refund\/payment\/transaction$/, 'cut')
  const asked = { key: 'r1', amount: 25_000, reason: '' }
  await expect(provider.refund(attempt, asked)).rejects.toThrow(ProviderAway)
  expect(await provider.refund(attempt, asked)).toMatchObject({ key: 'r1', status: 'done' })
  expect(fake.ledger.left('EX-1001-1')).toBe(100_000)
})

test('a refund that bKash never got is sent again once it would have been listed', async () => {
  const attempt = await paid()
  fake.trouble(/refund\/payment\/transaction$/, 'down')
  const asked = { key: 'r1', amount: 25_000, reason: '' }
  for (const _ of [1, 2])
    await expect(provider.refund(attempt, asked)).rejects.toThrow(ProviderAway)
  now += 11 * 60_000
  expect(await provider.refund(attempt, asked)).toMatchObject({ key: 'r1', status: 'done' })
  expect(fake.ledger.left('EX-1001-1')).toBe(100_000)
})

test('checking the keys says what is wrong, without the keys', async () => {
  expect(await provider.check()).toBeUndefined()
  const appSecret = 'another-secret'
  const said = await opened({ appSecret }).check()
  expect(said).toBe('bKash refused: Invalid App Key')
})
