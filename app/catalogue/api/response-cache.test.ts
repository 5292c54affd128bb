import { expect, test, vi } from 'vitest'
import { jsonResponse, responseCache } from './response-cache.server'

const product = (id: number, stock = 1) => jsonResponse(200, { id, stock }, id)
const list = () => jsonResponse(200, { products: [] })

test("a change drops the product's responses and every list, and nothing else", async () => {
  const cache = responseCache()
  for (const host of ['http://a', 'http://b'])
    for (const id of [1, 2])
      await cache.make(`${host} /api/products/${id}`, async () => product(id))
  await cache.make('http://a /api/products', async () => list())
  cache.drop([1])
  expect(cache.get('http://a /api/products/1')).toBeUndefined()
  expect(cache.get('http://b /api/products/1')).toBeUndefined()
  expect(cache.get('http://a /api/products')).toBeUndefined()
  expect(cache.get('http://b /api/products/2')?.productId).toBe(2)
  cache.drop('all')
  expect(cache.figures()).toEqual({ entries: 0, bytes: 0, products: 0 })
})

test('a sale keeps responses without stock; a changed product drops them', async () => {
  const cache = responseCache()
  const suggestions = async () => ({ ...list(), withoutStock: true as const })
  await cache.make('/suggest?q=a', suggestions)
  await cache.make('/api/products', async () => list())
  cache.drop([1], { onlyStock: true })
  expect(cache.get('/suggest?q=a')).toBeDefined()
  expect(cache.get('/api/products')).toBeUndefined()
  await cache.make('/suggest?q=b', async () => {
    cache.drop([1], { onlyStock: true })
    return suggestions()
  })
  expect(cache.get('/suggest?q=b')).toBeDefined()
  cache.drop([1])
  expect(cache.get('/suggest?q=a')).toBeUndefined()
})

test('a response made while products changed is not stored', async () => {
  const cache = responseCache()
  await cache.make('key', async () => {
    cache.drop([7])
    return product(1)
  })
  expect(cache.get('key')).toBeUndefined()
})

test('refusals are not stored', async () => {
  const cache = responseCache()
  await cache.make('key', async () => jsonResponse(404, {}))
  expect(cache.get('key')).toBeUndefined()
})

test('the bound in bytes holds for any number of hosts', async () => {
  const cache = responseCache(1_000_000)
  for (let host = 0; host < 20_000; host++)
    await cache.make(`http://h${host} /api/products/1`, async () => product(1 + (host % 50)))
  const { entries, bytes, products } = cache.figures()
  expect(bytes).toBeLessThanOrEqual(1_000_000)
  expect(entries).toBeGreaterThan(100)
  expect(products).toBe(50)
  cache.drop(Array.from({ length: 50 }, (_, at) => at + 1))
  expect(cache.figures()).toEqual({ entries: 0, bytes: 0, products: 0 })
})

test('a product stored again under the same key is still dropped', async () => {
  const cache = responseCache()
  const made = vi.fn(async () => product(1))
  await cache.make('key', made)
  await cache.make('key', made)
  cache.drop([1])
  expect(cache.get('key')).toBeUndefined()
})

test('requests share a response in the making, but none begun before a change', async () => {
  const cache = responseCache()
  let made = 0
  const slow = async () => {
    made++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return list()
  }
  await Promise.all([cache.make('key', slow), cache.make('key', slow)])
  expect(made).toBe(1)
  cache.drop('all')
  const before = cache.make('key', slow)
  cache.drop('all')
  await Promise.all([before, cache.make('key', slow)])
  expect(made).toBe(3)
})
