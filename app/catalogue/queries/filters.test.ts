import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { isInBucket } from '../product/price-ranges'
import type { CardProduct } from '../product/product'
import { seedDemo } from '../seed.server'
import { categories, facets, listCards } from './products.server'

let db: Database
const dataDir = ownFolder()

beforeAll(async () => {
  db = await openDatabase({ dataDir })
  await seedDemo(db)
})
afterAll(() => db.destroy())

type Narrowing = NonNullable<Parameters<typeof facets>[1]>

const NONE = {
  q: undefined,
  category: undefined,
  brand: undefined,
  price: undefined,
  min: undefined,
  max: undefined,
}

const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

test('any combination of filters lists and counts the same as a plain scan', async () => {
  const { products } = await listCards(db, { show: 1000 })
  const known = await categories(db)
  const departmentOf = new Map(known.map(({ slug, department }) => [slug, department]))
  const brands = [...new Set(products.flatMap(({ brand }) => brand ?? []))].sort()
  const cents = some(0, 1, 999, 1000, 1999, 2000, 4500, 9_999_999)
  const narrowing = fc.record({
    q: some('a', 'lamp', 'LIP', 'zz'),
    category: some('phones', 'womens-makeup', 'electronics', 'womens-fashion', 'no-such'),
    brand: fc.option(
      fc.uniqueArray(fc.constantFrom(...brands.slice(0, 6), 'no-such'), { minLength: 1 }),
      { nil: undefined },
    ),
    price: some('0-9.99' as const, '10-19.99' as const),
    min: cents,
    max: cents,
  })
  const passes = (card: CardProduct, { q, category, brand, price, min, max }: Narrowing) =>
    (q === undefined || card.title.toLowerCase().includes(q.toLowerCase())) &&
    (category === undefined ||
      card.category === category ||
      departmentOf.get(card.category) === category) &&
    (brand === undefined || brand.includes(card.brand ?? '')) &&
    (price === undefined || isInBucket(price, card.price)) &&
    (min === undefined || card.price >= min) &&
    (max === undefined || card.price <= max)
  const counted = (names: string[]) =>
    new Map([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]))
  await fc.assert(
    fc.asyncProperty(narrowing, fc.integer({ min: 1, max: 4 }), async (narrowed, page) => {
      const plain = (without: Narrowing = {}) =>
        products.filter((card) => passes(card, { ...narrowed, ...without }))
      const listed = await listCards(db, { ...narrowed, page, show: 5 })
      expect(listed.total).toBe(plain().length)
      expect(listed.products).toEqual(plain().slice(5 * (page - 1), 5 * page))
      const counts = await facets(db, narrowed)
      expect(new Map(counts.categories.map(({ slug, count }) => [slug, count]))).toEqual(
        counted(plain({ category: undefined }).map(({ category }) => category)),
      )
      expect(new Map(counts.brands.map(({ name, count }) => [name, count]))).toEqual(
        counted(plain({ brand: undefined }).flatMap(({ brand }) => brand ?? [])),
      )
      for (const price of ['0-9.99', '10-19.99'] as const)
        expect(counts.prices[price]).toBe(plain({ price, min: undefined, max: undefined }).length)
    }),
    {
      numRuns: 150,
      examples: [
        [{ ...NONE, max: 999 }, 1],
        [{ ...NONE, min: 999, max: 999 }, 1],
      ],
    },
  )
})
