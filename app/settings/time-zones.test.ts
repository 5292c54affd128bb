import { expect, test } from 'vitest'
import { timeZoneOf, zoneInUse } from './time-zones'

const now = Date.UTC(2026, 10, 29)

test.each([
  ['IN', 'Asia/Kolkata'],
  ['NP', 'Asia/Kathmandu'],
  ['PK', 'Asia/Karachi'],
  ['BD', 'Asia/Dhaka'],
  ['DE', 'Europe/Berlin'],
  ['US', undefined],
  ['', undefined],
])('the clocks of %s are those of %s', (country, zone) => {
  expect(timeZoneOf(country, now)).toBe(zone)
})

test('zones have the names that people look for', () => {
  const names = Intl.supportedValuesOf('timeZone').map(zoneInUse)
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Dhaka']))
})
