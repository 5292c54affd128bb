import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPEC_RULES } from '../../tests/support/settings/spec-rules'
import { orderTotals as byRules, type CouponTerms, lineTotal } from './totals'

const orderTotals = (lines: Parameters<typeof byRules>[0], coupon?: CouponTerms) =>
  byRules(lines, coupon, SPEC_RULES)

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
})
const minimum = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined })
const coupon: fc.Arbitrary<CouponTerms | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 0, max: 100 }),
      minimum,
    }),
    fc.record({
      kind: fc.constant('fixed' as const),
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      minimum,
    }),
  ),
  { nil: undefined },
)
const lines = fc.array(line, { maxLength: 30 })

/** Rounds half up by whole-number arithmetic alone, to check the floating point. */
const halfUp = (cents: number, percent: number) =>
  Number((BigInt(cents) * BigInt(percent) * 2n + 100n) / 200n)

test('the figures are whole cents, never negative, and add up', () => {
  fc.assert(
    fc.property(lines, coupon, (lines, coupon) => {
      const totals = orderTotals(lines, coupon)
      const { subtotal, discount, vat, shipping, fee, total } = totals
      for (const figure of [subtotal, discount, vat, shipping, fee, total]) {
        expect(Number.isSafeInteger(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
      }
      expect(total).toBe(subtotal - discount + vat + shipping)
      expect(discount).toBeLessThanOrEqual(subtotal)
      expect(vat).toBe(halfUp(subtotal - discount, 15))
    }),
  )
})

test('neither the order of the lines nor their split matters', () => {
  fc.assert(
    fc.property(lines, coupon, (lines, coupon) => {
      const totals = orderTotals(lines, coupon)
      expect(orderTotals(lines.toReversed(), coupon)).toEqual(totals)
      const single = lines.flatMap(({ unitPrice, quantity }) =>
        quantity > 1
          ? [
              { unitPrice, quantity: 1 },
              { unitPrice, quantity: quantity - 1 },
            ]
          : [{ unitPrice, quantity }],
      )
      expect(orderTotals(single, coupon)).toEqual(totals)
    }),
  )
})

test('a percentage rounds half up once, of the subtotal', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const { subtotal, discount } = orderTotals(lines, { kind: 'percent', percent })
      expect(discount).toBe(halfUp(subtotal, percent))
    }),
  )
})

test('examples: Vat of 9.99; half a cent rounds up; a coupon applies before Vat', () => {
  expect(orderTotals([{ unitPrice: 999, quantity: 1 }])).toEqual({
    subtotal: 999,
    discount: 0,
    vat: 150,
    shipping: 0,
    fee: 0,
    total: 1149,
    includesTax: false,
    taxes: [{ percent: 15, base: 999, tax: 150 }],
  })
  expect(orderTotals([{ unitPrice: 10, quantity: 1 }]).vat).toBe(2) // The exact tax is 1.5 cents.
  expect(orderTotals([{ unitPrice: 1000, quantity: 1 }], { kind: 'fixed', cents: 300 })).toEqual({
    subtotal: 1000,
    discount: 300,
    vat: 105,
    shipping: 0,
    fee: 0,
    total: 805,
    includesTax: false,
    taxes: [{ percent: 15, base: 700, tax: 105 }],
  })
  expect(orderTotals([]).total).toBe(0)
})

test('a coupon takes nothing off below its minimum, and everything at it', () => {
  const terms: CouponTerms = { kind: 'fixed', cents: 5_000, minimum: 1_000 }
  expect(orderTotals([{ unitPrice: 999, quantity: 1 }], terms).discount).toBe(0)
  expect(orderTotals([{ unitPrice: 1000, quantity: 1 }], terms)).toMatchObject({
    discount: 1000,
    total: 0,
  })
})

test.each([0, -1, 1.5, Number.NaN])('quantity %d is refused', (quantity) =>
  expect(() => lineTotal({ unitPrice: 1, quantity })).toThrow(RangeError),
)
