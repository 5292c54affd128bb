import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { projectFile } from '../../files/project-file.server'
import { fileRows } from '../incoming/file-rows.server'
import { importProducts } from '../incoming/import-products.server'
import { seedDemo } from '../seed.server'
import { cardsByIds } from './cards.server'
import {
  bestSelling,
  categories,
  facets,
  findProduct,
  flashSales,
  listCards,
  newest,
  related,
} from './products.server'

let db: Database
const dataDir = ownFolder()

beforeAll(async () => {
  db = await openDatabase({ dataDir })
  await seedDemo(db)
})
afterAll(() => db.destroy())

const all = async () => (await listCards(db, { show: 1000 })).products

test('seeding twice leaves the catalogue as it is', async () => {
  const before = await all()
  await seedDemo(db)
  expect(await all()).toEqual(before)
})

test('an import of the demo file finds nothing to change in a seeded shop', async () => {
  const rows = fileRows(projectFile('demo/products.ndjson'))
  const report = await importProducts(db, rows, { source: 'demo', dryRun: true })
  const { length: unchanged } = await all()
  const none = { added: 0, changed: 0, restocked: 0, rejected: [] }
  expect(report).toMatchObject({ ...none, unchanged })
}, 30_000)

test('product 1 is the mascara of the journeys', async () => {
  const product = await findProduct(db, 1)
  expect(product?.title).toMatch(/Mascara/)
  expect(product?.price).toBe(999)
  expect(product?.stock).toBeGreaterThanOrEqual(100)
})

test('an unknown or impossible id finds nothing', async () => {
  for (const id of [0, -1, 1.5, 999_999, 2 ** 40, Number.NaN])
    expect(await findProduct(db, id)).toBeUndefined()
  expect(await cardsByIds(db, [0, 999_999, 2 ** 40])).toEqual([])
})

describe('listing products (spec sections 2, 5 and 9)', () => {
  test('the default order is by title, A–Z', async () => {
    const titles = (await all()).map((card) => card.title.toLowerCase())
    expect(titles).toEqual(titles.toSorted())
  })

  test('every sort orders by what its name says, ties by title', async () => {
    const by = async (sort: 'price-asc' | 'price-desc' | 'rating' | 'discount') =>
      (await listCards(db, { sort, show: 1000 })).products
    const products = await all()
    const byTitle = (a: { title: string }, b: { title: string }) =>
      a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1
    const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)
    const sorted = (compare: (a: (typeof products)[0], b: (typeof products)[0]) => number) =>
      ids(products.toSorted((a, b) => compare(a, b) || byTitle(a, b)))
    expect(ids(await by('price-asc'))).toEqual(sorted((a, b) => a.price - b.price))
    expect(ids(await by('price-desc'))).toEqual(sorted((a, b) => b.price - a.price))
    expect(ids(await by('rating'))).toEqual(sorted((a, b) => b.rating - a.rating))
    expect(ids(await by('discount'))).toEqual(
      sorted((a, b) => b.discountPercentage - a.discountPercentage),
    )
  })

  test('the price filter is strict at both ends', async () => {
    const { products, total } = await listCards(db, { price: '0-9.99', show: 1000 })
    const expected = (await all()).filter((card) => card.price > 0 && card.price < 1000)
    expect(products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(total).toBe(expected.length)
    expect(products.some(({ price }) => price === 999)).toBe(true)
  })

  test('a category finds its own, a department all of its categories', async () => {
    const [first] = await categories(db)
    if (!first) throw new Error('no category')
    const found = await listCards(db, { category: first.slug, show: 1000 })
    expect(new Set(found.products.map(({ category }) => category))).toEqual(new Set([first.slug]))
    expect(found.total).toBe(first.count)
    const department = first.department as string
    const within = (await categories(db)).filter((one) => one.department === department)
    const all = await listCards(db, { category: department, show: 1000 })
    expect(all.total).toBe(within.reduce((sum, { count }) => sum + count, 0))
    expect((await listCards(db, { category: 'no-such', show: 6 })).total).toBe(0)
  })

  test('facets count what each filter finds', async () => {
    const counts = await facets(db)
    for (const { name, count } of counts.brands)
      expect((await listCards(db, { brand: [name], show: 1 })).total).toBe(count)
    for (const { slug, count } of counts.categories)
      expect((await listCards(db, { category: slug, show: 1 })).total).toBe(count)
    for (const price of ['0-9.99', '10-19.99'] as const)
      expect((await listCards(db, { price, show: 1 })).total).toBe(counts.prices[price])
    expect(counts.total).toBe((await all()).length)
  })

  test('each facet counts what the search and the filters of the others leave', async () => {
    const [{ slug: category } = { slug: '' }] = await categories(db)
    const brand = (await listCards(db, { category, show: 1 })).products[0]?.brand ?? ''
    const narrowings = [
      { q: 'a' },
      { category },
      { brand: [brand] },
      { q: 'e', category },
      { category, brand: [brand], price: '10-19.99' as const },
    ]
    for (const narrowed of narrowings) {
      const found = async (more: object) =>
        (await listCards(db, { ...narrowed, ...more, show: 1 })).total
      const counts = await facets(db, narrowed)
      for (const { slug } of await categories(db))
        expect(counts.categories.find((each) => each.slug === slug)?.count ?? 0).toBe(
          await found({ category: slug }),
        )
      for (const { name } of (await facets(db)).brands)
        expect(counts.brands.find((each) => each.name === name)?.count ?? 0).toBe(
          await found({ brand: [name] }),
        )
      for (const price of ['0-9.99', '10-19.99'] as const)
        expect(counts.prices[price]).toBe(await found({ price }))
    }
  })

  test('pages follow one another without gap or overlap', async () => {
    const pages = []
    for (let page = 1; page <= 3; page++)
      pages.push(...(await listCards(db, { sort: 'rating', page, show: 4 })).products)
    const { products } = await listCards(db, { sort: 'rating', show: 12 })
    expect(pages).toEqual(products)
    expect((await listCards(db, { page: 100_000, show: 18 })).products).toEqual([])
  })

  test('search is a case-insensitive substring of the title', async () => {
    const { products, total } = await listCards(db, { q: 'mASCar', show: 1000, sort: 'price-asc' })
    const expected = (await all()).filter((card) => card.title.toLowerCase().includes('mascar'))
    expect(total).toBe(expected.length)
    expect(new Set(products.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
    for (const q of ['%', '_', "'", '"', '😀', '\\', 'x'.repeat(500)])
      expect((await listCards(db, { q, show: 6 })).total).toBe(
        (await all()).filter((card) => card.title.toLowerCase().includes(q)).length,
      )
  })
})

describe('lists of the home and product pages', () => {
  test('flash sales are the biggest discounts in stock', async () => {
    const expected = (await all())
      .filter(({ stock }) => stock > 0)
      .toSorted((a, b) => b.discountPercentage - a.discountPercentage)
      .slice(0, 4)
    const shown = await flashSales(db, 4)
    expect(shown.map((card) => card.discountPercentage)).toEqual(
      expected.map((card) => card.discountPercentage),
    )
    expect(shown.every(({ stock }) => stock > 0)).toBe(true)
  })

  test('best selling are the most ordered, then the best rated', async () => {
    await db.updateTable('products').set({ sold: 3 }).where('id', '=', 5).execute()
    await db.updateTable('products').set({ sold: 9 }).where('id', '=', 3).execute()
    const shown = await bestSelling(db, 4)
    expect(shown.map(({ id }) => id).slice(0, 2)).toEqual([3, 5])
    expect(shown).toHaveLength(4)
    expect(shown[2]?.rating).toBeGreaterThanOrEqual(shown[3]?.rating ?? 5)
    await db.updateTable('products').set({ sold: 0 }).execute()
  })

  test('the newest products come first', async () => {
    const dates = await Promise.all(
      (await newest(db, 5)).map(async ({ id }) => (await findProduct(db, id))?.createdAt ?? ''),
    )
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('related products share the category, then the brand, and exclude the product', async () => {
    const product = await findProduct(db, 1)
    if (!product) throw new Error('no product 1')
    const shown = await related(db, product, 4)
    expect(shown.map(({ id }) => id)).not.toContain(1)
    const near = shown.map(({ category }) => category === product.category)
    expect(near).toEqual(near.toSorted().reverse())
  })
})
