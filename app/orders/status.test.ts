import { expect, test } from 'vitest'
import { firstStatus } from './paying/ways-to-pay'
import { isCancellable, mayBecome, STATUSES, TRANSITIONS } from './status'

const ALLOWED = new Set([
  'awaiting_payment > paid',
  'awaiting_payment > cancelled',
  'confirmed > shipped',
  'confirmed > cancelled',
  'paid > shipped',
  'paid > cancelled',
  'shipped > delivered',
])

for (const from of STATUSES)
  for (const to of STATUSES) {
    const way = `${from} > ${to}`
    test(`${way} is ${ALLOWED.has(way) ? 'a way' : 'forbidden'}`, () => {
      expect(mayBecome(from, to)).toBe(ALLOWED.has(way))
    })
  }

test('a bank transfer is awaited, cash on delivery confirms at once', () => {
  expect([firstStatus('bank'), firstStatus('cash_on_delivery')]).toEqual([
    'awaiting_payment',
    'confirmed',
  ])
})

test('an order can be cancelled until it is sent', () => {
  expect(STATUSES.filter(isCancellable)).toEqual(['awaiting_payment', 'confirmed', 'paid'])
  expect(TRANSITIONS.cancelled).toEqual([])
})
