import { expect, test } from 'vitest'
import { readTime } from './shop-time'

const VIENNA = 'Europe/Vienna'

test('a day is one of the shop’s zone, and --until includes it', () => {
  expect(readTime('2026-12-31', '--from', VIENNA)).toBe(Date.UTC(2026, 11, 30, 23))
  expect(readTime('2026-12-31', '--until', VIENNA)).toBe(Date.UTC(2026, 11, 31, 23))
  expect(readTime('2026-12-31T18:00Z', '--until', VIENNA)).toBe(Date.UTC(2026, 11, 31, 18))
})

test('a time is one of the shop’s clocks unless it names its zone', () => {
  expect(readTime('2026-12-31T18:00', '--from', VIENNA)).toBe(Date.UTC(2026, 11, 31, 17))
  expect(readTime('2027-07-01T00:00', '--until', VIENNA)).toBe(Date.UTC(2027, 5, 30, 22))
  expect(readTime('2026-12-31T18:00:30-05:00', '--from', VIENNA)).toBe(
    Date.UTC(2026, 11, 31, 23, 0, 30),
  )
})

test('the days on which clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const [from = 0, until = 0] = (['--from', '--until'] as const).map((name) =>
      readTime(day, name, VIENNA),
    )
    return (until - from) / 3_600_000
  }
  expect([hours('2027-03-28'), hours('2027-10-31')]).toEqual([23, 25])
})

test.each(['soon', '2026-02-30', '2026-13-01', '2026-12-31x', '31.12.2026', '2026-12-31T24:00'])(
  '%s is no day',
  (text) => {
    expect(() => readTime(text, '--until', VIENNA)).toThrow('--until is a date')
  },
)
