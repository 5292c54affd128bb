import fc from 'fast-check'
import type { TotalsRules } from '../../../app/cart/rules/taxes'
import { percentOfClass } from '../../../app/cart/rules/taxes'
import { type CouponTerms, orderTotals } from '../../../app/cart/totals'
import type { ShownRefund } from '../../../app/orders/order/refund'
import {
  type RefundableOrder,
  type RefundLineRequest,
  refundQuote,
} from '../../../app/orders/pricing/refund-quote'

interface Line {
  unitPrice: number
  quantity: number
  taxClass?: string
}

/** Returns an order of lines, as it is priced by the rules. */
export function orderOf(lines: Line[], coupon: CouponTerms | undefined, rules: TotalsRules) {
  const items = lines.map((line) => ({
    quantity: line.quantity,
    lineTotal: line.unitPrice * line.quantity,
    taxPercent: percentOfClass(rules.rates, line.taxClass),
  }))
  return { ...orderTotals(lines, coupon, rules), items, refunds: [] as ShownRefund[] }
}

/** Refunds pieces of an order; returns the quote and the order after it. */
export function after(
  order: RefundableOrder,
  lines: readonly RefundLineRequest[],
  shipping: boolean,
  amount?: number,
) {
  const quote = refundQuote(order, lines, shipping, amount)
  const refund: ShownRefund = {
    at: '',
    reason: '',
    amount: quote.amount,
    taxes: quote.taxes,
    ...(shipping && { shipping: quote.shipping }),
    lines: quote.lines.map((line) => ({ ...line, restocked: 0 })),
  }
  return { quote, order: { ...order, refunds: [...(order.refunds ?? []), refund] } }
}

export const all = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

const CLASSES = ['standard', 'reduced', 'none'] as const
const price = fc.oneof(
  fc.integer({ min: 0, max: 900 }),
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: 0, max: 99_999_999 }),
)
export const rules: fc.Arbitrary<TotalsRules> = fc.record({
  includesTax: fc.boolean(),
  rounding: fc.constantFrom('order', 'line'),
  rates: fc
    .tuple(...CLASSES.map(() => fc.constantFrom(0, 5.5, 10, 15, 19, 20, 8.875)))
    .map((percents) => CLASSES.map((name, at) => ({ class: name, percent: percents[at] ?? 0 }))),
  shippingCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  feeCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
})
export const line = fc.record({
  unitPrice: price,
  quantity: fc.integer({ min: 1, max: 12 }),
  taxClass: fc.constantFrom(undefined, ...CLASSES),
})
export const coupon: fc.Arbitrary<CouponTerms | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 10 ** 6 }) }),
)
/** Generates the pieces of each refund in turn. */
export const turns = fc.array(
  fc.record({ line: fc.nat(7), quantity: fc.integer({ min: 1, max: 4 }) }),
  {
    maxLength: 12,
  },
)
