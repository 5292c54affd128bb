import { expect, test } from 'vitest'
import { readStoredProduct } from '../cart/stored-product'
import { addWish, removeWishAt, renewed, tidyWishes } from './wishlist'

const wish = (id: number) => readStoredProduct({ id, title: `Product ${id}`, price: 1 }) as never

test('a product is wished for once', () => {
  const once = addWish([], wish(1))
  expect(once).toHaveLength(1)
  expect(addWish(once, wish(1))).toBe(once)
  expect(addWish(once, wish(2)).map(({ id }) => id)).toEqual([1, 2])
})

test('a wish is removed by position; a position outside the list changes nothing', () => {
  const items = [wish(1), wish(2)]
  expect(removeWishAt(items, 0)).toEqual([wish(2)])
  expect(removeWishAt(items, 2)).toBe(items)
  expect(removeWishAt(items, -1)).toBe(items)
})

test('a stored list with duplicates is tidied', () => {
  expect(tidyWishes([wish(1), wish(1), wish(2)])).toEqual([wish(1), wish(2)])
})

test('a wish with options gets today’s price, and loses options that no longer exist', () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const stored = { ...(wish(1) as object), price: 900, lowestBefore: 800, from: true, options }
  const now = { price: 1200, lowestBefore: 1100, stock: 3, options }
  const other = wish(2)
  const wishes = [stored as never, other]
  expect(renewed(wishes, new Map([[1, now]]))).toEqual([
    { ...stored, ...now, from: undefined },
    other,
  ])
  const bare = { price: 700, stock: 1, options: [] }
  const [plain] = renewed(wishes, new Map([[1, bare]]))
  expect(plain).toMatchObject({ price: 700, stock: 1, lowestBefore: undefined, options: undefined })
  expect(renewed(wishes, new Map([[1, undefined]]))).toEqual(wishes)
})
