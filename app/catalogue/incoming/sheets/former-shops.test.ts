import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { csv } from '../../../files/csv'
import { fileRows } from '../file-rows.server'
import { readIncoming } from '../incoming-product'
import type { SourceRow } from '../spool.server'

const folder = ownFolder()

async function read(rows: Record<string, string>[], write = (text: string) => Buffer.from(text)) {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const table = csv(
    names,
    rows.map((row) => names.map((name) => row[name] ?? '')),
  )
  const file = join(folder, 'export.csv')
  writeFileSync(file, write(table))
  const left: string[] = []
  const found: SourceRow[] = []
  for await (const row of fileRows(file, (names) => left.push(...names))) found.push(row)
  const products = found.map(({ row, value, broken }) => {
    if (broken) return `${row}: ${broken}`
    const product = readIncoming(value, { id: 1, isKnown: false })
    return 'reason' in product ? `${row}: ${product.reason}` : product.product
  })
  return { products, left }
}

const photo = (name: string) => `https://cdn.example/${name}.jpg?v=1`
const KURTA = [
  {
    ...{
      Handle: 'kurta',
      Title: 'Kurta',
      'Body (HTML)': '<p>Of <b>Bagru</b>.</p>\n<ul>\n<li>Cotton &amp; silk</li></ul>',
    },
    ...{ Vendor: 'Meera', 'Product Category': 'Apparel > Clothing', Type: '', Tags: 'cotton, new' },
    ...{
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Option2 Name': 'Colour',
    },
    ...{ 'Option2 Value': 'Red', 'Variant SKU': 'K-S', 'Variant Grams': '250.0' },
    ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' },
    ...{ 'Variant Price': '299.00', 'Variant Compare At Price': '' },
    ...{ 'Image Src': photo('b'), 'Image Position': '2', 'Image Alt Text': 'Back' },
    ...{ 'Variant Image': photo('a'), 'Cost per item': '90', Status: 'active' },
  },
  {
    ...{ Handle: 'kurta', 'Option1 Value': 'M', 'Option2 Value': 'Red', 'Variant SKU': 'K-M' },
    ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-1' },
    ...{ 'Variant Price': '319.00', 'Variant Compare At Price': '399.00' },
    ...{ 'Image Src': photo('a'), 'Image Position': '1', 'Image Alt Text': 'Front' },
  },
  { Handle: 'kurta', 'Image Src': photo('c'), 'Image Position': '3' },
]
const SCARF = {
  ...{ Handle: 'scarf', Title: 'Scarf', Type: 'Scarves', Published: 'true', Status: 'active' },
  ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '49.00' },
  ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '25' },
}

test('an export of Shopify is products with their variants, pictures and addresses', async () => {
  const { products, left } = await read([...KURTA, SCARF])
  expect(products).toMatchObject([
    {
      ...{ sku: 'kurta', slug: 'kurta', title: 'Kurta', brand: 'Meera', category: 'clothing' },
      description: 'Of Bagru.\n\n• Cotton & silk',
      tags: ['cotton', 'new'],
      images: [photo('a'), photo('b'), photo('c')],
      pictureTexts: ['Front', 'Back', ''],
      variety: {
        options: [
          { name: 'Size', values: ['S', 'M'] },
          { name: 'Colour', values: ['Red'] },
        ],
        variants: [
          { sku: 'K-S', price: 29900, compareAt: null, stock: 4, weight: 55, pictures: [0] },
          { sku: 'K-M', price: 31900, compareAt: 39900, stock: 0, pictures: null },
        ],
      },
    },
    { sku: 'scarf', slug: 'scarf', price: 4900, stock: 25, variety: null },
  ])
  expect(left).toEqual(['Cost per item'])
})

test('a product that Shopify does not sell, or does not count, is refused and no other', async () => {
  const { products } = await read([
    { ...SCARF, Handle: 'draft', Status: 'draft' },
    { ...SCARF, Handle: 'away', Published: 'FALSE' },
    { ...SCARF, 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' },
    ...KURTA,
  ])
  expect(products).toMatchObject([
    '2: Status: Shopify does not sell it; a row with active and TRUE is read',
    '3: Status: Shopify does not sell it; a row with active and TRUE is read',
    '4: Inventory: Shopify counts none in row 4; write how many',
    { title: 'Kurta' },
  ])
})

test("the newer names of Shopify's columns are read, also in UTF-16", async () => {
  const row = {
    ...{ Title: 'Cup', 'URL handle': 'cup', Type: 'Cups', Status: 'Active', SKU: 'C-1' },
    ...{ Price: '9.50', 'Inventory quantity': '3', 'Product image URL': photo('cup') },
  }
  const cup = [{ sku: 'C-1', slug: 'cup', price: 950, stock: 3, images: [photo('cup')] }]
  expect((await read([row])).products).toMatchObject(cup)
  const unicode = (text: string) => Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')
  expect((await read([row], unicode)).products).toMatchObject(cup)
  const swapped = (text: string) => unicode(text).swap16()
  expect((await read([row], swapped)).products).toMatchObject(cup)
})

const SHIRT = {
  ...{ ID: '7', Type: 'variable', SKU: 'SHIRT', Name: 'Shirt', Published: '1' },
  ...{
    Description: '<p>Khadi.</p>\\n<p>Soft.</p>',
    Categories: 'Men > Shirts, New',
    Tags: 'khadi',
  },
  ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M' },
}
const STOLE = {
  ...{ ID: '1', Type: 'simple', Name: 'Stole', Published: '1', 'In stock?': '1', Stock: '7' },
  ...{ 'Weight (kg)': '0.2', 'Sale price': '24', 'Regular price': '29', Categories: 'Stoles' },
  Images: `${photo('a')}, ${photo('b')}`,
}
const sizeOf = (size: string, more = {}) => ({
  ...{ ID: `1${size}`, Type: 'variation', SKU: `SHIRT-${size}`, Parent: 'SHIRT', Published: '1' },
  ...{ 'In stock?': '1', Stock: '5', 'Regular price': '15', 'Tax class': 'parent' },
  ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size, ...more },
})

test('an export of WooCommerce is products with their variations, wherever these stand', async () => {
  const { products } = await read([
    sizeOf('S', { 'Sale price': '12' }),
    SHIRT,
    STOLE,
    sizeOf('M', { 'Sale price': '12', 'Date sale price ends': '2026-12-31', Images: photo('m') }),
    sizeOf('L', { Published: '0' }),
  ])
  expect(products).toMatchObject([
    {
      ...{ sku: 'woo-1', price: 2400, stock: 7, weight: 44, variety: null },
      images: [photo('a'), photo('b')],
    },
    {
      ...{ sku: 'SHIRT', title: 'Shirt', category: 'shirts', description: 'Khadi.\n\nSoft.' },
      variety: {
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [
          { sku: 'SHIRT-S', price: 1200, compareAt: 1500, stock: 5, pictures: null },
          { sku: 'SHIRT-M', price: 1500, compareAt: null, pictures: [0] },
        ],
      },
    },
  ])
})

test('what of WooCommerce cannot be sold here is named', async () => {
  const { products } = await read([
    { ...STOLE, Published: '0' },
    { ...STOLE, Stock: '' },
    { ...STOLE, Type: 'grouped' },
    sizeOf('S', { Parent: 'id:99' }),
  ])
  expect(products).toEqual([
    '2: Published: WooCommerce does not show it; a row with 1 and visible is read',
    '3: Stock: WooCommerce counts none in row 3; write how many there are',
    '4: Type: grouped cannot be sold here',
    '5: Parent: id:99 is no product of this file',
  ])
})

test('a row that cannot be read closes no variant', async () => {
  const broken = (text: string) => Buffer.from(text.replace('K-M', '"K"-M'))
  const { products } = await read([...KURTA, SCARF], broken)
  expect(products).toMatchObject([
    expect.stringContaining('5: row:'),
    '4: row: 5, which may be of it, cannot be read',
    { title: 'Scarf' },
  ])
})

test('a table with some of their words is read as any other', async () => {
  const row = { Type: 'Mugs', Name: 'Mug', SKU: 'M-1', 'Regular price': '9', Price: '8' }
  const { products } = await read([{ ...row, Category: 'Mugs', Stock: '2' }])
  expect(products).toMatchObject([{ sku: 'M-1', price: 800, stock: 2 }])
})
