import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CouponTerms, goodsTotal, orderTotals } from '../totals'
import { type TotalsRules, untaxed } from './taxes'

const CLASSES = ['standard', 'reduced', 'books', 'none'] as const

const rules: fc.Arbitrary<TotalsRules> = fc.record({
  includesTax: fc.boolean(),
  rounding: fc.constantFrom('order', 'line'),
  rates: fc
    .tuple(
      ...CLASSES.map(() => fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constant(20_000))),
    )
    .map((all) => CLASSES.map((name, at) => ({ class: name, percent: (all[at] ?? 0) / 1000 }))),
  shippingCents: fc.integer({ min: 0, max: 100_000 }),
  feeCents: fc.integer({ min: 0, max: 100_000 }),
})
const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    taxClass: fc.constantFrom(undefined, 'gone', ...CLASSES),
  }),
  { maxLength: 20 },
)
const coupon: fc.Arbitrary<CouponTerms | undefined> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.nat({ max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), cents: fc.nat({ max: 10 ** 10 }) }),
  ),
  { nil: undefined },
)

/** Rounds half up by whole numbers alone, to check the floating point. */
const halfUp = (part: bigint, whole: bigint) => Number((2n * part + whole) / (2n * whole))
const thousandths = (percent: number) => BigInt(Math.round(percent * 1000))

test('the figures add up, none is negative, and tax by rate sums to the tax', () => {
  fc.assert(
    fc.property(lines, coupon, rules, (lines, coupon, rules) => {
      const { taxes, includesTax, ...figures } = orderTotals(lines, coupon, rules)
      const { subtotal, discount, vat, shipping, fee, total } = figures
      const shares = taxes.flatMap(({ base, tax }) => [base, tax])
      for (const figure of [...Object.values(figures), ...shares]) {
        expect(Number.isSafeInteger(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
      }
      expect(discount).toBeLessThanOrEqual(subtotal)
      expect(total).toBe(subtotal - discount + shipping + fee + (includesTax ? 0 : vat))
      expect(goodsTotal(lines, coupon)).toBe(subtotal - discount)
      expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(vat)
      // Taxed amounts and their taxes add up to what is paid, rate by rate: nothing goes missing.
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total)
      const percents = taxes.map(({ percent }) => percent)
      expect(percents).toEqual([...new Set(percents)].sort((one, other) => other - one))
    }),
  )
})

test('rounded once an order, a rate’s tax is that of its base, half up', () => {
  fc.assert(
    fc.property(lines, coupon, rules, (lines, coupon, rules) => {
      const { taxes } = orderTotals(lines, coupon, { ...rules, rounding: 'order' })
      for (const { percent, base, tax } of taxes) {
        const rate = thousandths(percent)
        const [of, whole] = rules.includesTax ? [base + tax, 100_000n + rate] : [base, 100_000n]
        expect(tax).toBe(halfUp(BigInt(of) * rate, whole))
      }
    }),
  )
})

test('rounded each line, a line without coupon and shipping has its own tax', () => {
  fc.assert(
    fc.property(lines, rules, (lines, drawn) => {
      const rules = { ...drawn, rounding: 'line' as const, shippingCents: 0, feeCents: 0 }
      const single = lines.map((line) => orderTotals([line], undefined, rules).vat)
      const vat = single.reduce((sum, one) => sum + one, 0)
      expect(orderTotals(lines, undefined, rules).vat).toBe(vat)
    }),
  )
})

test('prices that include tax cost the same wherever the order goes', () => {
  fc.assert(
    fc.property(lines, coupon, rules, rules, (lines, coupon, here, there) => {
      const { total } = orderTotals(lines, coupon, { ...here, includesTax: true })
      const elsewhere = { ...here, includesTax: true, rates: there.rates }
      expect(orderTotals(lines, coupon, elsewhere).total).toBe(total)
    }),
  )
})

const RULES: TotalsRules = {
  includesTax: false,
  rounding: 'order',
  rates: [
    { class: 'standard', percent: 20 },
    { class: 'reduced', percent: 5.5 },
  ],
  shippingCents: 0,
  feeCents: 0,
}
const shirt = { unitPrice: 3000, quantity: 1 }
const book = { unitPrice: 1000, quantity: 1, taxClass: 'reduced' }

test('a coupon comes off each rate by its share of the goods', () => {
  expect(orderTotals([shirt, book], { kind: 'fixed', cents: 1000 }, RULES)).toMatchObject({
    taxes: [
      { percent: 20, base: 2250, tax: 450 },
      { percent: 5.5, base: 750, tax: 41 },
    ],
    vat: 491,
    total: 3491,
  })
})

test('shipping and fee are taxed like the goods, and at the first rate where there are none', () => {
  const rules = { ...RULES, shippingCents: 400, feeCents: 400 }
  expect(orderTotals([shirt, book], undefined, rules).taxes).toEqual([
    { percent: 20, base: 3600, tax: 720 },
    { percent: 5.5, base: 1200, tax: 66 },
  ])
  expect(orderTotals([book], undefined, rules).taxes).toEqual([
    { percent: 5.5, base: 1800, tax: 99 },
  ])
  expect(orderTotals([book], { kind: 'percent', percent: 100 }, rules)).toMatchObject({
    taxes: [{ percent: 20, base: 800, tax: 160 }],
    total: 960,
  })
})

test('tax is contained, and not added, in prices that include it', () => {
  const rules = { ...RULES, includesTax: true, shippingCents: 400 }
  expect(orderTotals([shirt, book], undefined, rules)).toEqual({
    subtotal: 4000,
    discount: 0,
    vat: 607,
    shipping: 400,
    fee: 0,
    total: 4400,
    includesTax: true,
    taxes: [
      { percent: 20, base: 2750, tax: 550 },
      { percent: 5.5, base: 1043, tax: 57 },
    ],
  })
})

test('rounding each line differs from rounding once an order where halves add up', () => {
  const pens = [1, 2, 3].map(() => ({ unitPrice: 10, quantity: 1 }))
  const rates = [{ class: 'standard', percent: 15 }]
  expect(orderTotals(pens, undefined, { ...RULES, rates }).vat).toBe(5) // The exact tax is 4.5.
  // Each line's exact tax is 1.5.
  expect(orderTotals(pens, undefined, { ...RULES, rates, rounding: 'line' }).vat).toBe(6)
})

test('a cart at rate 0 names no tax; a cart of free articles does', () => {
  const shop = (percent: number): TotalsRules => ({
    ...{ includesTax: false, rounding: 'order', shippingCents: 0, feeCents: 0 },
    rates: [{ class: 'standard', percent }],
  })
  const taxes = (unitPrice: number, percent: number) =>
    orderTotals([{ unitPrice, quantity: 1 }], undefined, shop(percent)).taxes
  expect(untaxed(taxes(500, 0))).toBe(true)
  expect(untaxed(taxes(500, 15))).toBe(false)
  expect(untaxed(taxes(0, 15))).toBe(false)
})
