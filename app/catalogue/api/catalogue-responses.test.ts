import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApi } from '../../../tests/support/catalogue-api'
import { announceChange } from '../../database/changes.server'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const failure = async (path: string) => {
  const response = await fetch(`${api.origin}/api${path}`)
  return { status: response.status, body: await response.json() }
}

describe('bad parameters are refused with a reason', () => {
  test.each([
    ['limit=abc', "Invalid 'limit' - must be a number from 0 up"],
    ['limit=-1', "Invalid 'limit' - must be a number from 0 up"],
    ['limit=Infinity', "Invalid 'limit' - must be a number from 0 up"],
    ['limit=1.5', "Invalid 'limit' - must be a number from 0 up"],
    ['skip=x', "Invalid 'skip' - must be a number from 0 up"],
    ['skip=-5', "Invalid 'skip' - must be a number from 0 up"],
    ['skip=0.5', "Invalid 'skip' - must be a number from 0 up"],
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

  test('other paths and methods are refused', async () => {
    expect((await failure('/products/1/reviews')).status).toBe(404)
    expect((await failure('/products/%E0%A4%A')).status).toBe(404)
    const response = await fetch(`${api.origin}/api/products/add`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await fetch(`${api.origin}/api/orders`)).status).toBe(418)
    expect((await fetch(`${api.origin}/products`)).status).toBe(418)
  })
})

describe('the response of one product', () => {
  test('a product’s response has the fields of spec section 3, and no e-mail of a reviewer', async () => {
    const product = await api.get('/products/1')
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
    expect(product.thumbnail).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/demo\/1-11$/)
    expect(JSON.stringify(api.all)).not.toMatch(/reviewerEmail|@/)
  })

  test('availabilityStatus always agrees with stock', () => {
    for (const { stock, availabilityStatus } of api.all)
      expect(availabilityStatus).toBe(
        stock === 0 ? 'Out of Stock' : stock <= 5 ? 'Low Stock' : 'In Stock',
      )
  })

  test('a change of stock shows in the product and in lists', async () => {
    await api.get('/products/2')
    await api.db.updateTable('stock').set({ quantity: 3 }).where('product_id', '=', 2).execute()
    announceChange(api.db, { products: [2] })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await api.get('/products/2')).toMatchObject({
      stock: 3,
      availabilityStatus: 'Low Stock',
    })
    expect((await api.get('/products?skip=1&limit=1')).products[0].stock).toBe(3)
  })
})

describe('the categories', () => {
  test('categories come as a list and as slugs', async () => {
    const categories = await api.get('/products/categories')
    expect(categories[0]).toEqual({
      slug: 'womens-clothes',
      name: "Women's Clothes",
      url: `${api.origin}/api/products/category/womens-clothes`,
    })
    const slugs = categories.map(({ slug }: { slug: string }) => slug)
    expect(await api.get('/products/category-list')).toEqual(slugs)
    expect(new Set(slugs)).toEqual(new Set(api.all.map(({ category }) => category)))
  })
})

describe('the suggestions', () => {
  test.each(['mascara', 'PRO', 'a', ' ', '', '%', "'", '😀', 'x'.repeat(500)])(
    'for %j',
    async (q) => {
      const expected =
        q.trim() === ''
          ? []
          : api.all.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
      const { products } = await api.get(`/suggest?q=${encodeURIComponent(q)}`)
      expect(products).toHaveLength(Math.min(expected.length, 50))
      for (const { id, title, thumbnail } of products)
        expect(expected.find((one) => one.id === id)).toMatchObject({ title, thumbnail })
    },
  )

  test('suggestions are served at /suggest and /api/suggest', async () => {
    const beside = await (await fetch(`${api.origin}/suggest?q=masc`)).json()
    expect(beside).toEqual(await api.get('/suggest?q=masc'))
    expect(Object.keys(beside.products[0])).toEqual(['id', 'title', 'thumbnail'])
    expect(await api.get('/suggest')).toEqual({ products: [] })
  })
})

describe('responses over HTTP', () => {
  test('CORS is open, also for preflight requests', async () => {
    for (const method of ['GET', 'OPTIONS', 'HEAD']) {
      const response = await fetch(`${api.origin}/api/products/1`, {
        method,
        headers: { origin: 'https://a.example' },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('a response that the client already has is a 304', async () => {
    const first = await fetch(`${api.origin}/api/products?limit=3`)
    const etag = first.headers.get('etag') as string
    const again = await fetch(`${api.origin}/api/products?limit=3`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('a repeated response is compressed, with the same content', async () => {
    const path = `${api.origin}/api/products?limit=20`
    const first = await (await fetch(path)).text()
    await vi.waitFor(async () => {
      const again = await fetch(path)
      expect([again.headers.get('content-encoding'), await again.text()]).toEqual(['gzip', first])
    }, 10_000)
  })

  test('pictures are named only with a valid host', async () => {
    const body = await new Promise<string>((resolve) => {
      const asking = request(
        `${api.origin}/api/products/1`,
        { headers: { host: 'a"b<c>' } },
        async (response) => {
          resolve(Buffer.concat(await response.toArray()).toString())
        },
      )
      asking.end()
    })
    expect(JSON.parse(body).thumbnail).toBe('/media/demo/1-11')
  })
})
