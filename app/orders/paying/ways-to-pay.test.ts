import { expect, test } from 'vitest'
import { PAYMENTS } from '../../settings/payments'
import { mayBecome } from '../order/status'
import { firstStatus, paymentsThat, WAYS_TO_PAY } from './ways-to-pay'

test.each(PAYMENTS)('the steps of an order paid by %s follow each other', (payment) => {
  const { steps } = WAYS_TO_PAY[payment]
  for (const [at, step] of steps.slice(1).entries())
    expect(mayBecome(steps[at] as typeof step, step)).toBe(true)
})

test.each(PAYMENTS)('a new order paid by %s is open', (payment) => {
  expect(WAYS_TO_PAY[payment].open).toContain(firstStatus(payment))
})

test.each(PAYMENTS)('an order paid by %s awaits a payment only in advance', (payment) => {
  const awaits = firstStatus(payment) === 'awaiting_payment'
  expect(WAYS_TO_PAY[payment].inAdvance !== undefined).toBe(awaits)
})

test('ways to pay are found by a property', () => {
  expect(paymentsThat(({ atTheDoor }) => atTheDoor)).toEqual(['cash_on_delivery'])
  expect(paymentsThat(({ toAccounts }) => toAccounts)).toEqual(['bank'])
})
