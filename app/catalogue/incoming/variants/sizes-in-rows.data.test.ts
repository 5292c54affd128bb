import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import type { Database } from '../../../database/tables.server'
import { findProduct } from '../../queries/products.server'
import { fileRows } from '../file-rows.server'
import { importProducts } from '../import-products.server'

const folder = ownFolder()
const HEAD = 'SKU,Product Name,Category,Price,Qty,Size,Colour'

eachDatabase('sizes that a table lists in rows', (open) => {
  let db: Database
  let name = 0
  beforeAll(async () => {
    db = await open()
  })
  async function imported(lines: string[], head = HEAD) {
    const path = join(folder, `listed-${++name}.csv`)
    writeFileSync(path, [head, ...lines].join('\n'))
    const unknown: string[] = []
    const rows = fileRows(path, (columns) => unknown.push(...columns))
    return { unknown, ...(await importProducts(db, rows, { source: 'file', partial: true })) }
  }
  const productOf = async (sku: string) => {
    const variant = db.selectFrom('variants').select('product_id as id').where('sku', '=', sku)
    const product = db.selectFrom('products').select('id').where('sku', '=', sku)
    const { id } = await variant.unionAll(product).executeTakeFirstOrThrow()
    return findProduct(db, id)
  }

  const KURTA = [
    'K-SR,Cotton Kurta,Kurtas,1250,10,S,Red',
    'K-MR,Cotton Kurta,Kurtas,1250,8,M,Red',
    'K-SB,cotton  kurta,,1350,6,S,Blue',
    'K-MB,,,1350,0,M,Blue',
  ]

  test('rows of one title are a product that comes in their sizes and colours', async () => {
    const report = await imported([...KURTA, 'MUG,Mug,Kitchen,399,25,,Blue'])
    expect(report).toMatchObject({ added: 2, rejected: [], unknown: [] })
    expect(await productOf('K-MR')).toMatchObject({
      title: 'Cotton Kurta',
      price: 125_000,
      stock: 24,
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Colour', values: ['Red', 'Blue'] },
      ],
      variants: [{ sku: 'K-SR' }, { stock: 8 }, { price: 135_000 }, { values: ['M', 'Blue'] }],
    })
    expect(await productOf('MUG')).not.toHaveProperty('options')
    expect(await productOf('MUG')).toMatchObject({ colour: 'Blue' })
  })

  test('the same table finds its product again by the SKUs of the sizes', async () => {
    expect(await imported(KURTA)).toMatchObject({ added: 0, unchanged: 1 })
    const more = [...KURTA, 'K-LR,Cotton Kurta,Kurtas,1450,2,L,Red']
    expect(await imported(more)).toMatchObject({ added: 0, changed: 1 })
    expect((await productOf('K-LR'))?.variants).toHaveLength(5)
  })

  test('a part of a product’s sizes is refused, so that the others go on being sold', async () => {
    const part = [KURTA[0] as string, 'OTHER,Other,Kurtas,5,1,,']
    expect((await imported(part)).rejected).toEqual([
      {
        row: 2,
        reason: 'size: 4 of its product are missing, such as K-MR; list all, with their stock',
      },
    ])
    expect((await productOf('K-MR'))?.variants).toHaveLength(5)
  })

  test('products of one title that the shop has by their own SKUs stay apart', async () => {
    await imported(['P-1,Plate,Kitchen,100,1', 'P-2,Plate,Kitchen,120,1'], HEAD.slice(0, -12))
    const listed = ['P-1,Plate,Kitchen,110,1,S,', 'P-2,Plate,Kitchen,120,1,L,']
    expect(await imported(listed)).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await productOf('P-1')).toMatchObject({ price: 11_000 })
  })

  test('one colour of all sizes is the product’s, and each colour shows its own pictures', async () => {
    const web = 'https://a.example'
    await imported(
      [
        `C-1,Cap,Hats,90,1,Free size,Red,${web}/red.jpg`,
        `C-2,Cap,Hats,90,1,Free size,Blue,${web}/blue.jpg|${web}/back.jpg`,
        `B-1,Belt,Belts,90,1,30,Brown,${web}/belt.jpg`,
        `B-2,Belt,Belts,90,1,"32,5",Brown,${web}/belt.jpg`,
      ],
      `${HEAD},Photos`,
    )
    const cap = await productOf('C-1')
    expect(cap?.images).toHaveLength(3)
    expect(cap?.variants).toMatchObject([{ pictures: [0] }, { pictures: [1, 2] }])
    const belt = await productOf('B-1')
    expect(belt).toMatchObject({ colour: 'Brown', options: [{ values: ['30', '32,5'] }] })
    expect(belt?.options).toHaveLength(1)
  })

  test('a repeated size begins another product; a cell of several sizes is refused', async () => {
    const twice = ['T-1,Tie,Ties,10,1,M,', 'T-2,Tie,Ties,12,1,M,']
    expect(await imported(twice)).toMatchObject({ added: 2 })
    const { rejected } = await imported([
      'S-1,Scarf,Scarves,10,9,"S, M, L",',
      'S-2,Bag,Bags,10,9,,',
    ])
    expect(rejected).toEqual([
      {
        row: 2,
        reason: 'size: "S, M, L" are several; write a row for each, with its price and stock',
      },
    ])
  })

  test('a table without SKUs and numbers finds its products again by their titles', async () => {
    const head = 'Name,Category,Price,Qty,Size'
    const rows = ['Wool Hat,Hats,450,10,', 'Felt Rug,Rugs,5200,3,S', 'Felt Rug,Rugs,6200,2,L']
    expect(await imported(rows, head)).toMatchObject({ added: 2, rejected: [] })
    expect(await imported(rows, head)).toMatchObject({ added: 0, unchanged: 2 })
    const dearer = ['wool  hat,Hats,500,10,', 'Felt Rug,Rugs,5200,3,S', 'Felt Rug,Rugs,6200,2,L']
    expect(await imported(dearer, head)).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    const { rejected } = await imported(
      ['Bow,Ties,10,1,', 'Plate,Kitchen,1,1,', 'Bow,Ties,12,1,'],
      head,
    )
    expect(rejected).toEqual([
      { row: 3, reason: 'title: 2 products have it; give the row a SKU' },
      { row: 4, reason: 'title: stands in row 2 already; give both rows a SKU' },
    ])
  })

  test('rows without a title, or with columns of options, are read as before', async () => {
    const { rejected } = await imported(['K-SR,12,S', 'MUG,3,S'], 'SKU,Qty,Size')
    expect(rejected).toEqual([])
    expect((await productOf('K-SR'))?.variants).toHaveLength(5)
    const head = 'sku,parent,title,category,price,stock,size,option1Name,option1Value'
    expect(await imported(['O-1,OAR,Oar,Boats,9,1,S,Length,2 m'], head)).toMatchObject({
      unknown: ['size'],
    })
  })
})
