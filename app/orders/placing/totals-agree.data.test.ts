import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { orderTotals as byRules, type CouponTerms, SPEC_RULES } from '../../cart/totals'
import { seedDemo } from '../../catalogue/seed.server'
import type { Database } from '../../database/tables.server'
import { createCoupon } from '../coupons/coupons.server'
import { quote } from '../quote.server'
import { parseOrder } from './order-request.server'
import { placeOrder } from './place-order.server'

const orderTotals = (lines: Parameters<typeof byRules>[0], coupon?: CouponTerms) =>
  byRules(lines, coupon, SPEC_RULES)

const BILLING = {
  firstName: 'Ana',
  lastName: 'Rahman',
  country: 'BD',
  street: '1 Road',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801700000000',
  email: 'ana@example.com',
}

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
    productId: fc.integer({ min: 1, max: 50 }),
    quantity: fc.integer({ min: 1, max: 300 }),
    price: fc.integer({ min: 1, max: 99_999_99 }),
  }),
  { selector: (item) => item.productId, minLength: 1, maxLength: 12 },
)

eachDatabase('totals', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDemo(db)
    await db.updateTable('stock').set({ quantity: 2_000_000 }).execute()
  })

  test('browser, quote and order agree to the cent, and no figure is below zero', async () => {
    let run = 0
    const property = fc.asyncProperty(carts, fc.option(terms), async (cart, coupon) => {
      const code = `P${++run}`
      for (const { productId, price } of cart)
        await db.updateTable('products').set({ price }).where('id', '=', productId).execute()
      if (coupon) await createCoupon(db, { code, ...coupon })
      const items = cart.map(({ productId, quantity }) => ({ productId, quantity }))

      const quoted = await quote(db, { items, ...(coupon && { coupon: code }) }, 'en')
      const browser = orderTotals(
        cart.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
        quoted.coupon?.terms,
      )
      expect(quoted).toMatchObject(browser)
      const { taxes, includesTax, ...figures } = browser
      for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0)
      expect(browser.total).toBe(browser.subtotal - browser.discount + browser.vat)

      const body = {
        items,
        payment: 'bank',
        billing: BILLING,
        ...(quoted.coupon && { coupon: code }),
      }
      const parsed = parseOrder(body)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
      const placing = await placeOrder(db, { key: code, request: parsed.value, language: 'en' })
      if (!placing.ok) throw new Error(placing.code)
      expect(placing.order).toMatchObject(browser)
    })
    await fc.assert(property, { numRuns: 60 })
  })
})
