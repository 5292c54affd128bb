import { expect, test } from 'vitest'
import type { ShownRefund } from '../order/refund'
import type { OrderReturn } from '../returns/find-returns.server'
import { paidBack } from './paid-back'

const refund = (quantity: number, amount: number, more: Partial<ShownRefund> = {}) =>
  ({ amount, lines: [{ line: 1, quantity, amount, restocked: 0 }], ...more }) as ShownRefund
const goods = (sequence: number, quantity: number, amount: number, state = 'refunded') =>
  ({ sequence, state, lines: [{ position: 1, quantity, refund: amount }] }) as OrderReturn

test('refunds by line count beside returns that are paid', () => {
  const order = {
    refunds: [refund(1, 500), refund(2, 900, { return: 1 })],
    returns: [goods(1, 2, 900)],
  }
  expect(paidBack(order, 1)).toEqual({ returned: 2, pieces: 3, amount: 1400 })
  expect(paidBack(order, 0)).toEqual({ returned: 0, pieces: 0, amount: 0 })
})

test('money recorded before its return counts once', () => {
  const returns = [goods(1, 2, 900)]
  expect(paidBack({ returns }, 1)).toEqual({ returned: 2, pieces: 2, amount: 900 })
  expect(paidBack({ returns, refunds: [refund(2, 900)] }, 1)).toMatchObject({ amount: 900 })
})

test('unpaid returns, shipping and mere amounts belong to no line', () => {
  const refunds = [{ amount: 300, shipping: 300, lines: [] } as unknown as ShownRefund]
  expect(paidBack({ returns: [goods(1, 2, 900, 'received')], refunds }, 1)).toEqual({
    returned: 0,
    pieces: 0,
    amount: 0,
  })
})
