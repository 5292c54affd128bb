import { expect, test } from 'vitest'
import type { CardProduct } from '../../catalogue/product/product'
import { addItem, type CartItem, lineKey, readCartItem, tidyCart } from '../cart'
import { wanted } from '../quote'
import { reconcile, withoutOrdered } from '../reconcile'
import { putBack } from '../row-changes'
import { writeStoredProduct } from '../stored-product'
import { addLines, piecesThere } from './add-lines'
import { chosenOf, pathOf } from './line-name'

const item = (id: number, variant?: number, more: Partial<CartItem> = {}) =>
  ({
    ...readCartItem({ id, title: 'Shirt', price: 10, stock: 9, quantity: 2, variant }),
    ...more,
  }) as CartItem
const quoted = (productId: number, variant?: number, more = {}) => ({
  ...{ productId, variant, title: 'Shirt', unitPrice: 1000, quantity: 2, lineTotal: 2000 },
  available: 9,
  ...more,
})
const keys = (...items: CartItem[]) => new Set(items.map(lineKey))

test('two variants of a product are two lines, each with its own quantity', () => {
  const one = item(1, 11)
  const other = item(1, 12)
  const { quantity: _, ...product } = other
  const both = addItem([one], product)
  expect(both.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    [11, 2],
    [12, 1],
  ])
  expect(addItem(both, product)[1]?.quantity).toBe(2)
  expect(addItem(both, product)[0]).toBe(one)
  expect(tidyCart([one, other, one]).map(({ quantity }) => quantity)).toEqual([4, 2])
  expect(putBack([one], 1, other)).toEqual([one, other])
  expect(putBack([one, other], 0, one)).toEqual([one, other])
})

test('a cart from before variants is read as it was', () => {
  const old = { id: 1, title: 'Shirt', price: 10, stock: 9, quantity: 2, tags: ['x'] }
  const read = readCartItem(old) as CartItem
  expect(read).not.toHaveProperty('variant')
  expect(lineKey(read)).toBe(1)
  expect(writeStoredProduct(read)).toMatchObject(old)
  expect(JSON.stringify(wanted(read))).toBe('{"productId":1,"quantity":2}')
})

test('a stored variant comes back, as a number, even of a product stored at an absurd length', () => {
  expect(readCartItem({ id: 1, variant: '12' })).toMatchObject({ id: 1, variant: 12 })
  const long = readCartItem({ id: 1, variant: 12, description: 'x'.repeat(200_000) }) as CartItem
  expect(lineKey(long)).toBe('1-12')
})

test.each(['red', 0, -1, 1.5, null, {}, [], true, Number.NaN])(
  'a variant that another writer stored, %j, counts as none',
  (variant) => {
    const read = readCartItem({ id: 1, variant }) as CartItem
    const plain = { ...item(1), variant: undefined } as CardProduct
    expect(addItem([{ ...read, stock: 9 }], plain)).toHaveLength(1)
    expect(wanted(read).variant).toBeUndefined()
  },
)

test('the shop’s answer changes the line that it belongs to', () => {
  const one = item(1, 11)
  const other = item(1, 12)
  const answer = [quoted(1, 11), quoted(1, 12, { unitPrice: 1500, available: 1 })]
  const { items, changes } = reconcile([one, other], keys(one, other), answer)
  expect(items[0]).toBe(one)
  expect(items[1]).toMatchObject({ variant: 12, price: 1500, quantity: 1 })
  expect([...changes.keys()]).toEqual(['1-12'])
})

test('a line says that its variant is gone, or that one must be chosen', () => {
  const lines = [item(1, 11), item(1, 12), item(2), item(3)]
  const problems = [
    { code: 'unknown_variant' as const, detail: '', productId: 1, variant: 12 },
    { code: 'variant_required' as const, detail: '', productId: 2 },
    { code: 'unknown_product' as const, detail: '', productId: 3 },
  ]
  const { items, changes } = reconcile(lines, keys(...lines), [quoted(1, 11)], problems)
  expect(items.map(({ stock }) => stock)).toEqual([9, 0, 0, 0])
  expect(Object.fromEntries(changes)).toEqual({
    '1-12': [{ kind: 'goneChoice' }],
    2: [{ kind: 'toChoose' }],
    3: [{ kind: 'gone' }],
  })
})

test('the chosen options read in the words of the shop', () => {
  const line = item(1, 11, { chosen: [{ name: 'Size', value: 'M' }] })
  const options = [{ name: 'Size', value: 'Medium' }]
  const { items } = reconcile([line], keys(line), [quoted(1, 11, { options })])
  expect(items[0]).toMatchObject({ chosen: options })
  expect(reconcile(items, keys(line), [quoted(1, 11, { options })]).items).toBe(items)
})

test('only the ordered variant leaves the cart', () => {
  const left = withoutOrdered(
    [item(1, 11), item(1, 12), item(1)],
    [{ productId: 1, variant: 12, quantity: 2 }],
  )
  expect(left.map(lineKey)).toEqual(['1-11', 1])
})

test('an earlier order of two sizes comes back as two lines', () => {
  const line = (variant: number, value: string) => ({
    ...{ productId: 1, title: 'Shirt', unitPrice: 1250, quantity: 3, variant },
    options: [{ name: 'Size', value }],
  })
  const filled = addLines([item(1, 11)], [line(11, 'S'), line(12, 'M')])
  expect(filled.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    [11, 3],
    [12, 3],
  ])
  expect(filled[1]).toMatchObject({ chosen: [{ name: 'Size', value: 'M' }] })
  expect(addLines(filled, [line(12, 'M')])).toHaveLength(2)
})

test('of an earlier order the cart holds as many pieces as both have', () => {
  const line = (variant: number, quantity: number) => ({
    ...{ productId: 1, title: 'Shirt', unitPrice: 1250, quantity, variant },
  })
  const cart = [item(1, 11), item(1, 12, { quantity: 5 })]
  expect(piecesThere(cart, [line(11, 3), line(12, 4), line(13, 1)])).toBe(2 + 4)
  expect(piecesThere([], [line(11, 3)])).toBe(0)
})

test('a line links to the chosen variant as long as it is sold', () => {
  expect(pathOf(item(1, 12))).toBe('/shop/1?variant=12')
  expect(pathOf(item(1, 12, { stock: 0 }))).toBe('/shop/1')
  expect(pathOf(item(1))).toBe('/shop/1')
})

test.each([undefined, null, 5, 'Size', {}, [null, 3, { name: 'Size' }, { name: 1, value: 'M' }]])(
  'a choice that another writer stored, %j, is skipped',
  (chosen) => expect(chosenOf({ chosen })).toEqual([]),
)
