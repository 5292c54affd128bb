import { expect, test } from 'vitest'
import { inOrder, moment } from './coupon-options'

test('a day is of the zone of this machine, and --until includes it', () => {
  expect(moment('2026-12-31', '--from')).toBe(new Date(2026, 11, 31).getTime())
  expect(moment('2026-12-31', '--until')).toBe(new Date(2027, 0, 1).getTime())
  expect(moment('2026-12-31T18:00Z', '--until')).toBe(Date.UTC(2026, 11, 31, 18))
  expect(moment(undefined, '--until')).toBeUndefined()
})

test.each(['soon', '2026-02-30', '2026-13-01', '2026-12-31x', '31.12.2026'])(
  '%s is no day',
  (text) => {
    expect(() => moment(text, '--until')).toThrow('--until is a date')
  },
)

test('from is before until', () => {
  expect(() => inOrder(2, 2)).toThrow('--from must be before --until')
  expect(() => inOrder(1, 2)).not.toThrow()
  expect(() => inOrder(null, undefined)).not.toThrow()
})
