import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  importFile,
  piecesOf,
  shirt,
  variantIds,
} from '../../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../../tests/support/databases'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { product } from '../../../../tests/support/network/stub-host'
import { placed } from '../../../../tests/support/placed-order'
import type { Database } from '../../../database/tables.server'
import { cardsByIds } from '../../queries/cards.server'
import { findProduct } from '../../queries/products.server'
import { fileRows } from '../file-rows.server'
import { importProducts } from '../import-products.server'

const folder = ownFolder()

eachDatabase('variants that come in', (open) => {
  let db: Database
  let id = 100
  beforeAll(async () => {
    db = await open()
  })
  const fresh = () => ++id
  const sizes = (variants: object[], more: object = {}) => ({
    options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
    variants,
    ...more,
  })
  const reasons = async (...products: object[]) =>
    (await importFile(db, [product(9999), ...products])).rejected.map(({ reason }) => reason)

  test('a product has its variants’ least price, total stock and options', async () => {
    const one = fresh()
    await importFile(db, [shirt(one)])
    expect(await findProduct(db, one)).toMatchObject({
      price: 1820,
      stock: 8,
      options: [{ name: 'Size', values: ['S', 'M'] }, { name: 'Colour' }],
      variants: [
        { sku: `SH-${one}-SR`, values: ['S', 'Red'], price: 2000, stock: 5 },
        { values: ['M', 'Red'], price: 2250, compareAt: 3000, stock: 3 },
        { values: ['M', 'Blue'], price: 1820, stock: 0, pictures: [0] },
      ],
    })
    expect((await cardsByIds(db, [one]))[0]).toMatchObject({ options: [{ name: 'Size' }, {}] })
    const plain = fresh()
    await importFile(db, [product(plain)])
    expect(await findProduct(db, plain)).not.toHaveProperty('options')
    expect(await findProduct(db, plain)).not.toHaveProperty('variants')
    expect((await cardsByIds(db, [plain]))[0]).not.toHaveProperty('options')
  })

  test('a variant keeps its number by SKU or values, closes when gone and reopens', async () => {
    const one = fresh()
    const [s, m, l] = [
      { sku: `A-${one}`, values: ['S'], stock: 4 },
      { values: ['M'], stock: 5 },
      { values: ['L'], stock: 6, price: 99 },
    ]
    const store = (variants: object[], more: object = {}) =>
      importFile(db, [product(one, sizes(variants, more))])
    await store([s, m, l])
    const first = await variantIds(db, one)
    const renamed = { options: [{ name: 'Size', values: ['XS', 'M', 'L'] }] }
    expect(await store([m, { ...s, values: ['XS'] }], renamed)).toMatchObject({ changed: 1 })
    expect(await variantIds(db, one)).toEqual({ XS: first.S, M: first.M, L: first.L })
    const { stock, variants } = (await findProduct(db, one)) ?? {}
    expect([stock, variants?.map((variant) => variant.id)]).toEqual([9, [first.M, first.S]])
    expect(await store([m, l, s])).toMatchObject({ changed: 1 })
    expect(await variantIds(db, one)).toEqual(first)
    expect(await store([m, l, s])).toMatchObject({ unchanged: 1 })
    expect(await piecesOf(db, one)).toMatchObject({ all: 15 })
  })

  test('an unchanged figure brings back nothing that was sold here', async () => {
    const one = fresh()
    await importFile(db, [shirt(one)])
    const variant = (await variantIds(db, one))['S / Red']
    await placed(db, { productId: one, variant, quantity: 2 })
    expect(await importFile(db, [shirt(one)])).toMatchObject({ unchanged: 1 })
    expect(await piecesOf(db, one)).toMatchObject({ all: 6, 'S / Red': 3, 'M / Red': 3 })
    await importFile(db, [shirt(one)], { setStock: true })
    expect(await piecesOf(db, one)).toMatchObject({ all: 8, 'S / Red': 5 })
  })

  test('omitted fields stay; a price or a stock of the whole product is refused', async () => {
    const one = fresh()
    await importFile(db, [shirt(one)])
    await importFile(db, [{ id: one, description: 'New words' }])
    expect(await findProduct(db, one)).toMatchObject({
      description: 'New words',
      price: 1820,
      stock: 8,
      variants: [{}, {}, {}],
    })
    expect(await reasons({ id: one, price: 5 })).toEqual([
      `price: product ${one} comes in variants, which each have their own`,
    ])
  })

  test('a product that loses its options is bought as it is, and the other way round', async () => {
    const one = fresh()
    await importFile(db, [shirt(one)])
    await importFile(db, [product(one, { stock: 7 })], { source: 'host', partial: false })
    const plain = await findProduct(db, one)
    expect(plain).toMatchObject({ stock: 7 })
    expect(plain).not.toHaveProperty('variants')
    await importFile(db, [shirt(one, { source: 'host' })])
    expect(await findProduct(db, one)).toMatchObject({ stock: 8, variants: [{}, {}, {}] })
  })

  test('inconsistent variants are refused with a reason, and none is stored', async () => {
    const one = fresh()
    const two = fresh()
    await importFile(db, [shirt(one)])
    const bad: [object, string][] = [
      [{ variants: [{ values: ['S'] }] }, 'options: missing, though there are variants'],
      [{ options: [{ name: 'Size', values: ['S'] }] }, 'variants: missing, though'],
      [sizes([{ values: ['XXL'] }]), 'variants.0.values: Size has no XXL'],
      [sizes([{ values: [] }]), 'variants.0.values: 0 of 1 options'],
      [sizes([{ values: ['S', 'Red'] }]), 'variants.0.values: 2 of 1 options'],
      [sizes([{ values: ['S'] }, { values: ['S'] }]), 'variants: S twice'],
      [
        sizes([
          { values: ['S'], sku: 'x' },
          { values: ['M'], sku: 'x' },
        ]),
        'variants: sku x twice',
      ],
      [sizes([{ values: ['S'], sku: `SH-${one}-SR` }]), `is of a variant of product ${one}`],
      [sizes([{ values: ['S'], price: -1 }]), 'variants.0.price'],
      [sizes([{ values: ['S'], stock: 1.5 }]), 'variants.0.stock'],
      [sizes([{ values: ['S'], gtin: '12' }]), 'a GTIN has 8, 12, 13 or 14 digits'],
      [sizes([{ values: ['S'], pictures: ['a'] }]), 'variants.0.pictures.0'],
      [{ options: 'Size', variants: 7 }, 'options'],
      [sizes(Array.from({ length: 201 }, () => ({ values: ['S'] }))), 'variants'],
      [
        { ...sizes([{ values: ['S'] }]), options: Array(4).fill({ name: 'a', values: ['S'] }) },
        'op',
      ],
    ]
    for (const [more, reason] of bad)
      expect((await reasons(product(two, more)))[0], JSON.stringify(more)).toContain(reason)
    expect(await findProduct(db, two)).toBeUndefined()
    const twice = [shirt(two), { ...shirt(two), id: fresh() }]
    expect((await reasons(...twice))[0]).toContain('stands in row 2')
  })

  test('a table has a row for each variant; an unreadable one refuses its product', async () => {
    const path = join(folder, `table-${id}.csv`)
    const [one, two, three] = [fresh(), fresh(), fresh()]
    const lines = [
      'id,title,category,price,stock,option1Name,option1Value,sku,compareAtPrice',
      `${one},Shirt,clothes,20,3,Size,S,R-${one},25`,
      `${one},,,21,4,Size,M,,`,
      `${two},Lamp,home,9,1,,,,`,
      `${three},Skirt,clothes,30,2,Size,S,,`,
      `${three},broken`,
    ]
    writeFileSync(path, `${lines.join('\n')}\n${fresh()},Last,home,1,1,,,,\n`)
    const report = await importProducts(db, fileRows(path), { source: 'file', partial: true })
    expect(report.rejected.map(({ row, reason }) => [row, reason.slice(0, 20)])).toEqual([
      [5, 'row: 6, which may be'],
      [6, expect.any(String)],
    ])
    expect(await findProduct(db, one)).toMatchObject({
      title: 'Shirt',
      price: 2000,
      stock: 7,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [{ sku: `R-${one}`, price: 2000, compareAt: 2500, stock: 3 }, { price: 2100 }],
    })
    expect(await findProduct(db, two)).not.toHaveProperty('options')
    expect(await findProduct(db, three)).toBeUndefined()
  })
})
