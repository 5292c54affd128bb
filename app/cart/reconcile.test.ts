import { expect, test } from 'vitest'
import { SPEC_RULES } from '../../tests/support/settings/spec-rules'
import { type CartItem, readCartItem } from './cart'
import { reconcile, withoutOrdered } from './reconcile'
import { cartTotals } from './shipping/cart-totals'

const PRICED = { rules: SPEC_RULES, payments: [] }

const item = (id: number, more: Partial<CartItem> = {}) =>
  ({
    ...readCartItem({ id, title: `Product ${id}`, price: 10, stock: 9, quantity: 2 }),
    ...more,
  }) as CartItem
const quoted = (id: number, more = {}) => ({
  productId: id,
  title: `Product ${id}`,
  unitPrice: 1000,
  quantity: 2,
  lineTotal: 2000,
  available: 9,
  ...more,
})
const ids = (...given: number[]) => new Set(given)

test('a cart that agrees with the catalogue stays the same list', () => {
  const items = [item(1)]
  const result = reconcile(items, ids(1), [quoted(1)])
  expect(result.items).toBe(items)
  expect(result.changes.size).toBe(0)
})

test('a changed price is taken over and told', () => {
  const { items, changes } = reconcile([item(1)], ids(1), [quoted(1, { unitPrice: 1250 })])
  expect(items[0]).toMatchObject({ price: 1250, quantity: 2 })
  expect(changes.get(1)).toEqual([{ kind: 'price', from: 1000, to: 1250 }])
})

test('the lowest price of the 30 days before is taken over silently, and goes when it does', () => {
  const told = reconcile([item(1)], ids(1), [quoted(1, { lowestBefore: 900 })])
  expect(told.items).toMatchObject([{ lowestBefore: 900 }])
  expect(told.changes.size).toBe(0)
  expect(reconcile(told.items, ids(1), [quoted(1)]).items[0]?.lowestBefore).toBeUndefined()
})

test('the rating of a kept card is taken over silently', () => {
  const { items, changes } = reconcile([item(1)], ids(1), [
    quoted(1, { rating: 3.5, reviewCount: 8 }),
  ])
  expect(items).toMatchObject([{ rating: 3.5, reviewCount: 8 }])
  expect(changes.size).toBe(0)
})

test('a lower stock lowers the quantity and is told; a higher one is only stored', () => {
  const { items, changes } = reconcile([item(1), item(2)], ids(1, 2), [
    quoted(1, { available: 1 }),
    quoted(2, { available: 50 }),
  ])
  expect(items.map(({ quantity, stock }) => [quantity, stock])).toEqual([
    [1, 1],
    [2, 50],
  ])
  expect(changes.get(1)).toEqual([{ kind: 'less', from: 2, left: 1 }])
  expect(changes.has(2)).toBe(false)
})

test('a product that is sold out or no longer sold stays visible, but is not ordered', () => {
  const { items, changes } = reconcile([item(1), item(2), item(3)], ids(1, 2, 3), [
    quoted(1, { available: 0 }),
    quoted(3),
  ])
  expect(changes.get(1)).toEqual([{ kind: 'soldOut' }])
  expect(changes.get(2)).toEqual([{ kind: 'gone' }])
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(cartTotals(items, PRICED).subtotal).toBe(2000)
})

test('an item that another tab added meanwhile was not asked about and stays', () => {
  const items = [item(1), item(2)]
  const result = reconcile(items, ids(1), [quoted(1)])
  expect(result.items).toBe(items)
})

test('an unreadable price is filled in silently', () => {
  const { items, changes } = reconcile([item(1, { price: 0 })], ids(1), [quoted(1)])
  expect(items[0]?.price).toBe(1000)
  expect(changes.size).toBe(0)
})

test('an acknowledged order leaves the items that were not part of it', () => {
  const cart = [item(1), item(2, { quantity: 5 }), item(3, { stock: 0 })]
  const ordered = [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 2 },
  ]
  expect(withoutOrdered(cart, ordered).map(({ id, quantity }) => [id, quantity])).toEqual([
    [2, 3],
    [3, 2],
  ])
})
