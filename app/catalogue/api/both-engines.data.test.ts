import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../../database/tables.server'
import type { CatalogueProduct } from '../product/product'
import { bestSelling, findProduct, flashSales, listCards } from '../queries/products.server'
import { seedDemo } from '../seed.server'
import { catalogueResponse } from './catalogue-responses.server'

/** Repeats the unit tests' checks where the two engines could differ. */
eachDatabase('catalogue', (open) => {
  let db: Database
  let all: CatalogueProduct[]
  const get = async (path: string) => {
    const url = new URL(path, 'http://shop.example')
    const { body } = await catalogueResponse(db, url.pathname, url.searchParams, '')
    return JSON.parse(body.toString())
  }
  beforeAll(async () => {
    db = await open()
    await Promise.all([seedDemo(db), seedDemo(db)]) // Two processes start at once.
    all = (await get('/products?limit=0')).products
  })

  test('prices, weights and times are numbers', async () => {
    const product = await findProduct(db, 1)
    expect(product).toMatchObject({ price: 999, stock: 140 })
    expect(typeof product?.weight).toBe('number')
    expect(product?.createdAt).toMatch(/^20\d\d-/)
  })

  test.each(['stock', 'weight', 'description', 'colour', 'returnPolicy', 'thumbnail'] as const)(
    'sorted by %s as JavaScript sorts',
    async (sortBy) => {
      const value = (product: CatalogueProduct) => product[sortBy] ?? ''
      for (const order of ['asc', 'desc'] as const) {
        const sign = order === 'asc' ? 1 : -1
        const expected = all.toSorted((a, b) =>
          value(a) === value(b) ? 0 : value(a) < value(b) ? -sign : sign,
        )
        const { products } = await get(`/products?limit=0&sortBy=${sortBy}&order=${order}`)
        expect(products.map(({ id }: { id: number }) => id)).toEqual(expected.map(({ id }) => id))
      }
    },
  )

  test('lists for pages hold the same on both engines', async () => {
    expect((await listCards(db, { show: 6 })).total).toBe(all.length)
    expect((await flashSales(db, 4)).every(({ stock }) => stock > 0)).toBe(true)
    await db.updateTable('products').set({ sold: 3 }).where('id', '=', 5).execute()
    expect((await bestSelling(db, 4))[0]?.id).toBe(5)
  })
})
