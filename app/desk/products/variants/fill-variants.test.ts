import { expect, test } from 'vitest'
import type { FormVariant } from '../../../catalogue/care/form/product-form'
import { filledVariants, variantKey } from './fill-variants'

const variant = (...values: string[]): FormVariant => ({
  ...{ values, sku: null, gtin: null, price: 0, compareAt: null, weight: null },
  ...{ stock: 4, pictures: [] },
})

const SOLD = [variant('S', 'Dark blue'), variant('M', 'Dark blue'), variant('M', 'Grün')]
const ALL = new Set(SOLD.map(variantKey))

test('a price that is filled in reaches every variant and leaves what was not typed', () => {
  const filled = filledVariants(SOLD, ALL, { price: 1990 })
  expect(filled.map(({ price, stock, sku }) => [price, stock, sku])).toEqual([
    [1990, 4, null],
    [1990, 4, null],
    [1990, 4, null],
  ])
})

test('filled-in values reach the selected variants alone', () => {
  const filled = filledVariants(SOLD, new Set([variantKey(variant('M', 'Grün'))]), {
    price: 100,
    stock: 0,
    weight: 45,
    compareAt: 200,
  })
  expect(filled[2]).toMatchObject({ price: 100, stock: 0, weight: 45, compareAt: 200 })
  expect(filled.slice(0, 2)).toEqual(SOLD.slice(0, 2))
})

test('SKUs that are filled in differ by the values of their variants', () => {
  const filled = filledVariants(SOLD, ALL, { sku: 'TEE' })
  expect(filled.map(({ sku }) => sku)).toEqual(['TEE-S-DARK-BLUE', 'TEE-M-DARK-BLUE', 'TEE-M-GRÜN'])
})
