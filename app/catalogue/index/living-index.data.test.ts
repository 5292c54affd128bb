import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyProducts, someChange } from '../../../tests/support/catalogue/generated-products'
import { idsByWords } from '../../../tests/support/catalogue/ids-by-words'
import { eachDatabase, eachPlace } from '../../../tests/support/databases'
import { closeDatabase, openDatabase } from '../../database/open.server'
import { type Database, engineOf } from '../../database/tables.server'
import type { SortOrder } from './base/base'
import { type CatalogueIndex, idAt } from './catalogue-index.server'
import { countFacets, type Narrowed } from './count-facets.server'
import {
  currentIndex,
  foldedIndex,
  indexRebuilt,
  rebuiltIndex,
  refreshIndex,
} from './current-index.server'
import { selectPositions } from './select-positions.server'
import { rebuiltWords, updatedWords } from './similar/living-words.server'
import type { ShopWords } from './similar/shop-words.server'
import { firstMatches } from './title-matches.server'
import { updatedIndex } from './update-index.server'

const ASKED = [
  'lamps oak',
  'chiar',
  'zebras',
  'reading lamp',
  'nova lap',
  'umlaut',
  'ümlat',
  'furnitures',
  'wihte',
  'ree',
]
const SEARCHES = ['lamp', 'OAK', 'é', '～', '😀', 'b', 'nothing']

const ORDERS = (
  ['title', 'id', 'price', 'rating', 'discount', 'created', 'category', 'brand'] as const
).flatMap((by) =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    (['title', 'id'] as const).map((ties): SortOrder => ({ by, direction, ties })),
  ),
)
const BY_TITLE: SortOrder = { by: 'title', direction: 'asc', ties: 'title' }
const FILTERS: Narrowed[] = [
  {},
  ...['laptops', 'fragrances', 'no-such-category', 'electronics', 'home-lifestyle', 'none'].map(
    (category) => ({ category }),
  ),
  ...['Nova', 'Ümlaut', 'none'].map((brand) => ({ brand: [brand] })),
  { price: '0-9.99' },
  { price: '10-19.99' },
  { category: 'laptops', brand: ['Nova'] },
  { brand: ['nova'], price: '10-19.99' },
  { category: 'electronics', brand: ['Nova'], price: '0-9.99' },
  { min: 999 },
  { min: 500, max: 1999 },
  { max: 0 },
  { category: 'laptops', max: 1500 },
  { brand: ['Nova'], price: '10-19.99', min: 1500 },
  { colour: ['Red'] },
  { colour: ['Blue', 'Red'], size: ['M', 'S'] },
  { brand: ['Nova', 'Ümlaut'], price: '0-9.99' },
  { size: ['M'] },
  { colour: ['Blue'], size: ['M'] },
  { colour: ['none'] },
  { category: 'laptops', size: ['S'] },
  { colour: ['Red'], brand: ['Nova'], price: '0-9.99' },
  { colour: ['Écru'], size: ['38'], max: 1500 },
  { rating: 400 },
  { discount: 1500 },
  { rating: 300, discount: 1000, brand: ['Nova'] },
  { rating: 300, min: 500 },
]

async function answers(index: CatalogueIndex) {
  const lists: unknown[] = []
  const ids = (positions: number[]) => positions.map((position) => idAt(index, position))
  const ask = async (narrowed: Narrowed, order: SortOrder, page = { skip: 0, limit: 100 }) => {
    const { positions, total } = await selectPositions(index, { ...narrowed, order, ...page })
    lists.push([narrowed, order, page, total, ids(positions)])
  }
  for (const order of ORDERS)
    for (const filters of [...FILTERS, { q: 'lamp' }, { q: 'a', brand: ['Nova'] }])
      await ask(filters, order)
  for (const q of SEARCHES) {
    lists.push([q, ids(firstMatches(index, q, 5))])
    for (const filters of FILTERS)
      await ask(
        { ...filters, q },
        { by: 'price', direction: 'asc', ties: 'title' },
        { skip: 1, limit: 3 },
      )
  }
  for (const filters of FILTERS)
    for (const q of ['', 'lamp', 'b'])
      lists.push([filters, q, await countFacets(index, { ...filters, q })])
  return { lists, size: index.size, categories: index.categories }
}

const alike = (words: ShopWords) =>
  ASKED.map((text) => [
    idsByWords(words, text),
    idsByWords(words, text, { besides: [3], categories: ['laptops', 'lamps'], lists: true }),
  ])

/** The index is one code; of PostgreSQL only the reading of its rows differs. */
const runsOn = (db: Database) => (engineOf(db) === 'postgres' && !process.env.NIGHTLY ? 4 : 15)

eachDatabase('an index that lives', (open) => {
  test('an index after any sequence of changes and folds equals a rebuilt one', async () => {
    const db = await open()
    await fc.assert(
      fc.asyncProperty(fc.array(someChange, { minLength: 1, maxLength: 5 }), async (changes) => {
        let index = await rebuiltIndex(db)
        let words = await rebuiltWords(db)
        for (const each of changes) {
          await applyProducts(db, each)
          const next = await updatedIndex(db, index)
          const nextWords = await updatedWords(db, words)
          if (!next || !nextWords) throw new Error('not by rows')
          index = each.folds ? await foldedIndex(db, {}, next) : next
          words = nextWords
          if (each.folds) expect(index.overlay.rows).toEqual([])
        }
        const anew = await rebuiltIndex(db)
        expect(await answers(index)).toEqual(await answers(anew))
        expect((await foldedIndex(db, {}, index)).base).toEqual(anew.base)
        expect(alike(words)).toEqual(alike(await rebuiltWords(db)))
      }),
      { numRuns: runsOn(db) },
    )
  })
})

eachPlace('an index after many changes', (place) => {
  test.each([1200, 6000])(
    '%i changed products become a new base beside the requests, and no change meanwhile is lost',
    async (count) => {
      const where = await place()
      const [writing, db] = [await openDatabase(where), await openDatabase(where)]
      const put = (from: number, to: number, title: string) =>
        applyProducts(writing, {
          products: Array.from({ length: to - from + 1 }, (_, at) => ({
            ...{ id: from + at, title: `${title} ${from + at}`, category: 'laptops', price: 9 },
          })),
          replaces: false,
        })
      await currentIndex(db)
      await put(1, count, 'Lamp')
      await refreshIndex(db)
      await put(7, 7, 'Aaa')
      await put(count + 1, count + 1, 'Aab')
      await refreshIndex(db)
      await indexRebuilt(db)
      await refreshIndex(db)
      const index = await currentIndex(db)
      expect([index.size, index.base.ids.length >= count]).toEqual([count + 1, true])
      expect(index.overlay.ids.size).toBeLessThan(3)
      const first = await selectPositions(index, { order: BY_TITLE, skip: 0, limit: 2 })
      expect(first.positions.map((position) => idAt(index, position))).toEqual([7, count + 1])
      await Promise.all([closeDatabase(writing), closeDatabase(db)])
    },
  )
})
