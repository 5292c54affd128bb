import { expect, test } from 'vitest'
import { checkTimes, readCouponTime } from './coupon-options'

test('a day is one of this machine’s zone, and --until includes it', () => {
  expect(readCouponTime('2026-12-31', '--from')).toBe(new Date(2026, 11, 31).getTime())
  expect(readCouponTime('2026-12-31', '--until')).toBe(new Date(2027, 0, 1).getTime())
  expect(readCouponTime('2026-12-31T18:00Z', '--until')).toBe(Date.UTC(2026, 11, 31, 18))
  expect(readCouponTime(undefined, '--until')).toBeUndefined()
})

test.each(['soon', '2026-02-30', '2026-13-01', '2026-12-31x', '31.12.2026'])(
  '%s is no day',
  (text) => {
    expect(() => readCouponTime(text, '--until')).toThrow('--until is a date')
  },
)

test('--from is before --until', () => {
  expect(() => checkTimes(2, 2)).toThrow('--from must be before --until')
  expect(() => checkTimes(1, 2)).not.toThrow()
  expect(() => checkTimes(null, undefined)).not.toThrow()
})
