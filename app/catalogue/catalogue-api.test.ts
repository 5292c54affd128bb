import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceChange } from '../database/changes.server'
import { openDatabase } from '../database/open.server'
import type { Database } from '../database/tables.server'
import { catalogueBytes } from './catalogue-api'
import type { CatalogueProduct } from './product'
import { seedDemo } from './seed.server'

let db: Database
let server: Server
let origin: string
let all: CatalogueProduct[]
const dataDir = mkdtempSync(join(tmpdir(), 'shop-api-'))

beforeAll(async () => {
  db = await openDatabase({ dataDir })
  await seedDemo(db)
  const answer = catalogueBytes(db)
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!answer(request, response, path)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  all = (await get('/products?limit=0')).products
})
afterAll(async () => {
  server.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const get = async (path: string) => (await fetch(`${origin}/api${path}`)).json()
const failure = async (path: string) => {
  const response = await fetch(`${origin}/api${path}`)
  return { status: response.status, body: await response.json() }
}

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

describe('lists behave like DummyJSON', () => {
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

  test('limit, skip, sortBy, order and select in any combination', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (one) => {
        const known = { ...one, sortBy: one.sortBy === 'constructor' ? undefined : one.sortBy }
        expect(await get(`/products?${query(one)}`)).toEqual(dummyJson(all, known))
      }),
      { numRuns: 150 },
    )
  })

  test('the same within a category and a search', async () => {
    const category = all[0]?.category as string
    await fc.assert(
      fc.asyncProperty(
        asked.filter(({ sortBy }) => sortBy !== 'constructor'),
        async (one) => {
          const inCategory = all.filter((product) => product.category === category)
          expect(await get(`/products/category/${category}?${query(one)}`)).toEqual(
            dummyJson(inCategory, one),
          )
          const found = all.filter(({ title }) => title.toLowerCase().includes('pro'))
          expect(await get(`/products/search?${query({ ...one, q: ' PRO ' })}`)).toEqual(
            dummyJson(found, one),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test('defaults: 30 of them from the first, in id order', async () => {
    const list = await get('/products')
    expect(list).toMatchObject({ total: all.length, skip: 0, limit: 30 })
    expect(list.products).toEqual(all.slice(0, 30))
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  test('empty values are as if not given; limit 0 is all, a thousand at most', async () => {
    expect((await get('/products?limit=&skip=&sortBy=&order=&select=')).limit).toBe(30)
    expect((await get('/products?limit=0')).products).toHaveLength(Math.min(all.length, 1000))
    expect((await get('/products?limit=5000')).products.length).toBeLessThanOrEqual(1000)
    expect((await get('/products?limit=2.9')).limit).toBe(2)
  })

  test('select may be repeated; what no product has is left out', async () => {
    expect((await get('/products/1?select=title&select=price,sku')) as object).toEqual({
      id: 1,
      title: all[0]?.title,
      price: all[0]?.price,
    })
  })

  test('an unknown category is an empty list; its name ignores case', async () => {
    expect(await get('/products/category/no-such')).toEqual({
      products: [],
      total: 0,
      skip: 0,
      limit: 0,
    })
    expect((await get('/products/category/WOMENS-MAKEUP')).total).toBeGreaterThan(0)
  })

  test('a search without q, or with an empty one, finds all', async () => {
    expect((await get('/products/search')).total).toBe(all.length)
    expect((await get('/products/search?q=')).total).toBe(all.length)
  })

  test.each(['%', '_', "' or 1=1 --", '"', '\\', '😀', 'ß', 'x'.repeat(500), '\u0000', '\n'])(
    'search takes %j as it stands',
    async (q) => {
      const expected = all.filter(({ title }) =>
        title.toLowerCase().includes(q.toLowerCase().trim()),
      )
      expect((await get(`/products/search?q=${encodeURIComponent(q)}`)).total).toBe(expected.length)
    },
  )
})

describe('what is wrong is said', () => {
  test.each([
    ['limit=abc', "Invalid 'limit' - must be a number from 0 up"],
    ['limit=-1', "Invalid 'limit' - must be a number from 0 up"],
    ['limit=Infinity', "Invalid 'limit' - must be a number from 0 up"],
    ['skip=x', "Invalid 'skip' - must be a number from 0 up"],
    ['skip=-5', "Invalid 'skip' - must be a number from 0 up"],
    ['sortBy=title&order=up', "Order can be: 'asc' or 'desc'"],
    ['order=sideways', "Order can be: 'asc' or 'desc'"],
    ['q=a&q=b', "Invalid 'q' - must be a string"],
  ])('%s is a 400', async (search, message) => {
    for (const path of ['/products', '/products/search', '/products/category/phones'])
      expect(await failure(`${path}?${search}`)).toEqual({ status: 400, body: { message } })
  })

  test.each(['999999', 'abc', '0', '-1', '1.5', '99999999999999999999', '1e3', 'ümläut'])(
    'product %s is not found',
    async (id) => {
      const path = `/products/${encodeURIComponent(id)}`
      const body = { message: `Product with id '${id}' not found` }
      expect(await failure(path)).toEqual({ status: 404, body })
    },
  )

  test('other paths and methods', async () => {
    expect((await failure('/products/1/reviews')).status).toBe(404)
    expect((await failure('/products/%E0%A4%A')).status).toBe(404)
    const response = await fetch(`${origin}/api/products/add`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await fetch(`${origin}/api/orders`)).status).toBe(418)
    expect((await fetch(`${origin}/products`)).status).toBe(418)
  })
})

describe('one product', () => {
  test('carries the fields of spec section 3, and no e-mail of a reviewer', async () => {
    const product = await get('/products/1')
    for (const field of [
      'id',
      'title',
      'description',
      'price',
      'discountPercentage',
      'rating',
      'stock',
      'availabilityStatus',
      'brand',
      'category',
      'thumbnail',
      'images',
      'weight',
      'warrantyInformation',
      'shippingInformation',
      'returnPolicy',
      'reviews',
    ])
      expect(product).toHaveProperty(field)
    expect(product.price).toBe(9.99)
    expect(product.thumbnail).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/demo\/1-1$/)
    expect(JSON.stringify(all)).not.toMatch(/reviewerEmail|@/)
  })

  test('availabilityStatus always agrees with stock', () => {
    for (const { stock, availabilityStatus } of all)
      expect(availabilityStatus).toBe(
        stock === 0 ? 'Out of Stock' : stock <= 5 ? 'Low Stock' : 'In Stock',
      )
  })

  test('a change of stock shows in the product and in lists', async () => {
    await get('/products/2')
    await db.updateTable('stock').set({ quantity: 3 }).where('product_id', '=', 2).execute()
    announceChange(db, { products: [2] })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await get('/products/2')).toMatchObject({ stock: 3, availabilityStatus: 'Low Stock' })
    expect((await get('/products?skip=1&limit=1')).products[0].stock).toBe(3)
  })
})

describe('categories', () => {
  test('as list and as slugs', async () => {
    const categories = await get('/products/categories')
    expect(categories[0]).toEqual({
      slug: 'womens-clothes',
      name: "Women's Clothes",
      url: `${origin}/api/products/category/womens-clothes`,
    })
    const slugs = categories.map(({ slug }: { slug: string }) => slug)
    expect(await get('/products/category-list')).toEqual(slugs)
    expect(new Set(slugs)).toEqual(new Set(all.map(({ category }) => category)))
  })
})

describe('suggestions', () => {
  test.each(['mascara', 'PRO', 'a', ' ', '', '%', "'", '😀', 'x'.repeat(500)])(
    'for %j',
    async (q) => {
      const expected =
        q.trim() === ''
          ? []
          : all.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
      const { products } = await get(`/suggest?q=${encodeURIComponent(q)}`)
      expect(products).toHaveLength(Math.min(expected.length, 50))
      for (const { id, title, thumbnail } of products)
        expect(expected.find((one) => one.id === id)).toMatchObject({ title, thumbnail })
    },
  )

  test('stand at /suggest and /api/suggest', async () => {
    const beside = await (await fetch(`${origin}/suggest?q=masc`)).json()
    expect(beside).toEqual(await get('/suggest?q=masc'))
    expect(Object.keys(beside.products[0])).toEqual(['id', 'title', 'thumbnail'])
    expect(await get('/suggest')).toEqual({ products: [] })
  })
})

describe('over HTTP', () => {
  test('CORS is open, also before a request', async () => {
    for (const method of ['GET', 'OPTIONS', 'HEAD']) {
      const response = await fetch(`${origin}/api/products/1`, {
        method,
        headers: { origin: 'https://a.example' },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('an answer that is known already is a 304', async () => {
    const first = await fetch(`${origin}/api/products?limit=3`)
    const etag = first.headers.get('etag') as string
    const again = await fetch(`${origin}/api/products?limit=3`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('an answer asked for again is zipped, and the same', async () => {
    const path = `${origin}/api/products?limit=20`
    const first = await (await fetch(path)).text()
    await (await fetch(path)).text()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const zipped = await fetch(path)
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toBe(first)
  })

  test('pictures are named with a host that can be one', async () => {
    const { request } = await import('node:http')
    const body = await new Promise<string>((resolve) => {
      const asking = request(
        `${origin}/api/products/1`,
        { headers: { host: 'a"b<c>' } },
        async (response) => {
          resolve(Buffer.concat(await response.toArray()).toString())
        },
      )
      asking.end()
    })
    expect(JSON.parse(body).thumbnail).toBe('/media/demo/1-1')
  })
})
