import { expect, test } from 'vitest'
import { readStoredProduct } from '../cart/stored-product'
import type { CardProduct } from '../catalogue/product/product'
import { JUST_FOR_YOU, likedCategories, mixed, readCard } from './just-for-you'

const known = (id: number, category: string) => ({ id, category })
const card = (id: number, stock = 5) => readStoredProduct({ id, stock }) as CardProduct
const ids = (cards: CardProduct[]) => cards.map(({ id }) => id)

test('a wish counts twice as much as a viewed product, for at most three categories', () => {
  const viewed = [known(1, 'toys'), known(2, 'toys'), known(3, 'toys'), known(4, 'books')]
  expect(likedCategories([known(5, 'beauty')], viewed)).toEqual(['toys', 'beauty', 'books'])
  expect(likedCategories([], [known(1, ''), ...viewed, known(6, 'a'), known(7, 'b')])).toHaveLength(
    3,
  )
})

test('suggestions take turns, and leave out products that are wished for, sold out or there already', () => {
  const one = [card(1), card(2), card(3, 0)]
  const other = [card(2), card(4), card(5)]
  expect(ids(mixed([one, other], [known(4, '')]))).toEqual([1, 2, 5])
})

test('there are no more suggestions than fit', () => {
  const many = Array.from({ length: 30 }, (_, position) => card(position + 1))
  expect(mixed([many], [])).toHaveLength(JUST_FOR_YOU)
  expect(mixed([], [])).toEqual([])
})

test('a card of a product with variants says "From" where one costs more', () => {
  const variant = { id: 1, values: ['S'], price: 12.9, stock: 1 }
  const fields = { id: 1, price: 12.9 }
  expect(readCard({ ...fields, variants: [variant, { ...variant, price: 24.9 }] })).toMatchObject({
    price: 1290,
    from: true,
  })
  expect(readCard({ ...fields, variants: [variant] })?.from).toBeUndefined()
  expect(readCard(fields)).not.toHaveProperty('variants')
})
