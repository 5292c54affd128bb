import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/set-settings'
import { BILLING } from '../../../tests/support/shopper'
import { seedDemo } from '../../catalogue/seed.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { findOrder } from '../find-order.server'
import { registerOrderMails } from '../mails/register-mails.server'
import type { Billing, OrderRequest, QuoteRequest } from '../order'
import { parseOrder, parseQuote } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'
import { refusedPlacing } from '../problems.server'
import { quote } from '../quote.server'

const ZONES = [
  { name: 'Paris', countries: ['FR'], postCodes: ['75*'], rates: [{ cents: 300 }] },
  {
    name: 'France',
    countries: ['FR'],
    rates: [
      { cents: 490, upToGrams: 1000, freeFrom: 10_000 },
      { cents: 990, upToGrams: 5000 },
    ],
  },
  { name: 'Home', countries: ['BD'], rates: [{ cents: 0 }] },
]
const WAYS = [
  { way: 'bank', countries: ['*'] },
  { way: 'cod', countries: ['BD', 'FR'], limit: 20_000, fee: 250 },
]
const FRANCE = { country: 'FR', city: 'Lyon', postCode: '69001', phone: '+33 612345678' }

eachDatabase('shipping', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    setDatabase(db)
    registerOrderMails()
    await seedDemo(db)
    await db
      .updateTable('products')
      .set({ price: 2000, weight: 100 }) // a pound: 454 g
      .where('id', 'in', [1, 2])
      .execute()
  })
  afterEach(() =>
    setSettings(db, {
      'shipping.zones': undefined,
      'payment.ways': undefined,
      'payment.bankAccounts': undefined,
    }),
  )
  const twoZones = () => setSettings(db, { 'shipping.zones': ZONES, 'payment.ways': WAYS })
  const items = (quantity: number) => [{ productId: 1, quantity }]

  const quoted = (request: Omit<QuoteRequest, 'items'>, quantity = 1) => {
    const parsed = parseQuote({ items: items(quantity), ...request })
    if (!parsed.ok) throw new Error('no quote')
    return quote(db, parsed.value, 'en')
  }
  const ordered = (
    billing: Partial<Billing>,
    { quantity = 1, ...request }: Partial<OrderRequest> & { quantity?: number } = {},
  ) => {
    const parsed = parseOrder({
      items: items(quantity),
      payment: 'bank',
      billing: { ...BILLING, ...billing },
      ...request,
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = crypto.randomUUID()
    return placeOrder(db, { key, request: parsed.value, language: 'en' })
  }
  const orders = async () =>
    Number(
      (
        await db
          .selectFrom('orders')
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )

  test('untouched it is free everywhere, and no estimate', async () => {
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
  ])('%s: quote and order agree, fee and all', async (_, to, quantity, shipping) => {
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
      const kept = await findOrder(db, outcome.order.token)
      expect(kept?.order).toMatchObject({ shipping, fee, total })
    }
  })

  test('an amount after discount makes it free', async () => {
    await twoZones()
    await setSettings(db, {
      'shipping.zones': [{ ...ZONES[1], rates: [{ cents: 490, freeFrom: 4000 }] }],
    })
    const now = Date.now()
    await db
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

  test('before the address is known it is an estimate', async () => {
    await twoZones()
    expect(await quoted({})).toMatchObject({ shipping: 0, from: true })
    expect(await quoted({ country: 'FR' })).toMatchObject({ shipping: 300, from: true })
    expect(await quoted({ postCode: '75011' })).toMatchObject({ shipping: 0, from: true })
  })

  test('an order keeps zone, rate and weights, whatever becomes of them', async () => {
    await twoZones()
    const outcome = await ordered(FRANCE, { quantity: 3 })
    if (!outcome.ok) throw new Error(outcome.code)
    await setSettings(db, { 'shipping.zones': [{ ...ZONES[2], name: 'Other' }] })
    const found = await findOrder(db, outcome.order.token)
    expect(found?.order.shippedBy).toEqual({
      zone: 'France',
      rate: { cents: 990, upToGrams: 5000 },
    })
    const lines = db
      .selectFrom('order_lines')
      .select('grams')
      .where('order_id', '=', found?.id ?? 0)
    expect(await lines.execute()).toEqual([{ grams: 454 }])
  })

  describe('refused, and nothing stored', () => {
    const refused = async (...args: Parameters<typeof ordered>) => {
      const before = await orders()
      const outcome = await ordered(...args)
      if (outcome.ok) throw new Error('placed')
      expect(await orders()).toBe(before)
      const response = refusedPlacing('en', outcome)
      return { status: response.status, ...(await response.json()) }
    }

    test('a country without a zone, at its field', async () => {
      await twoZones()
      const detail = 'We do not send to this country: United States.'
      expect(
        await refused({ country: 'US', postCode: '10001', phone: '+1 2025550123' }),
      ).toMatchObject({
        status: 422,
        code: 'not_delivered',
        detail,
        errors: { 'billing.country': detail },
      })
      expect((await quoted({ country: 'US' })).problems).toEqual([
        { code: 'not_delivered', detail, field: 'country' },
      ])
    })

    test('a post code without one', async () => {
      await setSettings(db, { 'shipping.zones': [ZONES[0]] })
      expect(await refused(FRANCE)).toMatchObject({
        code: 'not_delivered',
        errors: { 'billing.postCode': 'We do not send to this post code.' },
      })
    })

    test('what no rate carries', async () => {
      await twoZones()
      expect(await refused(FRANCE, { quantity: 12 })).toMatchObject({
        status: 422,
        code: 'parcel_too_heavy',
      })
      expect((await quoted(FRANCE, 12)).problems).toMatchObject([{ code: 'parcel_too_heavy' }])
    })

    test('a way to pay that is not offered there, or not for so much', async () => {
      await twoZones()
      const cash = { payment: 'cash_on_delivery' } as const
      expect(await refused({ country: 'BD' }, { ...cash, quantity: 9 })).toMatchObject({
        status: 422,
        code: 'payment_not_offered',
        errors: { payment: expect.any(String) },
        payments: ['bank'],
      })
      expect((await quoted({ country: 'BD' }, 8)).payments).toHaveLength(2)
      expect((await quoted({ country: 'BD' }, 9)).payments).toEqual([{ payment: 'bank', fee: 0 }])
      await setSettings(db, { 'payment.ways': [{ way: 'cod', countries: ['BD'] }] })
      expect(await refused(FRANCE)).toMatchObject({ code: 'payment_not_offered', payments: [] })
    })

    test('another total than the shopper saw', async () => {
      await twoZones()
      const { total } = await quoted(FRANCE)
      await setSettings(db, {
        'shipping.zones': ZONES.map((zone) => ({ ...zone, rates: [{ cents: 1 }] })),
      })
      expect(await refused(FRANCE, { expectedTotal: total })).toMatchObject({
        status: 409,
        code: 'total_changed',
      })
    })
  })

  test('mails name shipping, fee and every account', async () => {
    await twoZones()
    const account = { holder: 'Chêne SARL', bank: 'B', account: 'FR76 1', bic: 'X' }
    await setSettings(db, {
      'payment.bankAccounts': [account, { ...account, account: 'DE89 2' }],
    })
    const text = async (template: string, payment: 'bank' | 'cash_on_delivery') => {
      const outcome = await ordered(FRANCE, { payment })
      if (!outcome.ok) throw new Error(outcome.code)
      const orderId = (await findOrder(db, outcome.order.token))?.id
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
