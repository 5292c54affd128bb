import { expect, test } from 'vitest'
import { newOrderNumber } from './order-number.server'

test('a number names its second and hides how many orders exist', () => {
  const now = Date.UTC(2026, 10, 21)
  const numbers = Array.from({ length: 1000 }, () => newOrderNumber(now))
  expect(new Set(numbers.map((number) => number.slice(0, 9))).size).toBe(1)
  expect(new Set(numbers).size).toBeGreaterThan(990)
  for (const number of numbers)
    expect(number).toMatch(/^EX-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{5}$/)
})

test('numbers sort by time', () => {
  const earlier = newOrderNumber(Date.UTC(2026, 0, 1))
  expect(newOrderNumber(Date.UTC(2026, 0, 2)) > earlier).toBe(true)
})
