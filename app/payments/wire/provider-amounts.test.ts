import { expect, test } from 'vitest'
import { minorUnitsOf } from '../../texts/currency.server'
import { ProviderRefused } from '../provider'
import {
  fromDecimal,
  fromUnits,
  PAYPAL_AMOUNTS,
  STRIPE_AMOUNTS,
  TAKA_AMOUNTS,
  toDecimal,
  toUnits,
} from './provider-amounts'

test.each([
  ['BDT', 125_000, 125_000],
  ['USD', 5, 5],
  ['JPY', 1250, 1250],
  ['KRW', 1250, 1250],
  ['KWD', 1_250_000, 1_250_000],
  ['ISK', 1250, 125_000],
  ['UGX', 1250, 125_000],
  ['HUF', 1250, 125_000],
  ['TWD', 125_000, 125_000],
])('Stripe counts %s so that an amount comes back as it went', (currency, amount, units) => {
  expect(toUnits({ amount, currency }, STRIPE_AMOUNTS)).toBe(units)
  expect(fromUnits(units, currency, STRIPE_AMOUNTS)).toBe(amount)
})

test('an amount that a provider cannot write to the last unit is refused, never rounded', () => {
  for (const [amount, currency, rules] of [
    [1_250_001, 'KWD', STRIPE_AMOUNTS],
    [125_001, 'TWD', PAYPAL_AMOUNTS],
    [1.5, 'USD', STRIPE_AMOUNTS],
    [Number.MAX_SAFE_INTEGER, 'ISK', STRIPE_AMOUNTS],
    [Number.NaN, 'USD', STRIPE_AMOUNTS],
  ] as const)
    expect(() => toUnits({ amount, currency }, rules), currency).toThrow(ProviderRefused)
})

test.each([
  ['BDT', 5, TAKA_AMOUNTS, '0.05'],
  ['BDT', 125_000, TAKA_AMOUNTS, '1250.00'],
  ['JPY', 1250, PAYPAL_AMOUNTS, '1250'],
  ['HUF', 1250, PAYPAL_AMOUNTS, '1250'],
  ['USD', 100, PAYPAL_AMOUNTS, '1.00'],
])('%s %i is written with the decimals of the provider', (currency, amount, rules, text) => {
  expect(toDecimal({ amount, currency }, rules)).toBe(text)
  expect(fromDecimal(text, currency)).toBe(amount)
})

test.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1250.500', 125_050],
  [1250.5, 125_050],
  ['1250.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['1,250.00', undefined],
  [' 5', undefined],
  ['', undefined],
  [undefined, undefined],
  ['9999999999999999', undefined],
] as const)('the text %s is read as an amount or not at all', (text, amount) => {
  expect(fromDecimal(text, 'BDT')).toBe(amount)
})

test('every currency keeps its amounts at Stripe, whatever decimals the shop writes', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const amount = 1000 * minorUnitsOf(currency)
    const units = toUnits({ amount, currency }, STRIPE_AMOUNTS)
    expect(fromUnits(units, currency, STRIPE_AMOUNTS), currency).toBe(amount)
    expect(fromUnits(99_999_000, currency, STRIPE_AMOUNTS), currency).toBeGreaterThan(0)
  }
})
