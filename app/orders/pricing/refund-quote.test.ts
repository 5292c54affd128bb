import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  after,
  all,
  coupon,
  line,
  orderOf,
  rules,
  turns,
} from '../../../tests/support/returns/refundable-orders'
import { SPEC_RULES } from '../../../tests/support/settings/spec-rules'
import type { TotalsRules } from '../../cart/rules/taxes'
import {
  bringsShipping,
  leftLines,
  type RefundableOrder,
  type RefundLineRequest,
  refundQuote,
} from './refund-quote'

/** Expects that the refunds of an order have its base and tax, rate by rate. */
function expectAllTaxesBack({ refunds = [], taxes }: RefundableOrder) {
  for (const { percent, base, tax } of taxes) {
    const mine = refunds.flatMap((one) => one.taxes.filter((each) => each.percent === percent))
    expect([all(mine.map((one) => one.base)), all(mine.map((one) => one.tax))]).toEqual([base, tax])
  }
}

test('a line comes to its price less its share of the coupon, with its own tax', () => {
  const rules: TotalsRules = {
    ...SPEC_RULES,
    rates: [
      { class: 'standard', percent: 20 },
      { class: 'reduced', percent: 5.5 },
    ],
    shippingCents: 400,
  }
  const order = orderOf(
    [
      { unitPrice: 1500, quantity: 2 },
      { unitPrice: 1000, quantity: 1, taxClass: 'reduced' },
    ],
    { kind: 'fixed', cents: 1000 },
    rules,
  )
  expect(order.total).toBe(3957) // 2550 and 510 at 20%, 850 and 47 at 5.5%
  expect(refundQuote(order, [{ line: 0, quantity: 1 }], false)).toEqual({
    amount: 1350,
    shipping: 0,
    lines: [{ line: 0, quantity: 1, amount: 1350 }],
    taxes: [{ percent: 20, base: 1125, tax: 225 }],
  })
})

test('refunds of all pieces sum to the total and its taxes, however they are divided', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      coupon,
      rules,
      turns,
      fc.nat(12),
      (lines, given, ruled, drawn, shippingAt) => {
        const whole = orderOf(lines, given, ruled)
        let order: RefundableOrder = whole
        const quotes = []
        for (const [at, { line: wanted, quantity }] of drawn.entries()) {
          const left = leftLines(order).find((one) => one.line === wanted)
          const pieces = left ? [{ ...left, quantity: Math.min(quantity, left.quantity) }] : []
          const next = after(order, pieces, at === shippingAt)
          quotes.push(next.quote)
          order = next.order
        }
        const shipped = shippingAt < drawn.length
        const last = after(order, leftLines(order), !shipped)
        quotes.push(last.quote)
        expect(all(quotes.map(({ amount }) => amount))).toBe(whole.total)
        for (const { amount, shipping, lines: parts, taxes } of quotes) {
          const figures = [amount, shipping, ...parts.map((one) => one.amount)]
          expect(figures.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
          expect(shipping + all(parts.map((one) => one.amount))).toBe(amount)
          expect(all(taxes.map(({ base, tax }) => base + tax))).toBe(amount)
        }
        for (const { percent, base, tax } of whole.taxes) {
          const mine = quotes.flatMap(({ taxes }) => taxes.filter((one) => one.percent === percent))
          expect(all(mine.map((one) => one.base))).toBe(base)
          expect(all(mine.map((one) => one.tax))).toBe(tax)
        }
        expect(leftLines(last.order)).toEqual([])
      },
    ),
    { numRuns: 500 },
  )
})

test('other amounts than the shares never take more of a rate than is left of it', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      rules,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (lines, ruled, parts, byLine) => {
        const whole = orderOf(lines, undefined, ruled)
        fc.pre(whole.total > 0)
        let order: RefundableOrder = whole
        let left = whole.total
        for (const part of [...parts, 1]) {
          const amount = Math.max(1, Math.round(left * part))
          if (left === 0) break
          const next = after(order, byLine ? leftLines(order).slice(0, 1) : [], false, amount)
          expect(next.quote.amount).toBe(amount)
          expect(all(next.quote.taxes.map(({ base, tax }) => base + tax))).toBe(amount)
          for (const { base, tax } of next.quote.taxes)
            expect(base >= 0 && tax >= 0 && Number.isSafeInteger(base + tax)).toBe(true)
          left -= amount
          order = next.order
        }
        expectAllTaxesBack(order)
      },
    ),
    { numRuns: 500 },
  )
})

test('pieces and amounts in any order are never more than was paid, and with the rest its taxes', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      coupon,
      rules,
      turns,
      fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 12 }),
      (lines, given, ruled, drawn, parts) => {
        const whole = orderOf(lines, given, ruled)
        let order: RefundableOrder = whole
        let left = whole.total
        const refund = (pieces: RefundLineRequest[], shipping: boolean, amount?: number) => {
          const next = after(order, pieces, shipping, amount)
          if (next.quote.amount > left) return
          left -= next.quote.amount
          order = next.order
          expect(all(next.quote.taxes.map(({ base, tax }) => base + tax))).toBe(next.quote.amount)
          for (const { base, tax } of next.quote.taxes)
            expect(Math.min(base, tax)).toBeGreaterThanOrEqual(0)
        }
        for (const [at, { line: wanted, quantity }] of drawn.entries()) {
          const known = leftLines(order).find((one) => one.line === wanted)
          const pieces = known
            ? [{ line: wanted, quantity: Math.min(quantity, known.quantity) }]
            : []
          const part = parts[at] ?? null
          refund(
            pieces,
            bringsShipping(order, pieces),
            part === null ? undefined : Math.round(left * part),
          )
        }
        // What the credit note of a cancelled order has.
        if (left > 0) refund(leftLines(order), true, left)
        expectAllTaxesBack(order)
      },
    ),
    { numRuns: 500 },
  )
})
