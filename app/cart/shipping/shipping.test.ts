import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ShippingRate, shippingCents } from './shipping-rates'
import { type ShippingZone, sendingTo, zoneOf } from './shipping-zones'

const rate: fc.Arbitrary<ShippingRate> = fc.record(
  {
    cents: fc.nat({ max: 10_000 }),
    freeFrom: fc.nat({ max: 20_000 }),
    upToGrams: fc.integer({ min: 1, max: 30_000 }),
  },
  { requiredKeys: ['cents'] },
)
const parcel = fc.record({ goods: fc.nat({ max: 30_000 }), grams: fc.nat({ max: 40_000 }) })

describe('a rate', () => {
  test('the first rate that carries the weight holds, and is free from its amount', () => {
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1 }), parcel, (rates, { goods, grams }) => {
        const cost = shippingCents(rates, { goods, grams })
        const at = rates.findIndex(({ upToGrams = Infinity }) => grams <= upToGrams)
        const held = rates[at]
        const isFree = goods >= (held?.freeFrom ?? Infinity)
        expect(cost).toBe(isFree ? 0 : held?.cents)
      }),
    )
  })

  test('shipping never costs more for dearer goods of the same weight', () => {
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1 }), parcel, fc.nat(), (rates, one, more) => {
        const [cost, dearer] = [one, { ...one, goods: one.goods + more }].map((each) =>
          shippingCents(rates, each),
        )
        expect(dearer ?? 0).toBeLessThanOrEqual(cost ?? 0)
      }),
    )
  })

  test('limits include the named gram and cent', () => {
    const rates = [{ cents: 490, upToGrams: 1000, freeFrom: 5000 }, { cents: 990 }]
    expect(shippingCents(rates, { goods: 4999, grams: 1000 })).toBe(490)
    expect(shippingCents(rates, { goods: 5000, grams: 1000 })).toBe(0)
    expect(shippingCents(rates, { goods: 5000, grams: 1001 })).toBe(990)
  })

  test('only a rate without a limit holds for an unknown weight', () => {
    const unknown = { goods: 0, grams: Number.NaN }
    expect(shippingCents([{ cents: 1, upToGrams: 9 }, { cents: 2 }], unknown)).toBe(2)
    expect(shippingCents([{ cents: 1, upToGrams: 9 }], unknown)).toBeUndefined()
  })
})

const zone = (name: string, countries: string[], postCodes?: string[], cents = 100) =>
  ({ name, countries, ...(postCodes && { postCodes }), rates: [{ cents }] }) satisfies ShippingZone

describe('a zone', () => {
  const zones = [
    zone('Everywhere', ['*'], undefined, 2000),
    zone('Paris', ['FR'], ['75*', '92000-92999', '94 300'], 300),
    zone('France', ['FR', 'MC'], undefined, 500),
  ]

  test.each([
    ['FR', '75011', 'Paris'],
    ['FR', '92100', 'Paris'],
    ['FR', '94300', 'Paris'],
    ['FR', '94301', 'France'],
    ['FR', '13001', 'France'],
    ['MC', '98000', 'France'],
    ['DE', '75011', 'Everywhere'],
  ])('the zone of %s %s is %s', (country, code, name) =>
    expect(zoneOf(zones, country, code)?.name).toBe(name),
  )

  test('a zone has post codes as people write them', () => {
    const soho = [zone('Soho', ['GB'], ['w1d *', 'W1F 0AA-W1F 9ZZ'])]
    for (const code of ['W1D 3SB', 'w1d3sb', 'W1F-5PB'])
      expect(zoneOf(soho, 'GB', code)?.name).toBe('Soho')
    expect(zoneOf(soho, 'GB', 'W1G 5PB')).toBeUndefined()
  })

  test('a zone takes what the zones of named post codes leave', () => {
    const paris = [zone('Paris', ['FR'], ['75*']), zone('Rest', ['*'])]
    expect(zoneOf(paris, 'FR', '13001')?.name).toBe('Rest')
  })
})

describe('where a parcel goes', () => {
  const zones = [
    zone('Paris', ['FR'], ['75*'], 300),
    zone('France', ['FR'], undefined, 500),
    zone('Europe', ['DE', 'BE'], undefined, 900),
    zone('Corsica', ['IT'], ['20*'], 100),
  ]
  const to = (place: { country?: string; postCode?: string }, home = 'FR') =>
    sendingTo(zones, place, { home, parcel: { goods: 1, grams: 1 } })
  const cost = (cents: number, from: boolean) => ({
    zone: expect.objectContaining({ rates: [{ cents }] }),
    from,
  })

  test.each([
    [{ country: 'FR', postCode: '75011' }, 300, false],
    [{ country: 'FR', postCode: '13001' }, 500, false],
    [{ country: 'FR' }, 300, true],
    [{ country: 'DE' }, 900, false],
    [{}, 300, true],
    [{ postCode: '1205' }, 100, true],
  ])('%j: %d, an estimate: %s', (place, cents, from) =>
    expect(to(place)).toEqual(cost(cents, from)),
  )

  test('the refusal says which field is at fault', () => {
    expect(to({ country: 'US', postCode: '10001' })).toEqual({ refused: 'country', country: 'US' })
    expect(to({ country: 'US' })).toEqual({ refused: 'country', country: 'US' })
    expect(to({ country: 'IT', postCode: '10001' })).toEqual({ refused: 'postCode', country: 'IT' })
  })

  test('a shop that does not send at home shows its least cost', () =>
    expect(to({}, 'BD')).toEqual(cost(100, true)))

  test('a single zone for all makes no estimate', () => {
    const [everywhere] = [[zone('Everywhere', ['*'], undefined, 0)]]
    const parcel = { goods: 0, grams: Number.NaN }
    for (const place of [{}, { country: 'FR' }, { postCode: '1205' }])
      expect(sendingTo(everywhere, place, { home: 'BD', parcel })).toEqual(cost(0, false))
  })

  const zonesOf = fc.array(
    fc.record(
      {
        name: fc.string(),
        countries: fc.subarray(['*', 'FR', 'DE', 'BD'], { minLength: 1 }),
        postCodes: fc.subarray(['1*', '2000-2999', '3333'], { minLength: 1 }),
        rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['name', 'countries', 'rates'] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  const place = fc.record({
    country: fc.constantFrom('FR', 'DE', 'BD', 'US'),
    postCode: fc.constantFrom('1111', '2500', '3333', '9999'),
  })

  test('an estimate for a country is never above the cost to an address in it', () => {
    fc.assert(
      fc.property(zonesOf, place, parcel, (zones, { country, postCode }, parcel) => {
        const exact = sendingTo(zones, { country, postCode }, { home: 'BD', parcel })
        if ('refused' in exact) return
        const estimate = sendingTo(zones, { country }, { home: 'BD', parcel })
        if ('refused' in estimate) throw new Error('refused what it sends to')
        const [least = Infinity, held = Infinity] = [estimate, exact].map(
          ({ zone }) => shippingCents(zone.rates, parcel) ?? Infinity,
        )
        expect(least).toBeLessThanOrEqual(held)
        if (!estimate.from) expect(estimate.zone).toBe(exact.zone)
      }),
    )
  })
})
