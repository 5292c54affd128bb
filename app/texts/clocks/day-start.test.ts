import { expect, test } from 'vitest'
import { dayEnd, dayStart } from './day-start'

const iso = (at: number) => new Date(at).toISOString()

test('a day begins by the shop’s clock', () => {
  expect(iso(dayStart('2026-11-22', 'UTC'))).toBe('2026-11-22T00:00:00.000Z')
  expect(iso(dayStart('2026-11-22', 'Asia/Dhaka'))).toBe('2026-11-21T18:00:00.000Z')
  expect(iso(dayStart('2026-11-22', 'America/New_York'))).toBe('2026-11-22T05:00:00.000Z')
})

test('the day on which clocks change has 23 or 25 hours', () => {
  const hours = (day: string) =>
    (dayEnd(day, 'Europe/Berlin') - dayStart(day, 'Europe/Berlin')) / 3_600_000
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-22')]).toEqual([23, 25, 24])
})

test('a text that is no day gives no moment', () => {
  for (const text of ['', '2026-13-01', 'today', '2026-1-1', '1e9'])
    expect(dayStart(text, 'UTC')).toBeNaN()
})
