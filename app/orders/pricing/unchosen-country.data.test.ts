import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import { startingPrices } from '../../cart/shipping/starting-prices.server'
import type { Database } from '../../database/tables.server'
import { loadSettings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import { deliveryRules, deliveryWords } from '../delivery/delivery-rules.server'
import { shippingHome, shippingTo } from '../delivery/shipping-words.server'
import { arrivalText } from '../order/arrival-text'
import { quote } from '../quote.server'

const zone = (countries: string[], cents: number) => ({
  name: countries.join(),
  countries,
  rates: [{ cents }],
})
const items = [{ productId: 1, quantity: 1 }]

eachDatabase('a country that nobody has chosen', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open('seeded')
    await loadSettings(db)
    await setSettings(db, { 'shop.kind': 'own' })
  })
  const set = (values: Record<string, unknown>) => setSettings(db, values)
  const asked = (place: object = {}) => quote(db, { items, ...place }, 'en')

  test('shipping and tax that differ by country are left to the chosen one', async () => {
    await set({
      'shipping.zones': [zone(['AT'], 490), zone(['DE'], 990)],
      'money.taxRates': [{ country: 'AT', percent: 20 }],
    })
    expect(await asked()).toMatchObject({
      ...{ shipping: 0, vat: 0, unsent: {}, taxLater: true, total: 999, problems: [] },
      delivery: { text: 'Shipping and tax are added once the country is chosen.' },
    })
    expect(startingPrices('de')).toMatchObject({ unsent: {}, taxLater: true })
    const chosen = await asked({ country: 'AT' })
    expect(chosen).toMatchObject({ shipping: 490, vat: 298, total: 1787 })
    expect(chosen).not.toHaveProperty('taxLater')
    expect(chosen).not.toHaveProperty('unsent')
    expect(shippingHome('en', { goods: 0, grams: 1 })).toBe(textsOf('en').sending.shownBefore)
  })

  test('a shop that has not said where it sends promises no shipping and sends nowhere', async () => {
    expect(await asked()).toMatchObject({ unsent: {}, problems: [], total: 999 })
    expect(startingPrices('en')).toMatchObject({ unsent: {} })
    expect(startingPrices('en').rates).toBeUndefined()
    expect(shippingTo('en', { postCode: '1010', name: '1010' }, { goods: 0, grams: 1 })).toEqual({
      text: textsOf('en').sending.notToCode,
      refused: true,
    })
    const [problem] = (await asked({ country: 'AT' })).problems
    expect(problem).toMatchObject({ code: 'not_delivered', field: 'country' })
    expect(problem?.detail).toContain('Austria')
  })

  test('shipping and tax that are equal everywhere are quoted without a country', async () => {
    await set({ 'shipping.zones': [zone(['*'], 0)] })
    const found = await asked()
    expect(found).toMatchObject({ shipping: 0, vat: 0, total: 999 })
    expect(found).not.toHaveProperty('unsent')
    expect(found).not.toHaveProperty('taxLater')
  })

  test('every way to pay is offered until a country rules one out', async () => {
    await set({
      'shipping.zones': [zone(['AT'], 490), zone(['DE'], 990)],
      'payment.ways': [
        { way: 'bank', countries: ['AT'] },
        { way: 'cash_on_delivery', countries: ['DE'] },
      ],
    })
    expect((await asked()).payments).toHaveLength(2)
    expect((await asked({ country: 'AT' })).payments).toHaveLength(1)
  })

  test('no arrival is promised before a country is chosen', async () => {
    await set({
      'shipping.zones': [zone(['AT'], 490), zone(['DE'], 990)],
      'shipping.transitDays': '*:2-4',
    })
    const order = { phrases: [], now: Date.now() }
    expect(arrivalText(deliveryWords('en'), deliveryRules(), order)).toBeUndefined()
    const place = { country: 'DE' }
    expect(arrivalText(deliveryWords('en'), deliveryRules(), { ...order, place })).toContain(
      'Arrives',
    )
  })

  test.each([
    ['the shop’s own, where it sends there', 'AT', [['AT'], ['DE']], 'AT'],
    ['the shop’s own, where it sends everywhere', 'AT', [['*']], 'AT'],
    ['the only one it sends to', 'AT', [['DE']], 'DE'],
    ['the only one, where the shop has none', '', [['DE']], 'DE'],
    ['none, where the shop has none', '', [['*']], ''],
    ['none, where it sends only to others', 'AT', [['DE'], ['CH']], ''],
  ])('the expected country is %s', async (_, country, zones, expected) => {
    await set({ 'shop.country': country, 'shipping.zones': zones.map((one) => zone(one, 100)) })
    expect(expectedCountry()).toBe(expected)
  })
})
