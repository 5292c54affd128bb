import { afterEach, beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { LANGUAGES } from '../../business'
import type { Database } from '../../database/tables.server'
import { textsOf } from '../../texts/texts.server'
import { blurbsIn, homePromise } from './blurbs.server'
import { shippingTo } from './shipping-words.server'

const eachDatabase = onSqliteByDay('it reads words that settings decide')

eachDatabase('what the shop promises of delivery', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterEach(() =>
    setSettings(db, {
      'shipping.zones': undefined,
      'shop.country': undefined,
      'shipping.returnDays': undefined,
    }),
  )
  const blurbs = () => blurbsIn('en', textsOf('en').home)
  const zones = (...rates: object[]) =>
    setSettings(db, {
      'shop.country': 'FR',
      'shipping.zones': rates.map((rate, at) => ({
        name: `${at}`,
        countries: [at === 0 ? 'FR' : '*'],
        rates: [rate],
      })),
    })

  test('untouched settings give the words of the spec', () => {
    expect(blurbs()).toMatchObject({
      freeDelivery: 'FREE AND FAST DELIVERY',
      freeDeliveryText: 'Free delivery for all orders over $140',
      deliveryPromise: 'Smaller orders are delivered free, too.',
      returnsPromise: '30 days to send it back, free of charge.',
    })
    const { pageTitle, pageDescription } = homePromise('en', textsOf('en').home)
    expect(pageTitle).toBe(textsOf('en').home.pageTitle)
    expect(pageDescription).toContain('over $140, free returns within 30 days')
  })

  test('shipping free from an amount is described as it is at the shop’s home', async () => {
    await zones({ cents: 490, freeFrom: 5000 }, { cents: 1900 })
    await setSettings(db, { 'shipping.returnDays': 45 })
    expect(blurbs()).toMatchObject({
      freeDelivery: 'FREE DELIVERY',
      freeDeliveryText: 'Free delivery for orders of $50 or more: France',
      deliveryPromise: 'You see what delivery costs before you order.',
      returnsPromise: '45 days to send it back, free of charge.',
    })
  })

  test('shipping that is never free names its price, and nothing is called free', async () => {
    await zones({ cents: 490 }, { cents: 1900 })
    for (const language of LANGUAGES) {
      const { home } = textsOf(language)
      const { returnsPromise, ...said } = blurbsIn(language, home)
      const { pageTitle } = homePromise(language, home)
      const all = Object.values({ ...said, pageTitle }).join('\n')
      expect(all).not.toMatch(/free|gratuit|gratis|kostenlos|140/i)
      expect(all).toMatch(/4[.,]90/)
    }
  })

  test('shipping may be free at home alone', async () => {
    await zones({ cents: 0 }, { cents: 1900 })
    expect(blurbs()).toMatchObject({
      freeDelivery: 'FREE DELIVERY',
      freeDeliveryText: expect.stringContaining('Shipping to France'),
    })
  })

  test('nothing is called free that one city of the country pays for', async () => {
    const inZones = (...rates: object[]) =>
      setSettings(db, {
        'shop.country': 'FR',
        'shipping.zones': rates.map((rate, at) => ({
          name: `${at}`,
          countries: ['FR'],
          postCodes: at === 0 ? ['75*'] : undefined,
          rates: [rate],
        })),
      })
    await inZones({ cents: 900 }, { cents: 0 })
    expect(blurbs()).toMatchObject({
      freeDelivery: 'DELIVERY TO YOUR DOOR',
      freeDeliveryText: 'Shipping to France: from $0.00',
    })
    await inZones({ cents: 900, freeFrom: 9000 }, { cents: 490 })
    expect(blurbs()).toMatchObject({ freeDeliveryText: 'Shipping to France: from $4.90' })
    await inZones({ cents: 900, freeFrom: 9000 }, { cents: 490, freeFrom: 5000 })
    expect(blurbs()).toMatchObject({
      freeDelivery: 'FREE DELIVERY',
      freeDeliveryText: 'Free delivery for orders of $90 or more: France',
    })
  })

  test('a post code gets its price, an estimate, or word that the shop does not send there', async () => {
    await setSettings(db, {
      'shop.country': 'FR',
      'shipping.zones': [
        { name: 'Paris', countries: ['FR'], postCodes: ['75*'], rates: [{ cents: 0 }] },
        {
          name: 'France',
          countries: ['FR'],
          rates: [{ cents: 490, upToGrams: 1000 }],
        },
      ],
    })
    const to = (place: { country?: string; postCode?: string }, grams = 500) =>
      shippingTo('en', { ...place, name: place.postCode ?? 'X' }, { goods: 1, grams })
    expect(to({ country: 'FR', postCode: '75011' })).toEqual({ text: 'Shipping to 75011: free' })
    expect(to({ country: 'FR', postCode: '13001' })).toEqual({ text: 'Shipping to 13001: $4.90' })
    expect(to({})).toEqual({ text: 'Shipping to X: from $0.00' })
    expect(to({ country: 'FR', postCode: '13001' }, 2000)).toEqual({
      text: textsOf('en').sending.tooHeavy,
      refused: true,
    })
    expect(to({ country: 'DE', postCode: '10115' })).toEqual({
      text: 'We do not send to this country: Germany.',
      refused: true,
    })
  })
})
