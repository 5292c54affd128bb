import { expect, test } from 'vitest'
import { checkTimes, readCouponTime } from './coupon-options'

const VIENNA = 'Europe/Vienna'

test('a day is one of the shop’s zone, and --until includes it', () => {
  expect(readCouponTime('2026-12-31', '--from', VIENNA)).toBe(Date.UTC(2026, 11, 30, 23))
  expect(readCouponTime('2026-12-31', '--until', VIENNA)).toBe(Date.UTC(2026, 11, 31, 23))
  expect(readCouponTime('2026-12-31T18:00Z', '--until', VIENNA)).toBe(Date.UTC(2026, 11, 31, 18))
  expect(readCouponTime(undefined, '--until', VIENNA)).toBeUndefined()
})

test('the days on which clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const [from = 0, until = 0] = (['--from', '--until'] as const).map((name) =>
      readCouponTime(day, name, VIENNA),
    )
    return (until - from) / 3_600_000
  }
  expect([hours('2027-03-28'), hours('2027-10-31')]).toEqual([23, 25])
})

test.each(['soon', '2026-02-30', '2026-13-01', '2026-12-31x', '31.12.2026'])(
  '%s is no day',
  (text) => {
    expect(() => readCouponTime(text, '--until', VIENNA)).toThrow('--until is a date')
  },
)

test('--from is before --until', () => {
  expect(() => checkTimes(2, 2)).toThrow('--from must be before --until')
  expect(() => checkTimes(1, 2)).not.toThrow()
  expect(() => checkTimes(null, undefined)).not.toThrow()
})
