import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPEC_RULES } from '../../../tests/support/settings/spec-rules'
import { orderTotals as byRules, type CouponTerms } from '../../cart/totals'
import { lineShares, refundOf } from './refund-shares'

const orderTotals = (lines: Parameters<typeof byRules>[0], coupon?: CouponTerms) =>
  byRules(lines, coupon, SPEC_RULES)

test('a line gets its share of coupon and tax', () => {
  const lines = [
    { unitPrice: 1000, quantity: 2 },
    { unitPrice: 3000, quantity: 1 },
  ]
  const { total } = orderTotals(lines, { kind: 'fixed', cents: 500 })
  expect(total).toBe(5175) // (5000 - 500) and 15% of it
  expect(lineShares(total, [2000, 3000])).toEqual([2070, 3105])
  expect(refundOf(2070, 2, 0, 1)).toBe(1035)
})

test('an odd cent goes to one piece, and none is lost', () => {
  const [share = 0] = lineShares(1000, [999])
  const pieces = [0, 1, 2].map((before) => refundOf(share, 3, before, 1))
  expect(pieces).toEqual([333, 334, 333])
  expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(1000)
})

const price = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const line = fc.record({
  unitPrice: price,
  parts: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 }),
})
const coupon = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 10 ** 9 }) }),
)

test('the shares of all pieces sum to the shared total, however they are divided', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), coupon, (drawn, given) => {
      const lines = drawn.map(({ unitPrice, parts }) => ({
        unitPrice,
        parts,
        quantity: parts.reduce((sum, one) => sum + one, 0),
      }))
      const { total } = orderTotals(lines, given)
      const shares = lineShares(
        total,
        lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
      )
      const refunds = lines.flatMap(({ parts, quantity }, at) => {
        let before = 0
        return parts.map((part) => {
          const refund = refundOf(shares[at] as number, quantity, before, part)
          before += part
          return refund
        })
      })
      expect(refunds.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(total)
    }),
  )
})
