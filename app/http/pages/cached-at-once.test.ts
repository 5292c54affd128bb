import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { listener } from '../listener.server'
import { log } from '../log.server'
import { requestId } from '../records/request-id.server'
import { pageCache } from './page-cache.server'

let server: Server | undefined
afterEach(() => server?.close())

type Cache = ReturnType<typeof pageCache>

/** Serves pages that name their rendering; `passed` has the id of each request that went past `atOnce`. */
async function serve(atOnce: (cache: Cache) => Cache['sendCached'] = (cache) => cache.sendCached) {
  const clock = { now: 0 }
  const passed: (string | undefined)[] = []
  let rendered = 0
  const cache = pageCache({
    now: () => clock.now,
    render: async () => new Response(`${++rendered} ${'.'.repeat(2000)}`),
  })
  const noted = (...asked: Parameters<Cache['handle']>) => {
    passed.push(requestId())
    return cache.handle(...asked)
  }
  server = createServer(listener([noted], new Hono(), { atOnce: atOnce(cache) }))
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const get = async (headers: Record<string, string> = {}, path = '/about', method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
    return `${response.status} ${(await response.text()).split(' ')[0]}`
  }
  return { cache, clock, get, passed }
}

test('a cached page is sent before the request has a context, and counts as a hit', async () => {
  const { cache, get, passed } = await serve()
  const accepted = { 'Accept-Encoding': 'br' }
  expect(await get(accepted)).toBe('200 1')
  expect(await get(accepted)).toBe('200 1')
  expect(await get(accepted, '/about', 'HEAD')).toBe('200 ')
  expect(passed).toEqual([expect.any(String)])
  expect(cache.figures()).toMatchObject({ hits: 2, misses: 1 })
})

test('a page in no encoding yet, an outdated one and any other request take the usual way', async () => {
  const { cache, get, passed } = await serve()
  await get({ 'Accept-Encoding': 'br' })
  await get({ 'Accept-Encoding': 'gzip' })
  expect(passed).toHaveLength(2)
  await get({ 'Accept-Encoding': 'gzip' })
  expect(passed).toHaveLength(2)
  cache.drop({ products: 'all' })
  expect(await get({ 'Accept-Encoding': 'gzip' })).toBe('200 2')
  expect(passed).toHaveLength(3)
  expect(await get({}, '/about', 'POST')).toMatch(/^404/)
  expect(await get({}, '/api/x')).toMatch(/^404/)
  expect(passed).toHaveLength(5)
})

test('a stale page is sent at once and rendered again behind the response', async () => {
  const { clock, get, passed } = await serve()
  const plain = { 'Accept-Encoding': 'identity' }
  await get(plain)
  clock.now = 61_000
  expect(await get(plain)).toBe('200 1')
  await expect.poll(() => get(plain)).toBe('200 2')
  expect(passed).toHaveLength(1)
})

test('a fault on the way at once is answered as one', async () => {
  log.level = 'silent'
  const { get } = await serve(() => () => {
    throw new Error('broken')
  })
  expect(await get()).toMatch(/^500/)
})
