import { expect, test } from 'vitest'
import { typedShipping, typedTaxes } from './typed-rules'

const typed = (values: Record<string, unknown>) => (key: string) => values[key]

test('typed taxes are those of the country, and half-typed rates are ignored', () => {
  const values = typed({
    'money.pricesIncludeTax': true,
    'money.taxClasses': ['standard', 'food'],
    'money.taxRates': [
      { country: '*', class: 'standard', percent: 15 },
      { country: 'FR', class: 'standard', percent: 20 },
      { country: 'FR', class: 'food', percent: undefined },
    ],
  })
  expect(typedTaxes(values, 'FR')).toMatchObject({
    includesTax: true,
    rounding: 'order',
    rates: [
      { class: 'standard', percent: 20 },
      { class: 'food', percent: 0 },
    ],
  })
  expect(typedTaxes(values, 'DE').rates[0]?.percent).toBe(15)
  expect(typedTaxes(typed({}), 'FR').rates).toEqual([])
})

test('typed shipping uses the zone of country and post code, or offers nothing', () => {
  const values = typed({
    'shipping.zones': [
      { name: 'Coast', countries: ['FR'], postCodes: ['44*'], rates: [{ cents: 300 }] },
      { name: 'Half typed', countries: ['DE'], rates: [{}] },
      { name: 'Light', countries: ['BE'], rates: [{ cents: 900, freeFrom: 5000, upToGrams: 500 }] },
    ],
  })
  const to = (country: string, postCode = '', goods = 1000, grams = 100) =>
    typedShipping(values, { country, postCode, goods, grams })
  expect(to('FR', '44000')).toMatchObject({ zone: { name: 'Coast' }, from: false, cents: 300 })
  expect(to('FR', '75001')).toEqual({ refused: 'postCode', country: 'FR' })
  expect(to('US')).toEqual({ refused: 'country', country: 'US' })
  expect(to('DE')).toMatchObject({ cents: undefined })
  expect(to('BE', '1000')).toMatchObject({ cents: 900, freeFrom: 5000 })
  expect(to('BE', '1000', 5000)).toMatchObject({ cents: 0 })
  expect(to('BE', '1000', 1000, 501)).toMatchObject({ cents: undefined })
})
