import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../business'
import { settingsFrom } from '../settings/schema'
import { formatMoney, minorUnitsOf, patternOf, plainMoney } from './currency.server'
import { formatPrice } from './figures'
import { moneyTexts } from './money-words.server'
import { textsOf } from './texts.server'

const DECIMALS = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  TND: 3,
  CHF: 2,
  BDT: 2,
  INR: 2,
  CLF: 4,
}
const currency = fc.constantFrom(...(Object.keys(DECIMALS) as (keyof typeof DECIMALS)[]))

const localeOf = (language: string, code: string) =>
  language === 'en' && ['BDT', 'INR'].includes(code) ? 'en-IN' : language

test('amounts of any currency are written as Intl writes them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      currency,
      fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).filter((amount) => amount !== 0),
      (language, code, amount) => {
        const format = {
          style: 'currency',
          currency: code,
          currencyDisplay: 'narrowSymbol',
        } as const
        const major = amount / 10 ** DECIMALS[code]
        expect(formatMoney(language, amount, code).replaceAll('\u00a0', ' ')).toBe(
          new Intl.NumberFormat(localeOf(language, code), format)
            .format(major)
            .replaceAll('\u00a0', ' '),
        )
        expect(Number(plainMoney(amount, code))).toBe(major)
        expect(minorUnitsOf(code)).toBe(10 ** DECIMALS[code])
      },
    ),
  )
})

test('English groups taka and rupees of India in lakhs and crores, other languages in thousands', () => {
  expect(formatMoney('en', 123_456_700, 'INR')).toBe('₹12,34,567.00')
  expect(formatMoney('en', 12_345_678_900, 'BDT')).toBe('৳12,34,56,789.00')
  expect(formatMoney('en', -99_900, 'BDT')).toBe('-৳999.00')
  expect(formatMoney('en', 123_456_700, 'NPR')).toBe('Rs\u00a012,34,567.00')
  expect(formatMoney('en', 1_234_567, 'PKR')).toBe('Rs\u00a01,234,567')
  expect(formatMoney('de', 123_456_700, 'INR')).toBe('1.234.567,00\u00a0₹')
})

test('dollars are written the same with and without their pattern', () => {
  for (const language of LANGUAGES)
    for (const amount of [0, 5, 999, -123_456, 12_345_678])
      expect(formatPrice(language, amount, patternOf(language, 'USD'))).toBe(
        formatPrice(language, amount),
      )
})

const wordsOf = (values: Record<string, unknown>) =>
  LANGUAGES.map((language) =>
    JSON.stringify(moneyTexts(language, textsOf(language), settingsFrom(values))),
  )

test('a shop in another currency and at other rates nowhere says dollars or 15%', () => {
  const rates = [{ country: '*', class: 'standard', percent: 20 }]
  const words = wordsOf({ 'money.currency': 'EUR', 'money.taxRates': rates }).join()
  expect(words).not.toMatch(/\$|dollar|dólar|\b15\s?%/i)
  expect(words).toContain('Save €3 with App')
  expect(wordsOf({ 'money.currency': 'INR' })[0]).toContain('(₹)')
  expect(wordsOf({ 'money.pricesIncludeTax': true })[0]).toContain('They include Vat')
  expect(wordsOf({ 'money.taxRates': [] })[0]).toContain('No Vat is added.')
})

test('prices say that they include tax, where they do and there is any', () => {
  const taxOf = (language: (typeof LANGUAGES)[number], values: Record<string, unknown>) =>
    (moneyTexts(language, textsOf(language), settingsFrom(values)).product as { tax?: string }).tax
  const included = { 'money.pricesIncludeTax': true }
  expect(LANGUAGES.map((language) => taxOf(language, included))).toEqual([
    'incl. tax',
    'TTC',
    'IVA incl.',
    'inkl. MwSt.',
  ])
  for (const values of [{}, { 'money.currency': 'EUR' }, { ...included, 'money.taxRates': [] }])
    expect(taxOf('en', values)).toBeUndefined()
})

test('a shop with paid shipping nowhere says in terms and questions that it is free', () => {
  const zones = [{ name: 'All', countries: ['*'], rates: [{ cents: 490, freeFrom: 5000 }] }]
  const said = (language: (typeof LANGUAGES)[number], values: Record<string, unknown>) => {
    const { legal, faq } = moneyTexts(language, textsOf(language), settingsFrom(values))
    // Returns are free either way.
    return [legal.terms[0], legal.terms[4], faq.questions[2]].map((part) => part?.text).join(' ')
  }
  for (const language of LANGUAGES) {
    expect(said(language, { 'shipping.zones': zones })).not.toMatch(
      /free|gratuite|gratis|kostenlos|nothing|rien|nada|nichts/i,
    )
    expect(
      said(language, { 'money.currency': 'EUR' }).match(/free|gratuite|gratis|kostenlos/gi),
    ).toHaveLength(3)
  }
})

test('an untouched shop has the texts of the spec', () => {
  for (const language of LANGUAGES)
    expect(moneyTexts(language, textsOf(language), settingsFrom({}))).toBe(textsOf(language))
})
