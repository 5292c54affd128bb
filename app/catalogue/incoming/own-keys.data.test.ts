import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { importProducts } from './import-products.server'

eachDatabase('a SKU as the key of a product', (open) => {
  async function shop() {
    const db = await open()
    const load = async (rows: object[], source = 'file', more = {}) =>
      importProducts(
        db,
        (async function* () {
          for (const [at, value] of rows.entries()) yield { row: at + 1, value }
        })(),
        { source, partial: source === 'file', ...more },
      )
    const products = () =>
      db.selectFrom('products').select(['id', 'sku', 'title', 'price']).orderBy('id').execute()
    return { db, load, products }
  }
  const own = (sku: string, more: object = {}) => {
    const { id: _, ...rest } = product(1, { title: `Own ${sku}`, sku })
    return { ...rest, ...more }
  }

  test('rows without an id get free ones, and change their product the next time', async () => {
    const { load, products } = await shop()
    await load([product(1), product(2)], 'demo')
    const rows = [own('A-1'), own('B 2', { price: 5 }), product(3, { title: 'By id' })]
    expect(await load(rows)).toMatchObject({ added: 3, rejectedCount: 0 })
    const first = await products()
    expect(first.map(({ sku }) => sku).sort()).toEqual([null, null, null, 'A-1', 'B 2'].sort())
    expect(new Set(first.map(({ id }) => id)).size).toBe(5)
    expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(await load([{ sku: ' B 2 ', price: 7 }])).toMatchObject({ changed: 1 })
    expect((await products()).find(({ sku }) => sku === 'B 2')).toMatchObject({ price: 700 })
    for (const [at, sku] of ['B\u00002', 'B  2\n'].entries())
      expect(await load([{ sku, price: 8 + at }])).toMatchObject({ changed: 1 })
    const more = Array.from({ length: 250 }, (_, at) => own(`M${at}`))
    expect(await load(more, 'file', { dryRun: true })).toMatchObject({ added: 250 })
    expect(await products()).toHaveLength(5)
    const both = await Promise.all([load(more), load(more.toReversed())])
    expect(both[0].added + both[1].added).toBe(250)
    expect(await products()).toHaveLength(255)
  })

  test('a row never changes another product', async () => {
    const { load, products } = await shop()
    await load([product(1, { title: 'Demo lamp' }), product(2, { title: 'Demo  Chair' })], 'demo')
    await load([product(7, { title: 'Own seven', sku: 'S7' }), product(8, { title: 'Own eight' })])
    await load([product(9, { title: 'Theirs', sku: 'IGNORED' })], 'other.example')
    const before = await products()
    const report = await load([
      product(1, { title: 'Mine', sku: 'MINE' }),
      product(1, { title: 'Mine' }),
      product(9, { title: 'Mine too' }),
      product(8, { sku: 'S7' }),
      product(7, { sku: 'S8' }),
      own('TWICE'),
      own('TWICE', { price: 1 }),
      { title: 'No key', price: 1, category: 'x' },
      own('S7', { id: 'x' }),
    ])
    expect(report.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      expect.stringMatching(
        /^1 id: 1 is another product, of the demo catalogue; give the row a sku/,
      ),
      expect.stringMatching(/^2 id: 1 is another product, of the demo catalogue/),
      expect.stringMatching(/^3 id: 9 is another product, from other.example/),
      '4 sku: S7 is the one of product 7, not of 8',
      expect.stringMatching(/^5 id: 7 is the product with the SKU S7/),
      '7 sku: TWICE stands in row 6 already',
      '8 id: missing; a row has an id or a sku',
      expect.stringMatching(/^9 id: /),
    ])
    expect((await products()).filter(({ sku }) => sku !== 'TWICE')).toEqual(before)
    expect(before.find(({ id }) => id === 9)?.sku).toBeNull() // A host's numbers are not ours.
    // The same product: its title, no title, or its source says so.
    const same = [
      { id: 1, price: 3 },
      product(2, { title: 'demo chair', price: 4 }),
      product(9, { title: 'Renamed', source: 'other.example' }),
      { id: 8, sku: 'S8' },
    ]
    expect(await load(same)).toMatchObject({ changed: 4, rejectedCount: 0 })
    expect(await load([{ id: 8, sku: '' }])).toMatchObject({ changed: 1 })
    expect((await products()).find(({ id }) => id === 8)?.sku).toBeNull()
  })
})
