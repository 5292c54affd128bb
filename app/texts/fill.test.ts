import { expect, test } from 'vitest'
import { fill, formatNumber, formatPercent, formatPrice, formatRoundPrice, plural } from './fill'

test('what has no value keeps its place', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

test('each language writes figures in its own way', () => {
  expect(formatPercent('en', -40)).toBe('-40%')
  expect(formatPercent('de', -12.5)).toBe('-12,5\u00a0%')
  expect(formatPercent('fr', -40)).toBe('-40\u00a0%')
  expect(formatPrice('de', 123_456)).toBe('1.234,56\u00a0$')
  expect(formatRoundPrice('en', 16_000)).toBe('$160')
  expect(formatNumber('fr', 10_500)).toBe('10\u202f500')
})

test('a count takes its form; French counts none as one', () => {
  const forms = { one: '{count} x', other: '{count} xs' }
  expect(plural('fr', forms, 0)).toBe('0 x')
  expect(plural('de', forms, 0)).toBe('0 xs')
  expect(plural('es', forms, 1_000_000)).toBe('1.000.000 xs')
})
