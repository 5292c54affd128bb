import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { openedPaypal } from '../../../tests/support/payments/opened-providers'
import { ProviderAway } from '../provider'

let fake: Awaited<ReturnType<typeof openedPaypal>>['fake']
let provider: Awaited<ReturnType<typeof openedPaypal>>['provider']
let paid: Awaited<ReturnType<typeof openedPaypal>>['paid']

beforeEach(async () => {
  ;({ fake, provider, paid } = await openedPaypal(() => PAID_AT))
})
afterEach(() => fake.stop())

test('a refund is made once by its key, also when PayPal has forgotten the key', async () => {
  const attempt = await paid()
  const asked = { key: 'r1', amount: 25_000, reason: 'damaged' }
  fake.trouble(/refund$/, 'cut')
  await expect(provider.refund(attempt, asked)).rejects.toThrow(ProviderAway)
  fake.forgetKeys()
  const refund = await provider.refund(attempt, asked)
  expect(refund).toMatchObject({ key: 'r1', amount: 25_000, status: 'done' })
  await expect(
    provider.refund(attempt, { key: 'r2', amount: 100_001, reason: '' }),
  ).rejects.toThrow('REFUND_AMOUNT_EXCEEDED')
  expect(fake.ledger.left('EX-1001-1')).toBe(100_000)
})

test('a refund may stay pending, be done, and fail after that', async () => {
  const attempt = await paid()
  fake.switches.refunds = 'stuck'
  const { refundRef, status } = await provider.refund(attempt, {
    key: 'r1',
    amount: 500,
    reason: '',
  })
  expect(status).toBe('pending')
  fake.settleRefund(refundRef, 'COMPLETED')
  expect((await provider.read(attempt)).refunds).toMatchObject([{ key: 'r1', status: 'done' }])
  fake.settleRefund(refundRef, 'FAILED')
  expect((await provider.read(attempt)).refunds).toMatchObject([{ key: 'r1', status: 'failed' }])
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test('a dispute is told with its last day, and how it ended', async () => {
  const attempt = await paid()
  fake.dispute(attempt.paymentRef)
  expect((await provider.read(attempt)).disputes).toMatchObject([
    { amount: 125_000, status: 'open', answerBy: PAID_AT + 10 * 86_400_000 },
  ])
  for (const [outcome, status] of [
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ] as const) {
    fake.dispute(attempt.paymentRef, 'RESOLVED', outcome)
    expect((await provider.read(attempt)).disputes).toMatchObject([{ status }])
  }
})
