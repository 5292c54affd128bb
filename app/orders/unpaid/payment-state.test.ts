import { expect, test } from 'vitest'
import type { AttemptStatus } from '../../payments/attempt'
import { mayPayOtherwise, type PaymentState, paymentState } from './payment-state'

const seen = (...statuses: AttemptStatus[]) =>
  statuses.map((status) => ({ status, provider_ref: `ref-${status}` }))

test.each<[PaymentState, ...AttemptStatus[]]>([
  ['unstarted'],
  ['checking', 'pending'],
  ['checking', 'failed', 'pending'],
  ['checking', 'pending', 'failed'],
  ['held', 'authorized'],
  ['held', 'review', 'failed'],
  ['held', 'pending', 'review'],
  ['held', 'captured', 'pending'],
  ['failed', 'failed'],
  ['failed', 'expired', 'failed'],
  ['failed', 'cancelled'],
  ['expired', 'failed', 'expired'],
])('the payment is %s by attempts %s %s', (state, ...statuses) => {
  expect(paymentState(seen(...statuses))).toBe(state)
  expect(mayPayOtherwise(seen(...statuses))).toBe(state !== 'held')
})

test('an attempt that its provider does not know is no payment of the shopper', () => {
  expect(paymentState([{ status: 'created', provider_ref: null }])).toBe('unstarted')
  expect(paymentState([...seen('failed'), { status: 'failed', provider_ref: null }])).toBe('failed')
})
