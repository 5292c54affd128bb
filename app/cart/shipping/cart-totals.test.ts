import { expect, test } from 'vitest'
import { SPEC_RULES } from '../../../tests/support/settings/spec-rules'
import { readCartItem } from '../cart'
import { cartTotals, chosenWay, type Pricing } from './cart-totals'

const item = (id: number, more = {}) => {
  const read = readCartItem({ id, title: `P${id}`, price: 10, quantity: 2, stock: 9, ...more })
  if (!read) throw new Error('no item')
  return read
}
const quoted = (productId: number, grams: number) => ({
  ...{ productId, grams, title: '', unitPrice: 1000, quantity: 1, lineTotal: 1000 },
  available: 9,
})
const PRICED: Pricing = {
  rules: SPEC_RULES,
  rates: [{ cents: 490, upToGrams: 1000, freeFrom: 4000 }, { cents: 990 }],
  payments: [
    { payment: 'bank', fee: 0, label: 'Bank', usual: true },
    { payment: 'cash_on_delivery', fee: 250, label: 'Cash' },
  ],
  items: [quoted(1, 400), quoted(2, 100)],
}

test('another quantity is weighed at once', () => {
  expect(cartTotals([item(1)], PRICED).shipping).toBe(490)
  expect(cartTotals([item(1, { quantity: 3 })], PRICED).shipping).toBe(990)
})

test('the amount after discount decides on free shipping', () => {
  const items = [item(1), item(2)]
  expect(cartTotals(items, PRICED).shipping).toBe(0)
  expect(cartTotals(items, PRICED, { kind: 'fixed', cents: 1 }).shipping).toBe(490)
})

test('an item that cannot be ordered is not sent', () => {
  expect(cartTotals([item(1, { stock: 0 })], PRICED)).toMatchObject({ shipping: 0, total: 0 })
  expect(cartTotals([], PRICED).total).toBe(0)
})

const paid = (payment: string) =>
  cartTotals([item(1)], PRICED, undefined, chosenWay(PRICED, payment))

test('a fee is part of the total once a way to pay is chosen', () => {
  expect(cartTotals([item(1)], PRICED).fee).toBe(0)
  expect(paid('bank').fee).toBe(0)
  expect(paid('cash_on_delivery')).toMatchObject({
    fee: 250,
    total: 2000 + 490 + 250 + 411, // The tax is 15% of all of it.
  })
})

test('the usual way to pay counts where the chosen one is not offered', () => {
  const bank = { ...PRICED, payments: PRICED.payments.slice(0, 1) }
  expect(chosenWay(PRICED, '')?.payment).toBe('bank')
  expect(chosenWay(PRICED, 'cash_on_delivery')?.payment).toBe('cash_on_delivery')
  expect(chosenWay(bank, 'cash_on_delivery')?.payment).toBe('bank')
  expect(chosenWay({ ...PRICED, payments: [] }, 'bank')).toBeUndefined()
})
