import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardProduct } from '../catalogue/product/product'
import { addItem, type CartItem, readCartItem, tidyCart } from './cart'
import { addLines } from './lines/add-lines'
import { decrement, increment, putBack, readQuantity, removeAt, setQuantity } from './row-changes'
import { STOCK_UNKNOWN, writeStoredProduct } from './stored-product'

const product = (id: number, more: Partial<CardProduct> = {}): CardProduct => ({
  id,
  title: `Product ${id}`,
  price: 999,
  discountPercentage: 10,
  rating: 4.5,
  stock: 3,
  category: 'beauty',
  brand: null,
  colour: null,
  thumbnail: `/media/demo/${id}-1`,
  reviewCount: 3,
  ...more,
})
const lamp = product(1)

test('adding a product appends it with quantity 1, and adding it again raises the quantity', () => {
  const once = addItem([], lamp)
  expect(once).toEqual([{ ...lamp, quantity: 1 }])
  expect(addItem(once, lamp)).toEqual([{ ...lamp, quantity: 2 }])
})

test('the quantity stops at the stock, on adding and on incrementing', () => {
  const full = [{ ...lamp, quantity: 3 }]
  expect(addItem(full, lamp)).toBe(full)
  expect(increment(full, 0)).toBe(full)
  const none: CartItem[] = []
  expect(addItem(none, product(2, { stock: 0 }))).toBe(none)
})

test('several pieces are added at once, as many as there are', () => {
  const one = addItem([], lamp)
  expect(addItem(one, lamp, 2)).toEqual([{ ...lamp, quantity: 3 }])
  expect(addItem(one, lamp, 9)).toEqual([{ ...lamp, quantity: 3 }])
  const more = [{ ...lamp, quantity: 5 }] // The stock was larger then.
  expect(addItem(more, lamp, 2)).toBe(more)
})

test('decrement works only while the quantity is above 1', () => {
  const two = [{ ...lamp, quantity: 2 }]
  const one = decrement(two, 0)
  expect(one).toEqual([{ ...lamp, quantity: 1 }])
  expect(decrement(one, 0)).toBe(one)
})

test('a position outside the list changes nothing', () => {
  const items = [{ ...lamp, quantity: 2 }]
  for (const position of [-1, 1, 99]) {
    expect(increment(items, position)).toBe(items)
    expect(decrement(items, position)).toBe(items)
    expect(removeAt(items, position)).toBe(items)
  }
})

test.each([
  ['2', 2],
  [' 12 ', 12],
  ['1000000', 1_000_000],
  ['1.5', undefined],
  ['1,5', undefined],
  ['1e3', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['two', undefined],
  ['', undefined],
])('%j is read as the quantity %j', (entered, quantity) => {
  expect(readQuantity(entered)).toBe(quantity)
})

test('a quantity is at most what one order may hold', () => {
  const [item] = setQuantity([{ ...lamp, stock: STOCK_UNKNOWN, quantity: 1 }], 0, 1_000_000)
  expect(item?.quantity).toBe(100_000)
})

test('a removed item comes back where it was, unless it was added again', () => {
  const items = [1, 2, 3].map((id) => ({ ...product(id), quantity: id }))
  const [, second] = items as [CartItem, CartItem, CartItem]
  const without = removeAt(items, 1)
  expect(without.map(({ id }) => id)).toEqual([1, 3])
  expect(putBack(without, 1, second)).toEqual(items)
  expect(putBack(items, 0, second)).toBe(items)
})

test('content of other shapes is read as far as possible', () => {
  expect(readCartItem({ id: '7', title: 'Mug', price: '4.50', quantity: '2', stock: '9' })).toEqual(
    {
      ...product(7, { title: 'Mug', price: 450, stock: 9, category: '', thumbnail: '' }),
      discountPercentage: 0,
      rating: 0,
      reviewCount: 0,
      quantity: 2,
    },
  )
  const counted = { ...lamp, reviewCount: undefined, reviews: [{}, {}], images: [], quantity: 1 }
  expect(readCartItem(counted)).toMatchObject({ id: 1, reviewCount: 2, quantity: 1 })
  expect(readCartItem({ id: 5 })).toMatchObject({ id: 5, quantity: 1, stock: STOCK_UNKNOWN })
})

test.each([null, undefined, 3, 'x', [], {}, { id: 0 }, { id: 1.5 }, { id: 'x' }, { id: null }])(
  'an item that is no product is dropped: %j',
  (value) => expect(readCartItem(value)).toBeUndefined(),
)

test.each([0, -1, Number.NaN, 'many', null, {}, 1e12])('quantity %j is read as 1', (quantity) =>
  expect(readCartItem({ id: 1, quantity })?.quantity).toBe(1),
)

test('a cart item is stored as spec section 3 says, with its price in dollars', () => {
  const stored = writeStoredProduct({ ...lamp, brand: 'Nova', quantity: 2 } as CartItem)
  const { colour: _, ...fields } = lamp
  expect(stored).toEqual({ ...fields, price: 9.99, brand: 'Nova', quantity: 2 })
})

test('two stored lines of one product become one', () => {
  const stored = [
    { ...lamp, quantity: 1 },
    { ...product(2), quantity: 1 },
    { ...lamp, quantity: 2 },
  ]
  expect(tidyCart(stored).map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('a price stays the same number of cents on its way through the browser’s storage', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, (price) => {
      const item = { ...lamp, price, quantity: 1 }
      expect(readCartItem(JSON.parse(JSON.stringify(writeStoredProduct(item))))).toEqual(item)
    }),
  )
})

test('every quantity stays between 1 and the stock, whatever is done to a cart', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('add', 'up', 'down', 'set', 'remove'), fc.nat(4), fc.integer()),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(steps, (all) => {
      let items: readonly CartItem[] = []
      for (const [what, at, number] of all) {
        if (what === 'add') items = addItem(items, product(at, { stock: at }))
        if (what === 'up') items = increment(items, at)
        if (what === 'down') items = decrement(items, at)
        if (what === 'set') items = setQuantity(items, at, number)
        if (what === 'remove') items = removeAt(items, at)
        for (const { quantity, stock } of items) {
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(stock)
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      }
    }),
  )
})

test('an earlier order fills the cart with at least as many pieces, and no more when repeated', () => {
  const line = (productId: number, quantity: number) => ({
    productId,
    title: `Product ${productId}`,
    unitPrice: 1250,
    quantity,
  })
  const kept: CartItem = { ...lamp, quantity: 5 }
  const filled = addLines([kept], [line(1, 2), line(2, 4)])
  expect(filled.map(({ id, quantity, price }) => [id, quantity, price])).toEqual([
    [1, 5, 999],
    [2, 4, 1250],
  ])
  expect(addLines(filled, [line(1, 7), line(2, 4)]).map(({ quantity }) => quantity)).toEqual([7, 4])
  const many = Array.from({ length: 150 }, (_, position) => line(position + 1, 1))
  expect(addLines([], many)).toHaveLength(100)
})
