import { expect, test } from 'vitest'
import {
  averageOf,
  cashStateOf,
  changeOf,
  coverOf,
  NOTHING,
  netOf,
  shareOf,
  sumOfFigures,
} from './definitions'

test('refunds of a cancelled order reduce no revenue', () => {
  const figures = { ...NOTHING, revenue: 1000, refunds: 700, refundsOfCancelled: 500 }
  expect(netOf(figures)).toBe(800)
})

test('figures without orders have no average, share or change', () => {
  expect(averageOf(NOTHING)).toBeNull()
  expect(shareOf(0, 0)).toBeNull()
  expect(changeOf(0, 5)).toBeNull()
  expect(averageOf({ ...NOTHING, orders: 3, revenue: 1000 })).toBe(333)
  expect(changeOf(-50, -100)).toBe(-100)
  expect(sumOfFigures([])).toEqual(NOTHING)
})

test('a cash order succeeds when it is paid or delivered and fails when it is cancelled', () => {
  const state = (status: 'confirmed' | 'shipped' | 'delivered' | 'cancelled', cash = 0) =>
    cashStateOf({ status, payment: 'cash_on_delivery', cash })
  expect([state('confirmed'), state('shipped')]).toEqual(['open', 'open'])
  expect([state('shipped', 100), state('delivered')]).toEqual(['succeeded', 'succeeded'])
  expect([state('cancelled'), state('cancelled', 100)]).toEqual(['failed', 'failed'])
  expect(cashStateOf({ status: 'paid', payment: 'bank', cash: 0 })).toBeUndefined()
})

test('stock lasts as long as at the recent rate, and forever when none is sold', () => {
  expect(coverOf(10, 28, 28)).toBe(10)
  expect(coverOf(1, 3, 7)).toBe(2.3)
  expect(coverOf(0, 3, 7)).toBe(0)
  expect(coverOf(5, 0, 28)).toBeNull()
})
