import { expect, test } from 'vitest'
import { idsByWords } from '../../../tests/support/catalogue/ids-by-words'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { searchIds } from '../care/table/search-ids.server'
import { shopWords, startWords } from '../index/similar/living-words.server'
import { importProducts } from './import-products.server'
import { distinctSlug } from './store-categories.server'

/** Imports a product of each category; its id is its place. */
const load = (db: Database, categories: readonly string[], titles = categories) =>
  importProducts(
    db,
    (async function* () {
      for (const [at, category] of categories.entries())
        yield { row: at + 1, value: { id: at + 1, title: titles[at], category, price: 9 } }
    })(),
    { source: 'file' },
  )

const stored = async (db: Database) =>
  new Map(
    (await db.selectFrom('categories').select(['slug', 'name']).execute()).map(
      ({ slug, name }) => [name, slug] as const,
    ),
  )
const categoriesOf = async (db: Database) =>
  (await db.selectFrom('products').select('category').orderBy('id').execute()).map(
    ({ category }) => category,
  )

eachDatabase('names in every script', (open) => {
  test('banana, tap and lap are three categories, each with its whole name', async () => {
    const db = await open()
    const names = [
      'কলা',
      'কল',
      'কোল',
      'শাড়ি'.normalize('NFC'),
      'हिन्दी किताबें',
      'บ้าน',
      'أحذية',
      'Ελιές',
    ]
    await load(db, names)
    const categories = await stored(db)
    expect([...categories.keys()].sort()).toEqual([...names].sort())
    expect(new Set(categories.values()).size).toBe(names.length)
    expect(categories.get('কলা')).toBe('কলা')
    expect(await categoriesOf(db)).toEqual(names.map((name) => categories.get(name)))
  })

  test('two spellings of one name are one category', async () => {
    const db = await open()
    await load(db, ['শা\u09dcি', 'শা\u09a1\u09bcি', 'শাড\u09bf\u09bc', 'Home & Garden', 'home-garden'])
    expect(new Set((await categoriesOf(db)).slice(0, 3)).size).toBe(1)
    expect((await categoriesOf(db)).slice(3)).toEqual(['home-garden', 'home-garden'])
    expect((await stored(db)).get('Home & Garden')).toBe('home-garden')
  })

  test('a category is called what its file calls it, by the first of names that differ in capitals', async () => {
    const db = await open()
    await load(db, ['Men’s wear', 'T-Shirts', 'USB cables', 'Home', 'HOME', 'home decor'])
    const names = ['Men’s wear', 'T-Shirts', 'USB cables', 'Home', 'Home Decor']
    expect([...(await stored(db)).keys()].sort()).toEqual(names.sort())
  })

  test('a name guessed from a slug gives way to the written one, in one file and in two', async () => {
    const db = await open()
    await load(db, ['home-garden', 'mens-wear', "Men's Wear"])
    await load(db, ['Home & Garden'])
    expect([...(await stored(db)).keys()].sort()).toEqual(['Home & Garden', "Men's Wear"])
  })

  test('names that only accents or signs tell apart get numbers, and keep them', async () => {
    const db = await open()
    const names = ['Bär', 'Bar', 'C++', 'C#']
    await load(db, names)
    const first = await categoriesOf(db)
    expect(first).toEqual(['bar', 'bar-2', 'c', 'c-2'])
    await load(db, names.toReversed(), names)
    expect(await categoriesOf(db)).toEqual(first.toReversed())
    expect((await stored(db)).size).toBe(4)
    await load(db, ['bar', 'BÄR', 'bar-2', 'Bar '], names)
    expect(await categoriesOf(db)).toEqual(['bar', 'bar', 'bar-2', 'bar-2'])
  })

  test('a category that was named by its slug takes the name of its source', async () => {
    const db = await open()
    await load(db, ['decor'])
    await load(db, ['Décor'])
    expect([...(await stored(db))]).toEqual([['Décor', 'decor']])
    await db.updateTable('categories').set({ name: 'Pretty things', own: 1 }).execute()
    await load(db, ['Décor'])
    expect([...(await stored(db))]).toEqual([['Pretty things', 'decor']])
  })

  test('a new category gets a free slug, or the one that its own name has', async () => {
    const db = await open()
    await load(db, ['Décor', 'কল'])
    expect(await distinctSlug(db, 'decor!')).toBe('decor-2')
    expect(await distinctSlug(db, 'DÉCOR')).toBe('decor')
    expect(await distinctSlug(db, 'কলা')).toBe('কলা')
    expect(await distinctSlug(db, '///')).toBe('')
  })

  test('a search tells words apart by their vowel signs, and finds each spelling', async () => {
    const db = await open()
    startWords(db)
    const titles = ['সাগর কলা', 'পানির কল', 'মায়ের কোল', 'লাল শা\u09dcি', 'র\u200d্যাম 16 GB', 'น้ำตาลทราย']
    await load(db, Array(titles.length).fill('things'), titles)
    const found = async (text: string) => {
      const words = await shopWords(db)
      return words ? idsByWords(words, text) : []
    }
    expect(await found('কলা')).toEqual([1])
    expect(await found('কল')).toEqual([2])
    expect(await found('কোল')).toEqual([3])
    expect(await found('শা\u09a1\u09bcি')).toEqual([4])
    expect(await found('র্যাম ১৬')).toEqual([5])
    expect(await found('น้ำตาล')).toEqual([6])
    expect([...((await searchIds(db, 'শা\u09a1\u09bcি', 'all', 10)) as Set<number>)]).toEqual([4])
    expect([...((await searchIds(db, 'কোল', 'all', 10)) as Set<number>)]).toEqual([3])
  })

  test('a merchant’s own shop guesses no department of the demo', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    await load(db, ['Menschen & Tiere', 'Lightbox'])
    const rows = await db.selectFrom('categories').select(['slug', 'department']).execute()
    expect(rows.map(({ department }) => department)).toEqual([null, null])
  })
})
