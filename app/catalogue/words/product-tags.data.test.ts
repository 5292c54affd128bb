import { expect, test } from 'vitest'
import { importFile, shirt } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import type { Database } from '../../database/tables.server'
import { catalogueResponse } from '../api/catalogue-responses.server'
import { exportedProducts } from '../care/export-products.server'
import { CATALOGUE_WRITERS } from '../care/write-catalogue'
import { importProducts } from '../incoming/import-products.server'
import { refreshIndex } from '../index/current-index.server'
import { idsOfTag, storedTags, usedTags } from './stored-tags.server'

const tagged = (id: number, tags?: unknown, more: object = {}) => ({
  ...product(id),
  ...more,
  ...(tags !== undefined && { tags }),
})
const tagsOf = async (db: Database, id: number) => (await storedTags(db, [id])).get(id)

eachDatabase('tags of products', (open) => {
  test('a file’s tags are stored once each in every script, from a list or a cell', async () => {
    const db = await open()
    await importFile(db, [
      tagged(1, 'Sale; শাড়ি ;sale;; Olive  wood'),
      tagged(2, ['C++', 'C#', 'ÉTÉ', 'été']),
      tagged(3, ''),
      tagged(4),
      tagged(5, '[new]; sale'),
      tagged(6, '["new", "sale"]'),
    ])
    expect(await tagsOf(db, 5)).toEqual(['[new]', 'sale'])
    expect(await tagsOf(db, 6)).toEqual(['new', 'sale'])
    expect(await tagsOf(db, 1)).toEqual(['Olive wood', 'Sale', 'শাড়ি'])
    expect(await tagsOf(db, 2)).toEqual(['C#', 'C++', 'ÉTÉ'])
    expect(await tagsOf(db, 3)).toBeUndefined()
    expect(await tagsOf(db, 4)).toBeUndefined()
  })

  test('a row without the column keeps the tags, and an empty cell removes them', async () => {
    const db = await open()
    await importFile(db, [tagged(1, 'sale'), tagged(2, 'sale')])
    const again = await importFile(db, [tagged(1), tagged(2, '')])
    expect(again).toMatchObject({ unchanged: 1, changed: 1 })
    expect(await tagsOf(db, 1)).toEqual(['sale'])
    expect(await tagsOf(db, 2)).toBeUndefined()
  })

  test.each([
    [Array.from({ length: 31 }, (_, at) => `tag ${at}`), 'tags: at most 30'],
    ['x'.repeat(51), 'tags: a tag has at most 50 letters'],
    [['a;b'], 'tags: a tag has no semicolon'],
    ['–', 'tags: a tag has a letter, a digit or a sign'],
    [[{ no: 'text' }], 'tags: a tag has a letter, a digit or a sign'],
  ])('a row whose tags are %j is refused', async (tags, reason) => {
    const db = await open()
    const { rejected } = await importFile(db, [tagged(1, tags), tagged(2), tagged(3)])
    expect(rejected).toEqual([{ row: 1, reason }])
  })

  test('a host’s product is taken without the tags that cannot be', async () => {
    const db = await open()
    const rows = (async function* () {
      yield { row: 1, value: tagged(1, ['fine', 'x'.repeat(51), 7]) }
    })()
    expect(await importProducts(db, rows, { source: 'http://host' })).toMatchObject({ added: 1 })
    expect(await tagsOf(db, 1)).toEqual(['fine'])
  })

  test('an export reads back with the same tags, with variants too', async () => {
    const db = await open()
    await importFile(db, [tagged(1, 'b; a, "c"'), shirt(2, { tags: ['Shirts'] })])
    const lines: string[] = []
    for await (const line of CATALOGUE_WRITERS['.csv'](exportedProducts(db), true)) lines.push(line)
    expect(lines[1]).toContain('"a, ""c""; b"')
    const kept: object[] = []
    for await (const one of exportedProducts(db)) kept.push(one)
    expect(await importFile(db, kept)).toMatchObject({ unchanged: 2 })
    expect(kept).toMatchObject([{ tags: ['a, "c"', 'b'] }, { tags: ['Shirts'] }])
  })

  test('the catalogue API names the tags of a product that has any', async () => {
    const db = await open()
    await importFile(db, [tagged(1, 'b; a'), tagged(2)])
    await refreshIndex(db)
    const ask = async (path: string) =>
      JSON.parse(
        (await catalogueResponse(db, path, new URLSearchParams(), 'http://shop')).body.toString(),
      )
    const { products } = await ask('/products')
    expect(products).toMatchObject([{ id: 1, tags: ['a', 'b'] }, { id: 2 }])
    expect(products[1]).not.toHaveProperty('tags')
    expect(await ask('/products/1')).toMatchObject({ tags: ['a', 'b'] })
    expect(await ask('/products/2')).not.toHaveProperty('tags')
  })

  test('a tag’s products are found in any spelling, the best rated first and none that is hidden', async () => {
    const db = await open()
    await importFile(db, [
      tagged(1, 'Sale', { rating: 3 }),
      tagged(2, 'sale; new', { rating: 5 }),
      tagged(3, 'SALE', { rating: 4 }),
    ])
    expect(await idsOfTag(db, 'sAle', 2)).toEqual([2, 3])
    await db.updateTable('products').set({ listed: 0, hidden: 1 }).where('id', '=', 2).execute()
    expect(await idsOfTag(db, 'sale', 8)).toEqual([3, 1])
    expect(await idsOfTag(db, 'nothing', 8)).toEqual([])
    expect((await usedTags(db)).map((tag) => tag.toLowerCase())).toEqual(['sale', 'new'])
  })
})
