import { afterAll, expect, test } from 'vitest'
import type { Language } from '../../../business'
import { patternOf, shopCurrency } from '../../../texts/currency.server'
import { setCurrency } from '../../../texts/figures'
import { INCOMING_FIELDS } from '../incoming-product'
import { columnNames } from './column-names.server'

const shopOf = (currency: () => string) =>
  setCurrency((language: Language) => patternOf(language, currency()), currency)
afterAll(() => shopOf(shopCurrency))

const named = (...names: string[]) => columnNames(names, INCOMING_FIELDS)

test.each([
  ['SKU', 'sku'],
  ['Product Name', 'title'],
  ['TITLE', 'title'],
  ['Qty', 'stock'],
  ['Weight (kg)', 'weightKg'],
  ['Weight (lb)', 'weight'],
  ['Variant Weight (lbs)', 'variantWeight'],
  ['Option1 Name', 'option1Name'],
  ['Compare At Price', 'compareAtPrice'],
  ['Title (fr)', 'title_fr'],
  ['Price *', 'price'],
  ['Photo', 'images'],
  ['GST %', 'taxClass'],
  ['Selling Price', 'price'],
  ['MRP', 'compareAtPrice'],
  ['Sizes', 'size'],
])('a merchant’s column %s is our %s', (given, field) => {
  expect(named(given)).toEqual([field])
})

test('a unit in a column’s name is passed over where it is the shop’s currency, and no other', () => {
  shopOf(() => 'BDT')
  expect(named('Price (৳)')).toEqual(['price'])
  expect(named('Price [BDT]')).toEqual(['price'])
  expect(named('Price (Tk.)')).toEqual(['price'])
  expect(named('Price (USD)', 'Weight (g)')).toEqual(['Price (USD)', 'Weight (g)'])
})

test('of two columns for one field that of its own name holds, else the first', () => {
  expect(named('Name', ' title ', 'SKU', 'Product code')).toEqual([
    ...['Name', 'title', 'sku', 'Product code'],
  ])
})
