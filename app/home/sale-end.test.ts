import { expect, test } from 'vitest'
import { countdownParts, saleEnd } from './sale-end'

test('the sale ends two years after the page was loaded', () => {
  const loaded = Date.UTC(2026, 10, 21, 12)
  expect(new Date(saleEnd(undefined, loaded)).toISOString()).toBe('2028-11-21T12:00:00.000Z')
})

test('a setting moves the end of the sale', () => {
  expect(saleEnd('2027-01-01T00:00:00Z', 0)).toBe(Date.UTC(2027, 0, 1))
})

test('a time span is split into days, hours, minutes and seconds', () => {
  const span = ((3 * 24 + 4) * 3600 + 5 * 60 + 6) * 1000
  expect(countdownParts(span)).toEqual({ days: 3, hours: 4, minutes: 5, seconds: 6 })
  expect(countdownParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
