import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, momentAt } from './zoned-time'

const iso = (clock: string, zone: string) => {
  const time = momentAt(clock, zone)
  return time === undefined ? undefined : new Date(time).toISOString()
}

test('a place’s clock time is one moment, summer or winter', () => {
  expect(iso('2026-01-15T09:00', 'Europe/Paris')).toBe('2026-01-15T08:00:00.000Z')
  expect(iso('2026-07-15T09:00', 'Europe/Paris')).toBe('2026-07-15T07:00:00.000Z')
  expect(iso('2026-07-15T00:00', 'Asia/Dhaka')).toBe('2026-07-14T18:00:00.000Z')
})

test('a skipped hour counts on after the leap, and a repeated hour is its first', () => {
  expect(iso('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-03-29T03:00', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z')
  expect(iso('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test('a text that is no time of a calendar gives none', () => {
  for (const clock of [
    '',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-01-01T24:00',
    '2026-01-01',
    'tomorrow',
  ])
    expect(momentAt(clock, 'UTC')).toBeUndefined()
})

test('a clock time leads back to its moment, except in an hour that is repeated', () => {
  const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'UTC')
  const times = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) })
  fc.assert(
    fc.property(zones, times, (zone, time) => {
      const minute = Math.floor(time / 60_000) * 60_000
      const back = momentAt(clockAt(minute, zone), zone) as number
      expect([0, 3_600_000]).toContain(minute - back)
    }),
  )
})
