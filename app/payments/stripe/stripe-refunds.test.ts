import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { openedStripe } from '../../../tests/support/payments/opened-providers'
import { ProviderAway, ProviderRefused } from '../provider'

let fake: Awaited<ReturnType<typeof openedStripe>>['fake']
let provider: Awaited<ReturnType<typeof openedStripe>>['provider']
let begun: Awaited<ReturnType<typeof openedStripe>>['begun']

beforeEach(async () => {
  ;({ fake, provider, begun } = await openedStripe(() => PAID_AT))
})
afterEach(() => fake.stop())

test('a refund is made once by its key, in parts, and also when Stripe has forgotten the key', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  const asked = { key: 'refund-1', amount: 25_000, reason: 'damaged' }
  fake.trouble(/refunds$/, 'down')
  await expect(provider.refund(attempt, asked)).rejects.toThrow(ProviderAway)
  const first = await provider.refund(attempt, asked)
  expect(first).toMatchObject({ key: 'refund-1', amount: 25_000, status: 'done' })
  fake.forgetKeys()
  expect(await provider.refund(attempt, asked)).toEqual(first)
  await provider.refund(attempt, { key: 'refund-2', amount: 100_000, reason: '' })
  await expect(provider.refund(attempt, { key: 'r3', amount: 1, reason: '' })).rejects.toThrow(
    ProviderRefused,
  )
  expect(fake.ledger.left('EX-1001-1')).toBe(0)
})

test('a refund may stay pending, be done, and fail after that', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  fake.switches.refunds = 'stuck'
  const refund = await provider.refund(attempt, { key: 'r', amount: 500, reason: '' })
  expect(refund.status).toBe('pending')
  for (const [given, status] of [
    ['succeeded', 'done'],
    ['failed', 'failed'],
  ] as const) {
    fake.settleRefund(refund.refundRef, given)
    expect((await provider.read(attempt)).refunds).toMatchObject([
      { key: 'r', amount: 500, status },
    ])
  }
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test('a dispute is told with its last day, and how it ended', async () => {
  const { started, attempt } = await begun()
  fake.pay(started.providerRef)
  fake.dispute(started.providerRef)
  const answerBy = PAID_AT + 7 * 86_400_000
  expect((await provider.read(attempt)).disputes).toMatchObject([
    { amount: 125_000, status: 'open', answerBy },
  ])
  fake.dispute(started.providerRef, 'won')
  expect((await provider.read(attempt)).disputes).toMatchObject([{ status: 'won' }])
})
