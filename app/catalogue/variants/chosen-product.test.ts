import { describe, expect, test } from 'vitest'
import type { Variant } from '../product/variant'
import { chosenProduct } from './chosen-product'

describe('a chosen product', () => {
  const product = {
    id: 5,
    options: [
      { name: 'Colour', values: ['Red', 'Blue'] },
      { name: 'Size', values: ['S', 'M'] },
    ],
    variants: [],
    images: ['a', 'b'],
    thumbnail: 't',
    weight: 2,
    availabilityStatus: 'In Stock',
    discountPercentage: 5,
  }

  test("a chosen product has its variant's price, stock and picture, and names the choice", () => {
    const variant: Variant = { id: 12, values: ['Blue', 'M'], price: 900, stock: 0, pictures: [1] }
    expect(chosenProduct(product, variant)).toEqual({
      id: 5,
      images: ['a', 'b'],
      price: 900,
      stock: 0,
      weight: 2,
      discountPercentage: 5,
      availabilityStatus: 'Out of Stock',
      thumbnail: 'b',
      variant: 12,
      chosen: [
        { name: 'Colour', value: 'Blue' },
        { name: 'Size', value: 'M' },
      ],
    })
  })

  test("a chosen product is reduced from its variant's previous price", () => {
    const variant: Variant = { id: 1, values: [], price: 750, compareAt: 1000, stock: 1 }
    const { price, discountPercentage } = chosenProduct(product, variant)
    expect(Math.round(price / (1 - discountPercentage / 100))).toBe(1000)
  })
})
