import { expect, test } from 'vitest'
import { readStoredProduct } from '../cart/stored-product'
import { addWish, removeWishAt, tidyWishes } from './wishlist'

const wish = (id: number) => readStoredProduct({ id, title: `Product ${id}`, price: 1 }) as never

test('a product is wished once', () => {
  const once = addWish([], wish(1))
  expect(once).toHaveLength(1)
  expect(addWish(once, wish(1))).toBe(once)
  expect(addWish(once, wish(2)).map(({ id }) => id)).toEqual([1, 2])
})

test('removal is by position; one outside the list changes nothing', () => {
  const items = [wish(1), wish(2)]
  expect(removeWishAt(items, 0)).toEqual([wish(2)])
  expect(removeWishAt(items, 2)).toBe(items)
  expect(removeWishAt(items, -1)).toBe(items)
})

test('a stored list with duplicates is tidied', () => {
  expect(tidyWishes([wish(1), wish(1), wish(2)])).toEqual([wish(1), wish(2)])
})
