import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../../database/tables.server'
import { addSynonyms } from '../dictionary/own-synonyms.server'
import { importProducts } from '../incoming/import-products.server'
import { currentIndex, refreshIndex } from '../index/current-index.server'
import { startWords, wordsMade } from '../index/similar/living-words.server'
import { writeTags } from '../words/stored-tags.server'
import { rankedSearch } from './ranked-search.server'

async function fill(db: Database, products: Record<string, unknown>[]) {
  const rows = async function* () {
    for (const [row, product] of products.entries())
      yield {
        row,
        value: {
          ...{
            category: 'garden-tools',
            price: 9,
            thumbnail: 'https://p.example/1.webp',
            stock: 3,
          },
          ...{ description: 'Made to last.', ...product },
        },
      }
  }
  const { rejected } = await importProducts(db, rows(), { source: 'file' })
  expect(rejected).toEqual([])
}

async function ready(db: Database) {
  await refreshIndex(db)
  await currentIndex(db)
  startWords(db)
  await wordsMade(db)
}

const found = async (db: Database, text: string, language: 'en' | 'fr' | 'de' = 'en') =>
  (await rankedSearch(db, text, { language })).whole

eachDatabase('a search by words', (open) => {
  test('a search finds SKU, GTIN and tags, also those of variants', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Spade', gtin: '4006381333931' },
      { id: 2, title: 'Rake' },
      {
        ...{ id: 3, title: 'Gloves', options: [{ name: 'Size', values: ['M'] }] },
        variants: [{ sku: 'GL-9-M', gtin: '96385074', values: ['M'], price: 9, stock: 1 }],
      },
    ])
    const skus = { 1: 'GT-1001', 2: 'B 2' }
    for (const [id, sku] of Object.entries(skus))
      await db.updateTable('products').set({ sku }).where('id', '=', Number(id)).execute()
    await db
      .transaction()
      .execute((connection) =>
        writeTags(connection, [{ id: 2, tags: ['autumn leaves'] }], new Map()),
      )
    await ready(db)
    expect(await found(db, 'gt-1001')).toEqual([1])
    expect(await found(db, '4006381 333931')).toEqual([1])
    expect(await found(db, '৪০০৬৩৮১৩৩৩৯৩১')).toEqual([1])
    expect(await found(db, ' b 2')).toEqual([2])
    expect(await found(db, 'gl-9-m')).toEqual([3])
    expect(await found(db, '96385074')).toEqual([3])
    expect(await found(db, 'autumn leaves')).toEqual([2])
  })

  test('products that sell precede others, and products in stock precede sold-out ones', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Garden rake', stock: 0 },
      { id: 2, title: 'Garden rake' },
      { id: 3, title: 'Garden rake' },
      { id: 4, title: 'Rake handle', stock: 90 },
    ])
    await db.updateTable('products').set({ sold: 40 }).where('id', 'in', [3, 4]).execute()
    await ready(db)
    expect(await found(db, 'rake')).toEqual([3, 2, 1, 4])
  })

  test('a need is met within a sentence, a word for two is not, and a preposition ends the thing', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Fabric plasters' },
      { id: 2, title: 'Trail backpack' },
      { id: 3, title: 'Pack of bags' },
      { id: 4, title: 'Desk lamp' },
      { id: 5, title: 'Garden shed' },
    ])
    await ready(db)
    const cut = await rankedSearch(db, 'my son has a terrible cut', { language: 'en' })
    expect([...cut.whole, ...(cut.part?.found ?? [])]).toEqual([1])
    expect((await rankedSearch(db, 'lamp for the greenhouse', { language: 'en' })).part).toEqual({
      found: [4],
      lacking: ['greenhouse'],
    })
    expect((await found(db, 'bakpack'))[0]).toBe(2)
  })

  test('a word of one language is not taken for a category in another', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Ribbed tank', category: 'womens-clothes' },
      { id: 2, title: 'Rose lotion', category: 'skincare' },
      { id: 3, title: 'Cotton top', category: 'mens-clothes' },
    ])
    await ready(db)
    expect(await found(db, 'top')).toEqual([3]) // 'haut' in French; 'Hautpflege' is skin care
    expect(await found(db, 'haut', 'fr')).toEqual([3])
  })

  test('a list leads to no product by its brand alone; the brand itself and own synonyms do', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Charging Cable', brand: 'Apple' },
      { id: 2, title: 'Work Jacket', brand: 'Engelbert Strauss' },
      { id: 3, title: 'Potting Soil', description: 'For every bouquet.' },
    ])
    await ready(db)
    for (const text of ['fruit', 'flowers', 'anniversary gift'])
      expect(await found(db, text)).toEqual([])
    for (const text of ['Obst', 'Weihnachten', 'Geschenk für Frau'])
      expect(await found(db, text, 'de')).toEqual([])
    expect(await found(db, 'apple')).toEqual([1])
    expect(await found(db, 'Strauß', 'de')).toEqual([2])
    await addSynonyms(db, ['fruit > apple'])
    await expect.poll(() => found(db, 'fruit')).toEqual([1])
  })

  test('a German word finds its other forms, and composed words that end with it', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Holzschraube verzinkt' },
      { id: 2, title: 'Zimmermannsbleistift' },
      { id: 3, title: 'Türschloß alt' },
      { id: 4, title: 'Zwergenbuch', category: 'Wichtelbücher' },
      { id: 5, title: 'Österreichkarte' },
      { id: 6, title: 'Zwergschrauber' },
    ])
    await ready(db)
    const read = (text: string) => rankedSearch(db, text, { language: 'de' })
    expect(await read('Holzschrauben')).toMatchObject({ whole: [1] })
    expect(await read('Holzschrauben')).not.toHaveProperty('corrected')
    expect(await read('Schrauben')).toMatchObject({ whole: [1] })
    expect(await read('Bleistifte')).toMatchObject({ whole: [2] })
    expect(await read('Schlösser')).toMatchObject({ whole: [3] })
    expect(await read('Wichtelbuch')).toMatchObject({ whole: [4] })
    expect(await read('Oesterreichkarten')).toMatchObject({ whole: [5] })
    expect(await read('Oesterreichkarten')).not.toHaveProperty('corrected')
    expect((await rankedSearch(db, 'Bleistifte', { language: 'en' })).whole).toEqual([])
  })

  test('a measure in one word finds those that the shop writes in two', async () => {
    const db = await open()
    await fill(db, [
      { id: 1, title: 'Drill 18 V' },
      { id: 2, title: 'Screws 4 × 40 mm' },
      { id: 3, title: 'Drill 12 V' },
    ])
    await ready(db)
    expect(await found(db, 'drill 18v')).toEqual([1])
    expect(await found(db, 'screws 4x40')).toEqual([2])
  })
})
