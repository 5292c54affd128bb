import { expect, test } from 'vitest'
import { momentIn } from './moment-in'

const iso = (local: string, zone: string) => {
  const at = momentIn(local, zone)
  return at === undefined ? undefined : new Date(at).toISOString()
}

test('a time is one of the shop, in summer and in winter', () => {
  expect(iso('2026-12-01T09:00', 'Asia/Dhaka')).toBe('2026-12-01T03:00:00.000Z')
  expect(iso('2026-07-01T09:00', 'Europe/Berlin')).toBe('2026-07-01T07:00:00.000Z')
  expect(iso('2026-12-01T09:00', 'Europe/Berlin')).toBe('2026-12-01T08:00:00.000Z')
  expect(iso('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-10-25T00:30', 'Europe/Berlin')).toBe('2026-10-24T22:30:00.000Z')
  expect(iso('', 'UTC')).toBeUndefined()
  expect(iso('tomorrow', 'UTC')).toBeUndefined()
})
