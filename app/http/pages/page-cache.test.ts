import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { listener, type RequestHandler } from '../listener.server'
import { log } from '../log.server'
import { cacheTags, LISTING } from './cache-tags.server'
import { pageCache } from './page-cache.server'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const html = (text: string, headers = {}, status = 200) =>
  new Response(`<!doctype html><script>hello()</script>${text.padEnd(2000, ' .')}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  })

async function serve(render: (path: string, time: number) => Promise<Response> | Response) {
  const clock = { now: 0 }
  let rendered = 0
  const cache = pageCache({
    now: () => clock.now,
    render: async (path) => render(path, ++rendered),
  })
  const nowhere: RequestHandler = (asked, answer, path) =>
    path.includes('nothing') && cache.notFound(asked, answer)
  const app = new Hono().all('*', (c) => c.text('not a page', 418))
  const server = createServer(listener([cache.handle, nowhere], app))
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  return { cache, clock, get, count: () => rendered }
}

test('a page is rendered once, whatever unknown parameters it is asked with', async () => {
  const { get, count } = await serve((path) => html(path))
  expect(await (await get('/shop?page=2')).text()).toContain('/shop?page=2')
  expect(await (await get('/shop?utm=1&page=2&x=<script>')).text()).toContain('/shop?page=2')
  expect(count()).toBe(1)
})

test('addresses that lead nowhere share one page a language, which no cache keeps', async () => {
  const { get, count } = await serve((path) => html(`page ${path} `, {}, 404))
  for (const [path, page] of [
    ['/nothing', 'page /404 '],
    ['/nothing/else?x=1', 'page /404 '],
    ['/fr/nothing.php', 'page /fr/404 '],
  ] as const) {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain(page)
  }
  expect(count()).toBe(2)
})

test('requests that come together share one rendering', async () => {
  const { get, count } = await serve(async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return html(path)
  })
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(count()).toBe(1)
})

test('a client that has the page gets a 304, with any encoding, and by HEAD the same headers', async () => {
  const { get } = await serve((path) => html(path))
  const first = await get('/about')
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/about', { 'If-None-Match': etag })).status).toBe(304)
  expect((await get('/about', { 'If-None-Match': `"x", ${etag}` })).status).toBe(304)
  expect((await get('/about', { 'If-None-Match': '"x"' })).status).toBe(200)
  for (const encoding of ['br', 'gzip']) {
    const response = await get('/about', { 'Accept-Encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toContain('/about')
  }
  const head = await get('/about', { 'Accept-Encoding': 'identity' }, 'HEAD')
  expect(head.headers.get('etag')).toBe(etag)
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(2000)
  expect(await head.text()).toBe('')
})

test('a page has its own policy, no tags, and no stale-while-revalidate for browsers to heed', async () => {
  const policy = "script-src 'self' 'sha256-x'"
  const tags = cacheTags([{ id: 1 }], LISTING).headers
  const { get } = await serve((path) => html(path, { 'Content-Security-Policy': policy, ...tags }))
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toBe(policy)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
  expect(headers.get('cache-tag')).toBeNull()
})

test('a page that is rendered again keeps its tags', async () => {
  const { cache, clock, get } = await serve((_path, time) =>
    html(`rendered ${time}`, cacheTags([{ id: 1 }]).headers),
  )
  await get('/shop/1')
  clock.now = 61_000
  await get('/shop/1')
  await expect.poll(async () => (await get('/shop/1')).text()).toContain('rendered 2')
  cache.drop({ products: [1] })
  expect(await (await get('/shop/1')).text()).toContain('rendered 3')
})

test('a changed product drops the pages that show it and no others', async () => {
  const { cache, get, count } = await serve((path, time) => {
    const { headers } = cacheTags([{ id: Number(path.split('/')[2]) }])
    return html(`rendered ${time}`, headers)
  })
  await get('/shop/1')
  await get('/shop/2')
  cache.drop({ products: [1] })
  expect(await (await get('/shop/1')).text()).toContain('rendered 3')
  expect(await (await get('/shop/2')).text()).toContain('rendered 2')
  cache.drop({ products: 'all' })
  await get('/shop/2')
  expect(count()).toBe(4)
})

test('a page whose product was sold is sent as it was while it cannot be rendered', async () => {
  let away = false
  const { cache, get } = await serve((path, time) =>
    away ? html('away', {}, 503) : html(`${path} ${time}`, cacheTags([{ id: 1 }]).headers),
  )
  await get('/shop/1')
  cache.drop({ products: [1] })
  away = true
  const stale = await get('/shop/1')
  expect(stale.status).toBe(200)
  expect(await stale.text()).toContain('/shop/1 1')
  expect((await get('/shop/2')).status).toBe(503)
  away = false
  expect(await (await get('/shop/1')).text()).toContain('/shop/1 4')
})

test('any change makes a listing stale: sent at once, rendered again in the background', async () => {
  const { cache, get } = await serve((_path, time) =>
    html(`rendered ${time}`, cacheTags([], LISTING).headers),
  )
  await get('/shop')
  cache.drop({ products: [9] })
  expect(await (await get('/shop')).text()).toContain('rendered 1')
  await expect.poll(async () => (await get('/shop')).text()).toContain('rendered 2')
})

test('a page whose product changed while it was rendered is not cached', async () => {
  let release = () => {}
  const { cache, get } = await serve(async (_path, time) => {
    if (time === 1) await new Promise<void>((resolve) => (release = resolve))
    return html(`rendered ${time}`, cacheTags([{ id: 1 }]).headers)
  })
  const first = get('/shop/1')
  await expect.poll(() => cache.figures().misses).toBe(1)
  cache.drop({ products: [1] })
  expect(await (await get('/shop/1')).text()).toContain('rendered 2')
  release()
  await first
  expect(await (await get('/shop/1')).text()).toContain('rendered 2')
})

test('after a minute a page is stale and rendered once in the background', async () => {
  const { clock, get, count } = await serve(async (_path, time) => {
    if (time > 1) await new Promise((resolve) => setTimeout(resolve, 50))
    return html(`rendered ${time}`)
  })
  await get('/')
  clock.now = 61_000
  const responses = await Promise.all([get('/'), get('/'), get('/')])
  for (const response of responses) expect(await response.text()).toContain('rendered 1')
  await expect.poll(async () => (await get('/')).text()).toContain('rendered 2')
  expect(count()).toBe(2)
})

test('errors, unknown ids and no-store pages are sent and not cached', async () => {
  const { cache, get, count } = await serve((path) =>
    path === '/faq' ? html('x', { 'Cache-Control': 'no-store' }) : html('?', {}, 404),
  )
  for (let id = 1; id <= 30; id++) expect((await get(`/shop/${id}`)).status).toBe(404)
  expect((await get('/faq')).headers.get('cache-control')).toBe('no-store')
  await get('/faq')
  expect(count()).toBe(32)
  expect(cache.figures()).toMatchObject({ entries: 0, bytes: 0 })
})

test('a rendering that throws is a 500 and the next request tries again', async () => {
  log.level = 'silent'
  const { get } = await serve((_path, time) => {
    if (time === 1) throw new Error('the database is away')
    return html('there')
  })
  const broken = await get('/')
  expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringContaining('base')])
  expect((await get('/')).status).toBe(200)
})

test('a request for no cached page is left to the application', async () => {
  const { get } = await serve(() => html(''))
  for (const path of ['/orders/abc', '/api/products', '/nope']) {
    expect((await get(path)).status).toBe(418)
  }
  expect((await get('/', {}, 'POST')).status).toBe(418)
})
