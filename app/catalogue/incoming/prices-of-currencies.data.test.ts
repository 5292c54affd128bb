import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { readIncoming } from './incoming-product'

const ROW = { id: '7', title: 'Bowl', category: 'Kitchen', price: '350', stock: '3' }

const varied = (price: string, compareAtPrice = '') => ({
  options: [{ name: 'Size', values: ['S'] }],
  variants: [{ values: ['S'], price, compareAtPrice }],
})

eachDatabase('prices of currencies', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })

  async function read(changed: object, currency: string) {
    await setSettings(db, { 'money.currency': currency })
    return readIncoming({ ...ROW, ...changed }, { id: 7, isKnown: false })
  }

  test.each([
    ['USD', '$19.99', 1999],
    ['USD', '$1,299.00', 129_900],
    ['USD', 'US$ 5', 500],
    ['USD', '12.00 USD', 1200],
    ['EUR', '19,90 €', 1990],
    ['EUR', '€ 1.234,50', 123_450],
    ['GBP', '£4.50', 450],
    ['JPY', '1,500', 1500],
    ['JPY', '¥12,800', 12_800],
    ['JPY', '¥1,500', 1500],
    ['JPY', '980円', 980],
    ['KRW', '₩25,000', 25_000],
    ['KRW', '2,500,000원', 2_500_000],
    ['KWD', 'KWD 24.500', 24_500],
    ['KWD', 'KD 0.005', 5],
    ['KWD', '1.250 د.ك', 1250],
  ])('a price of %s is read from %s', async (currency, price, amount) => {
    expect(await read({ price }, currency)).toMatchObject({ product: { price: amount } })
  })

  test.each([
    ['USD', '€5'],
    ['USD', '1,299'],
    ['EUR', '$ 5'],
    ['JPY', '$1,500'],
    ['KWD', '1,250'],
  ])('a price of %s is not guessed from %s', async (currency, price) => {
    expect(await read({ price }, currency)).toMatchObject({
      reason: expect.stringContaining('price: '),
    })
  })

  test('a price that may be two is explained by amounts that the currency has', async () => {
    expect(await read({ price: '25.000' }, 'VND')).toEqual({
      reason: 'price: "25.000" is no number that can be read for sure: write 25000 or 25',
    })
    expect(await read({ price: '25.500' }, 'VND')).toEqual({
      reason: 'price: "25.500" is no number that can be read for sure: write 25500',
    })
  })

  test('prices reach as far in each currency, of products and of variants', async () => {
    expect(await read({ price: '12500000' }, 'VND')).toMatchObject({
      product: { price: 12_500_000 },
    })
    expect(await read(varied('0.005'), 'KWD')).toMatchObject({ product: { price: 5 } })
    for (const [currency, price, most] of [
      ['VND', '1000000001', '1000000000'],
      ['USD', '10000001', '10000000'],
      ['KWD', '1000001', '1000000'],
    ] as const) {
      const above = `${price} is above ${most}`
      expect(await read({ price }, currency)).toEqual({ reason: `price: ${above}` })
      expect(await read(varied(price), currency)).toEqual({ reason: `variants.0.price: ${above}` })
      const before = await read(varied('5', price), currency)
      expect(before).toEqual({ reason: `variants.0.compareAtPrice: ${above}` })
    }
    expect(await read(varied('0.4'), 'JPY')).toEqual({
      reason: 'variants.0.price: 0.4 JPY is no price',
    })
  })
})
