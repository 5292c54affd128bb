import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { FRANCE, shippingShop, ZONES } from '../../../tests/support/settings/shipping-shop'
import { startingPrices } from '../../cart/shipping/starting-prices.server'
import { storedWeight } from '../../catalogue/incoming/variants/file-weights.server'
import { renderTemplate } from '../../mail/templates.server'
import { findOrder } from '../reading/find-order.server'

eachDatabase('shipping', (open) => {
  const shop = shippingShop(open)
  const { twoZones, quoted, ordered } = shop

  test('shipping is free everywhere by default, and no estimate', async () => {
    for (const place of [{}, { country: 'FR' }, { country: 'US', postCode: '10001' }]) {
      const found = await quoted(place)
      expect(found).toMatchObject({ shipping: 0, fee: 0, problems: [], total: 2300 })
      expect(found).not.toHaveProperty('from')
      expect(found).not.toHaveProperty('rates')
      expect(found.payments.map(({ payment }) => payment)).toEqual(['bank', 'cash_on_delivery'])
    }
  })

  test.each([
    ['Paris', { country: 'FR', postCode: '75011' }, 1, 300],
    ['light', FRANCE, 2, 490],
    ['heavier than the first rate carries', FRANCE, 3, 990],
    ['at home', { country: 'BD', postCode: '1205' }, 3, 0],
  ])('quote and order agree, fees included: %s', async (_, to, quantity, shipping) => {
    await twoZones()
    for (const payment of ['bank', 'cash_on_delivery'] as const) {
      const offer = await quoted({ ...to, payment }, quantity)
      expect(offer).toMatchObject({ shipping, fee: payment === 'bank' ? 0 : 250, problems: [] })
      expect(offer.from).toBeUndefined()
      const outcome = await ordered(to, { payment, quantity, expectedTotal: offer.total })
      if (!outcome.ok) throw new Error(outcome.code)
      const { subtotal, discount, vat, fee, total } = outcome.order
      expect(outcome.order).toMatchObject({ shipping, fee: offer.fee, vat: offer.vat })
      expect(total).toBe(offer.total)
      expect(total).toBe(subtotal - discount + vat + shipping + fee)
      const kept = await findOrder(shop.db, outcome.order.token)
      expect(kept?.order).toMatchObject({ shipping, fee, total })
    }
  })

  test('what costs nothing at some post codes of a country alone is an estimate', async () => {
    const free = { name: 'Rest', countries: ['BD'], rates: [{ cents: 0 }] }
    const city = { name: 'City', countries: ['BD'], postCodes: ['12*'], rates: [{ cents: 900 }] }
    const abroad = { name: 'Abroad', countries: ['FR'], rates: [{ cents: 1900 }] }
    await setSettings(shop.db, { 'shipping.zones': [city, free, abroad] })
    for (const place of [{}, { country: 'BD' }])
      expect(await quoted(place)).toMatchObject({ shipping: 0, from: true, byPostCode: true })
    expect(startingPrices('en')).toMatchObject({ from: true, byPostCode: true })
    const [here, inCity] = [
      await quoted({ country: 'BD', postCode: '3100' }),
      await quoted({ country: 'BD', postCode: '1205' }),
    ]
    expect([here.shipping, inCity.shipping]).toEqual([0, 900])
    for (const found of [here, inCity]) expect(found).not.toHaveProperty('byPostCode')
    await setSettings(shop.db, { 'shipping.zones': [free, abroad] })
    expect(await quoted({})).not.toHaveProperty('byPostCode')
  })

  test('an amount after discount makes shipping free', async () => {
    await twoZones()
    await setSettings(shop.db, {
      'shipping.zones': [{ ...ZONES[1], rates: [{ cents: 490, freeFrom: 4000 }] }],
    })
    const now = Date.now()
    await shop.db
      .insertInto('coupons')
      .values({
        ...{ code: 'LESS', kind: 'fixed', amount: 1, minimum: 0, used: 0, created_at: now },
        ...{ starts_at: null, ends_at: null, total_limit: null, customer_limit: null },
        first_order_only: 0,
      })
      .execute()
    expect(await quoted(FRANCE, 2)).toMatchObject({ shipping: 0, rates: [{ freeFrom: 4000 }] })
    expect(await quoted({ ...FRANCE, coupon: 'LESS' }, 2)).toMatchObject({ shipping: 490 })
  })

  test('shipping is an estimate before the address is known', async () => {
    await twoZones()
    expect(await quoted({})).toMatchObject({ shipping: 0, from: true })
    expect(await quoted({ country: 'FR' })).toMatchObject({ shipping: 300, from: true })
    expect(await quoted({ postCode: '75011' })).toMatchObject({ shipping: 0, from: true })
  })

  test('an order keeps zone, rate and weights, whatever becomes of them', async () => {
    await twoZones()
    const outcome = await ordered(FRANCE, { quantity: 3 })
    if (!outcome.ok) throw new Error(outcome.code)
    await setSettings(shop.db, { 'shipping.zones': [{ ...ZONES[2], name: 'Other' }] })
    const found = await findOrder(shop.db, outcome.order.token)
    expect(found?.order.shippedBy).toEqual({
      zone: 'France',
      rate: { cents: 990, upToGrams: 5000 },
    })
    const lines = shop.db
      .selectFrom('order_lines')
      .select('grams')
      .where('order_id', '=', found?.id ?? 0)
    expect(await lines.execute()).toEqual([{ grams: 454 }])
  })

  test('a rate up to a weight carries what was typed as that weight, by kilograms', async () => {
    await twoZones()
    const rates = [{ cents: 490, upToGrams: 10_000 }, { cents: 990 }]
    const charged = async (kilograms: number, quantity: number) => {
      const weight = storedWeight({ weightKg: kilograms }, 'kg') ?? 0
      await shop.db.updateTable('products').set({ weight }).where('id', '=', 1).execute()
      return (await quoted(FRANCE, quantity)).shipping
    }
    await setSettings(shop.db, {
      'shop.weightUnit': 'kg',
      'shipping.zones': [{ ...ZONES[1], rates }],
    })
    for (const [kilograms, pieces] of [
      [10, 1],
      [5, 2],
      [2, 5],
      [2.5, 4],
      [0.505, 19],
    ] as const)
      expect([kilograms, pieces, await charged(kilograms, pieces)]).toEqual([
        kilograms,
        pieces,
        490,
      ])
    expect(await charged(10.01, 1)).toBe(990)
    expect(await charged(0.505, 20)).toBe(990)
    await setSettings(shop.db, { 'shop.weightUnit': undefined })
    await shop.db.updateTable('products').set({ weight: 100 }).where('id', '=', 1).execute()
  })

  test('mails name shipping, fee and every account', async () => {
    await twoZones()
    const account = { holder: 'Chêne SARL', bank: 'B', account: 'FR76 1', bic: 'X' }
    await setSettings(shop.db, {
      'payment.bankAccounts': [account, { ...account, account: 'DE89 2' }],
    })
    const text = async (template: string, payment: 'bank' | 'cash_on_delivery') => {
      const outcome = await ordered(FRANCE, { payment })
      if (!outcome.ok) throw new Error(outcome.code)
      const orderId = (await findOrder(shop.db, outcome.order.token))?.id
      return (await renderTemplate(template, 'en', { orderId })).text.replace(/\s+/g, ' ')
    }
    const cash = await text('order-confirmation', 'cash_on_delivery')
    expect(cash).toContain('Shipping $4.90')
    expect(cash).toContain('Payment fee $2.50')
    expect(await text('order-confirmation', 'bank')).not.toContain('Payment fee')
    const bank = await text('bank-instructions', 'bank')
    expect(bank).toContain('FR76 1')
    expect(bank).toContain('DE89 2')
  })
})
