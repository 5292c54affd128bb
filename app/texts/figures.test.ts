import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../business'
import { formatNumber, formatPercent, formatPrice, formatRoundPrice } from './figures'

test('each language writes figures in its own way', () => {
  expect(formatPercent('en', -40)).toBe('-40%')
  expect(formatPercent('de', -12.5)).toBe('-12,5\u00a0%')
  expect(formatPercent('fr', -40)).toBe('-40\u00a0%')
  expect(formatPrice('de', 123_456)).toBe('1.234,56\u00a0$')
  expect(formatRoundPrice('en', 16_000)).toBe('$160')
  expect(formatRoundPrice('es', 123_400)).toBe('1234\u00a0$')
  expect(formatNumber('fr', 10_500)).toBe('10\u202f500')
  expect(formatNumber('en', 0)).toBe('0')
})

const language = fc.constantFrom(...LANGUAGES)
const whole = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).filter((value) => value !== 0)

test('numbers are written as Intl writes them', () => {
  fc.assert(
    fc.property(language, whole, (language, thousandths) => {
      const value = thousandths / 1000
      expect(formatNumber(language, value)).toBe(new Intl.NumberFormat(language).format(value))
    }),
  )
})

test('prices are written as Intl writes them', () => {
  fc.assert(
    fc.property(language, whole, fc.constantFrom(1, 100), (language, cents, unit) => {
      const amount = cents * unit
      const intl = (trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
        new Intl.NumberFormat(language, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay,
        }).format(amount / 100)
      expect(formatPrice(language, amount)).toBe(intl('auto'))
      expect(formatRoundPrice(language, amount)).toBe(intl('stripIfInteger'))
    }),
  )
})
