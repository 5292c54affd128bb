import { expect, test } from 'vitest'
import type { CardProduct } from '../../catalogue/product/product'
import { addCompared, differ, removeCompared, tidyCompared } from './compare'

const product = (id: number) => ({ id }) as CardProduct
const four = [1, 2, 3, 4].map(product)

test('a fifth product is refused, and the same product is ignored', () => {
  expect(addCompared([], product(1))).toEqual([product(1)])
  expect(addCompared(four, product(5))).toBe(four)
  expect(addCompared(four, product(4))).toBe(four)
})

test('removing a product makes room; removing one that is not there changes nothing', () => {
  expect(removeCompared(four, 2).map(({ id }) => id)).toEqual([1, 3, 4])
  expect(removeCompared(four, 9)).toBe(four)
})

test('stored duplicates and a fifth product are dropped', () => {
  const stored = [1, 1, 2, 3, 4, 5].map(product)
  expect(tidyCompared(stored).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('a row differs when it has more than one value', () => {
  expect(differ(['Red', 'Red', 'Red'])).toBe(false)
  expect(differ(['Red', 'Blue'])).toBe(true)
  expect(differ([undefined, null, ''])).toBe(false)
  expect(differ([undefined, 'Red'])).toBe(true)
  expect(differ([999, 999])).toBe(false)
})
