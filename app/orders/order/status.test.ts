import { expect, test } from 'vitest'
import { firstStatus } from '../paying/ways-to-pay'
import { isCancellable, mayBecome, publicStatuses, STATUSES, TRANSITIONS } from './status'

const ALLOWED = new Set([
  'awaiting_payment > paid',
  'awaiting_payment > confirmed',
  'awaiting_payment > cancelled',
  'awaiting_confirmation > confirmed',
  'awaiting_confirmation > shipped',
  'awaiting_confirmation > cancelled',
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

test('a bank transfer is awaited, and cash on delivery confirms at once', () => {
  expect([firstStatus('bank'), firstStatus('cash_on_delivery')]).toEqual([
    'awaiting_payment',
    'confirmed',
  ])
})

test('an order can be cancelled until it is sent', () => {
  expect(STATUSES.filter(isCancellable)).toEqual([
    'awaiting_payment',
    'awaiting_confirmation',
    'confirmed',
    'paid',
  ])
  expect(TRANSITIONS.cancelled).toEqual([])
})

test('the orders API says that an order is confirmed before its customer confirms it', () => {
  expect(publicStatuses()).toEqual([
    'awaiting_payment',
    'confirmed',
    'paid',
    'shipped',
    'delivered',
    'cancelled',
  ])
})
