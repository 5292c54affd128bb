import { expect, test } from 'vitest'
import { addItem, type CartItem, readCartItem } from './cart'
import { increment } from './row-changes'
import { readStoredProduct, writeStoredProduct } from './stored-product'

/** A product as another writer of the catalogue's shape stores it. */
const whole = {
  id: 1,
  title: 'Lamp',
  description: 'Gives\tlight.\nA lot of it.',
  category: 'home',
  price: 9.99,
  discountPercentage: 10,
  rating: 4.5,
  stock: 3,
  brand: 'Nova',
  weight: 4,
  warrantyInformation: '1 year',
  shippingInformation: 'Ships in a week',
  returnPolicy: '30 days',
  availabilityStatus: 'Low Stock',
  reviews: [{ rating: 5, comment: 'Bright' }],
  thumbnail: '/media/demo/1-1',
  images: ['/media/demo/1-1', '/media/demo/1-2'],
  quantity: 2,
}

test('fields that a card does not know survive every change', () => {
  const stored = { ...whole, dimensions: { width: 1 }, tags: ['x'], variant: 'red' }
  const read = readCartItem(stored)
  if (!read) throw new Error('not read')
  expect(writeStoredProduct(read)).toEqual(stored)
  const { description: _, images: __, ...card } = read as CartItem & typeof whole
  const [more] = addItem(increment([read], 0), { ...card, stock: 9 })
  expect(writeStoredProduct(more as CartItem)).toMatchObject({
    description: whole.description,
    images: whole.images,
    dimensions: { width: 1 },
    variant: 'red',
    quantity: 4,
  })
})

test('a product stored at an absurd length is kept without the fields that a card does not know', () => {
  const read = readCartItem({ ...whole, description: 'x'.repeat(4_000_000) })
  expect(read).toMatchObject({ id: 1, title: 'Lamp', reviewCount: 1, quantity: 2 })
  expect(read).not.toHaveProperty('description')
})

test('a cart keeps the highest price, which is a thousand million where there are no cents', () => {
  expect(readStoredProduct({ id: 7, price: 1_000_000_000 })?.price).toBe(100_000_000_000)
})
