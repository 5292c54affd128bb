import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { BEST_SELLING, cacheTags, LISTING, stockLineTag } from './cache-tags.server'
import { pageCache } from './page-cache.server'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const PLENTY = 50

/** Makes a shop with a listing of products 1 to 3, and pages of one with its stock. */
async function trade(pause = async () => {}) {
  const clock = { now: 0 }
  const stock = new Map([1, 2, 3].map((id) => [id, PLENTY]))
  const rendered: string[] = []
  const cache = pageCache({
    now: () => clock.now,
    async render(path) {
      rendered.push(path)
      const id = Number(/^\/shop\/(\d)/.exec(path)?.[1])
      const ids = id ? [id] : [1, 2, 3]
      const shown = ids.map((id) => ({ id, stock: stock.get(id) ?? 0 }))
      const text = shown.map(({ id, stock: left }) => `${id}: ${left < 1 ? 'none' : left}`)
      await pause()
      const tags = id ? [stockLineTag(id)] : [LISTING, ...(path === '/' ? [BEST_SELLING] : [])]
      return new Response(text.join(', '), cacheTags(shown, ...tags))
    },
  })
  const server = createServer(cache.handle)
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    cache,
    clock,
    rendered,
    get: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    sell(id: number, pieces: number, elsewhere?: true) {
      const left = (stock.get(id) ?? 0) - pieces
      stock.set(id, left)
      cache.drop({ products: [id], left: new Map([[id, left]]), elsewhere })
    },
  }
}

test('sales of a plentiful product touch no list, and no page of another product', async () => {
  const { get, sell, rendered } = await trade()
  for (const path of ['/shop', '/shop/2']) await get(path)
  for (let sold = 0; sold < 40; sold++) sell(1, 1)
  for (const path of ['/shop', '/shop/2']) await get(path)
  expect(rendered).toEqual(['/shop', '/shop/2'])
})

test('the next response after a sale shows the new stock, where stock is shown', async () => {
  const { get, sell } = await trade()
  expect(await get('/shop/1')).toBe('1: 50')
  sell(1, 1)
  expect(await get('/shop/1')).toBe('1: 49')
  sell(1, 2)
  expect(await get('/shop/1')).toBe('1: 47')
})

test('a list shows at once that a product is sold out, or is there again', async () => {
  const { get, sell, clock } = await trade()
  await get('/shop')
  sell(2, PLENTY)
  expect(await get('/shop')).toContain('2: none')
  clock.now = 1000
  sell(2, -1)
  expect(await get('/shop')).toContain('2: 1')
})

test('many products sold out in a second cost a list two renderings', async () => {
  const { get, sell, clock, rendered } = await trade()
  await get('/shop')
  sell(1, PLENTY)
  await get('/shop')
  sell(2, PLENTY)
  await get('/shop')
  sell(3, PLENTY)
  expect(await get('/shop')).toBe('1: none, 2: 50, 3: 50')
  expect(rendered).toHaveLength(2)
  clock.now = 1000
  await expect.poll(() => get('/shop'), { timeout: 3000 }).toBe('1: none, 2: none, 3: none')
  expect(rendered).toHaveLength(3)
})

test('another process’s sale shows soon, behind a response', async () => {
  const { get, sell, rendered } = await trade()
  await get('/shop/1')
  sell(1, 1, true)
  expect(await get('/shop/1')).toBe('1: 50')
  await expect.poll(() => get('/shop/1')).toBe('1: 49')
  expect(rendered).toHaveLength(2)
})

test('a page that nobody asked for meanwhile is rendered before it is sent', async () => {
  const { get, sell, clock } = await trade()
  await get('/shop')
  await get('/shop/1')
  sell(1, PLENTY, true)
  clock.now = 1300
  expect(await get('/shop')).toContain('1: none')
  expect(await get('/shop/1')).toBe('1: none')
})

test('a request after a sale gets a later rendering than the one under way', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let first = true
  const { get, sell, rendered } = await trade(async () => {
    if (!first) return
    first = false
    await held
  })
  const early = get('/shop/1')
  await expect.poll(() => rendered.length).toBe(1)
  sell(1, 1)
  expect(await get('/shop/1')).toBe('1: 49')
  release()
  expect(await early).toBe('1: 50')
  expect(await get('/shop/1')).toBe('1: 49')
  expect(rendered).toHaveLength(2)
})

test('a sale elsewhere in the list does not split requests for one rendering', async () => {
  let hold = false
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { get, sell, rendered, clock } = await trade(async () => {
    if (hold) await held
  })
  await get('/shop')
  sell(1, PLENTY)
  clock.now = 1000
  hold = true
  const one = get('/shop')
  await expect.poll(() => rendered.length).toBe(2)
  sell(2, 1)
  const two = get('/shop')
  await new Promise((resolve) => setTimeout(resolve, 20))
  release()
  expect(await one).toBe(await two)
  expect(rendered).toHaveLength(2)
})

test('counted sales refresh the page that orders by them, and no list', async () => {
  const { get, cache, rendered } = await trade()
  for (const path of ['/', '/shop']) await get(path)
  cache.drop({ products: [], sold: true })
  for (const path of ['/', '/shop']) await get(path)
  await expect.poll(() => rendered).toEqual(['/', '/shop', '/'])
})
