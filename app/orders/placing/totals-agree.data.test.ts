import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { submitted } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { BILLING } from '../../../tests/support/shopper'
import { type CouponTerms, orderTotals } from '../../cart/totals'
import type { Database } from '../../database/tables.server'
import { createCoupon } from '../coupons/coupons.server'
import { quote } from '../quote.server'
import { findOrder } from '../reading/find-order.server'
import { parseQuote } from './order-request.server'
import { placeOrder } from './place-order.server'

const terms: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    minimum: fc.integer({ min: 0, max: 200_000 }),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    cents: fc.integer({ min: 1, max: 500_000 }),
    minimum: fc.integer({ min: 0, max: 200_000 }),
  }),
)

const carts = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 11 }), // These products have no options.
    quantity: fc.integer({ min: 1, max: 300 }),
    price: fc.integer({ min: 1, max: 99_999_99 }),
  }),
  { selector: (item) => item.productId, minLength: 1, maxLength: 11 },
)

const CLASSES = ['standard', 'reduced', 'none']
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
/** `none` has no rate, so it is not taxed. */
const ratesOf = ([standard, abroad, region, reduced]: number[]) => [
  { country: '*', class: 'standard', percent: standard },
  { country: 'FR', class: 'standard', percent: abroad },
  { country: 'FR', region: 'Corse', class: 'standard', percent: region },
  { country: 'FR', class: 'reduced', percent: reduced },
]
const shops = fc.record({
  'money.currency': fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
  'money.pricesIncludeTax': fc.boolean(),
  'money.rounding': fc.constantFrom('order', 'line'),
  'money.taxClasses': fc.constant(CLASSES),
  'money.taxRates': fc.tuple(rate, rate, rate, rate).map(ratesOf),
})
const places = fc.constantFrom(
  {},
  { country: 'FR', postCode: '75001', phone: '+33123456789' },
  { country: 'FR', postCode: '20000', county: ' CORSE ', phone: '+33123456789' },
)
/** The class that each product of the cart names, by its place. */
const named = fc.array(fc.constantFrom(null, ...CLASSES), { minLength: 12, maxLength: 12 })

eachDatabase('totals', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: 2_000_000 }).execute()
  })

  test('browser, quote and order agree to the cent, and no figure is below zero', async () => {
    const property = fc.asyncProperty(carts, fc.option(terms), async (cart, coupon) => {
      const { browser } = await agreed({ cart, coupon })
      expect(browser.total).toBe(browser.subtotal - browser.discount + browser.vat)
      expect(browser.taxes).toHaveLength(browser.subtotal > browser.discount ? 1 : 0)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  test('totals agree in any currency, tax class, place and kind of prices', async () => {
    const property = fc.asyncProperty(
      carts,
      fc.option(terms),
      shops,
      places,
      named,
      async (cart, coupon, shop, place, classes) => {
        await setSettings(db, shop)
        const { browser, order } = await agreed({ cart, coupon, place, classes })
        expect(order).toMatchObject({
          currency: shop['money.currency'],
          includesTax: shop['money.pricesIncludeTax'],
        })
        const { subtotal, discount, vat, total } = browser
        expect(total).toBe(subtotal - discount + (browser.includesTax ? 0 : vat))
        expect(browser.taxes.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(total)
      },
    )
    try {
      await fc.assert(property, { numRuns: 60 })
    } finally {
      const [shop = {}] = fc.sample(shops, 1)
      await setSettings(db, Object.fromEntries(Object.keys(shop).map((key) => [key, undefined])))
    }
  })

  let run = 0
  async function agreed({
    cart,
    coupon,
    place = {},
    classes = [],
  }: {
    cart: { productId: number; quantity: number; price: number }[]
    coupon: CouponTerms | null
    place?: { country?: string; postCode?: string; county?: string; phone?: string }
    classes?: (string | null)[]
  }) {
    const code = `P${++run}`
    for (const [at, { productId, price }] of cart.entries())
      await db
        .updateTable('products')
        .set({ price, tax_class: classes[at] ?? null })
        .where('id', '=', productId)
        .execute()
    if (coupon) await createCoupon(db, { code, ...coupon })
    const items = cart.map(({ productId, quantity }) => ({ productId, quantity }))
    const { phone, ...address } = place
    const wanted = { items, ...address, ...(coupon && { coupon: code }) }
    const parsedQuote = parseQuote(wanted)
    if (!parsedQuote.ok) throw new Error(JSON.stringify(parsedQuote.errors))
    const quoted = await quote(db, parsedQuote.value, 'en')
    const browser = orderTotals(quoted.items, quoted.coupon?.terms, quoted.rules)
    expect(quoted).toMatchObject(browser)
    const { taxes, includesTax, ...figures } = browser
    const shares = taxes.flatMap(({ base, tax }) => [base, tax])
    for (const figure of [...Object.values(figures), ...shares])
      expect(figure).toBeGreaterThanOrEqual(0)

    const body = {
      items,
      payment: 'bank',
      billing: { ...BILLING, ...place },
      ...(quoted.coupon && { coupon: code }),
    }
    const placing = await placeOrder(db, submitted(body, code))
    if (!placing.ok) throw new Error(placing.code)
    expect(placing.order).toMatchObject(browser)
    const found = await findOrder(db, placing.order.token)
    expect(found?.order).toMatchObject(browser)
    return { browser, order: placing.order }
  }
})
