import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  after,
  coupon,
  line,
  orderOf,
  rules,
  turns,
} from '../../../tests/support/returns/refundable-orders'
import { SPEC_RULES } from '../../../tests/support/settings/spec-rules'
import {
  bringsShipping,
  leftLines,
  type RefundableOrder,
  type RefundLineRequest,
} from './refund-quote'

test('refunds whose last pieces bring shipping and fee sum to the total, and none is more than is left', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      coupon,
      rules,
      turns,
      (lines, given, ruled, drawn) => {
        const whole = orderOf(lines, given, ruled)
        let order: RefundableOrder = whole
        let left = whole.total
        const brought: boolean[] = []
        const refund = (pieces: RefundLineRequest[]) => {
          const shipping = bringsShipping(order, pieces)
          const next = after(order, pieces, shipping)
          brought.push(shipping)
          left -= next.quote.amount
          expect(left).toBeGreaterThanOrEqual(0)
          order = next.order
        }
        for (const { line: wanted, quantity } of drawn) {
          const one = leftLines(order).find((some) => some.line === wanted)
          if (one) refund([{ ...one, quantity: Math.min(quantity, one.quantity) }])
        }
        if (leftLines(order).length > 0) refund(leftLines(order))
        expect(left).toBe(0)
        expect(brought).toEqual(brought.map((_, at) => at === brought.length - 1))
      },
    ),
    { numRuns: 500 },
  )
})

test('a refund of an amount alone, or of some pieces, brings no shipping', () => {
  const order = orderOf([{ unitPrice: 1000, quantity: 2 }], undefined, {
    ...SPEC_RULES,
    shippingCents: 400,
  })
  expect(bringsShipping(order, [])).toBe(false)
  expect(bringsShipping(order, [{ line: 0, quantity: 1 }])).toBe(false)
  const halves = [
    { line: 0, quantity: 1 },
    { line: 0, quantity: 1 },
  ]
  expect(bringsShipping(order, halves)).toBe(true)
  expect(bringsShipping(after(order, [], true).order, halves)).toBe(false)
})
