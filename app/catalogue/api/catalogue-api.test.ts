import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../../tests/support/catalogue-api'
import type { CatalogueProduct } from '../product/product'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Asked = {
  limit?: number
  skip?: number
  sortBy?: string
  order?: 'asc' | 'desc'
  select?: string[]
}

/** DummyJSON's own rules (src/controllers/product.js, src/utils/util.js) over our products. */
function dummyJson(
  found: CatalogueProduct[],
  { limit = 30, skip = 0, sortBy, order = 'asc', select }: Asked,
) {
  const value = (product: CatalogueProduct) => product[sortBy as keyof CatalogueProduct] ?? ''
  const sorted = found.toSorted((a, b) => {
    if (!sortBy || value(a) === value(b)) return 0
    if (order === 'asc') return value(a) > value(b) ? 1 : -1
    return value(a) < value(b) ? 1 : -1
  })
  const rest = sorted.slice(skip)
  const products = limit === 0 || limit > rest.length ? rest : rest.slice(0, limit)
  const fields = select && ['id', ...select]
  const subset = fields
    ? products.map((one) =>
        JSON.parse(
          JSON.stringify(Object.fromEntries(fields.map((f) => [f, one[f as keyof typeof one]]))),
        ),
      )
    : products
  return { products: subset, total: found.length, skip, limit: products.length }
}

function query(asked: Asked & { q?: string }) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) search.set(name, String(value))
  return search
}

describe("lists of products behave as DummyJSON's do", () => {
  const asked = fc.record(
    {
      limit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 })),
      skip: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 5000 })),
      sortBy: fc.constantFrom(
        'id',
        'title',
        'price',
        'rating',
        'discountPercentage',
        'category',
        'brand',
        'stock',
        'weight',
        'createdAt',
        'description',
        'warrantyInformation',
        'sku',
        'constructor',
      ),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      select: fc
        .subarray(['title', 'price', 'brand', 'reviews', 'thumbnail', 'sku', 'stock'])
        .filter((one) => one.length > 0),
    },
    { requiredKeys: [] },
  )

  test('limit, skip, sortBy, order and select work in any combination', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (one) => {
        const known = { ...one, sortBy: one.sortBy === 'constructor' ? undefined : one.sortBy }
        expect(await api.get(`/products?${query(one)}`)).toEqual(dummyJson(api.all, known))
      }),
      { numRuns: 150 },
    )
  })

  test('lists of a category and of a search work the same', { timeout: 60_000 }, async () => {
    const category = api.all[0]?.category as string
    await fc.assert(
      fc.asyncProperty(
        asked.filter(({ sortBy }) => sortBy !== 'constructor'),
        async (one) => {
          const inCategory = api.all.filter((product) => product.category === category)
          expect(await api.get(`/products/category/${category}?${query(one)}`)).toEqual(
            dummyJson(inCategory, one),
          )
          const found = api.all.filter(({ title }) => title.toLowerCase().includes('pro'))
          expect(await api.get(`/products/search?${query({ ...one, q: ' PRO ' })}`)).toEqual(
            dummyJson(found, one),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a list has the first 30 products by default, in id order', async () => {
    const list = await api.get('/products')
    expect(list).toMatchObject({ total: api.all.length, skip: 0, limit: 30 })
    expect(list.products).toEqual(api.all.slice(0, 30))
    expect(api.all.map(({ id }) => id)).toEqual(
      api.all.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  })

  test('empty values count as not given; limit 0 is all, up to a thousand', async () => {
    expect((await api.get('/products?limit=&skip=&sortBy=&order=&select=')).limit).toBe(30)
    expect((await api.get('/products?limit=0')).products).toHaveLength(
      Math.min(api.all.length, 1000),
    )
    expect((await api.get('/products?limit=5000')).products.length).toBeLessThanOrEqual(1000)
    expect((await api.get('/products?limit=2.0')).limit).toBe(2)
  })

  test('select may be repeated; fields that no product has are left out', async () => {
    expect((await api.get('/products/1?select=title&select=price,sku')) as object).toEqual({
      id: 1,
      title: api.all[0]?.title,
      price: api.all[0]?.price,
    })
  })

  test('an unknown category is an empty list; its name ignores case', async () => {
    expect(await api.get('/products/category/no-such')).toEqual({
      products: [],
      total: 0,
      skip: 0,
      limit: 0,
    })
    expect((await api.get('/products/category/WOMENS-MAKEUP')).total).toBeGreaterThan(0)
  })

  test('a search without q, or with an empty one, finds all', async () => {
    expect((await api.get('/products/search')).total).toBe(api.all.length)
    expect((await api.get('/products/search?q=')).total).toBe(api.all.length)
  })

  test.each(['%', '_', "' or 1=1 --", '"', '\\', '😀', 'ß', 'x'.repeat(500), '\u0000', '\n'])(
    'search takes %j as it stands',
    async (q) => {
      const expected = api.all.filter(({ title }) =>
        title.toLowerCase().includes(q.toLowerCase().trim()),
      )
      expect((await api.get(`/products/search?q=${encodeURIComponent(q)}`)).total).toBe(
        expected.length,
      )
    },
  )
})
