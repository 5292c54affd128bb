import { get as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { pageCache } from '../page-cache.server'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const words = 'cart wish coupon parcel shirt lamp kettle colour size price stock mail'.split(' ')
/** Text that the smallest encoding makes smaller than the first one does. */
const text = Array.from({ length: 4000 }, (_, at) => words[((at * at + 7 * at) % 83) % 12]).join(
  ' ',
)

async function serve(page: (time: number) => string) {
  const clock = { now: 0 }
  let rendered = 0
  const cache = pageCache({
    now: () => clock.now,
    render: async () =>
      new Response(page(++rendered), { headers: { 'Content-Type': 'text/html' } }),
  })
  const server = createServer((request, response) => void cache.handle(request, response))
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  async function get(headers: Record<string, string> = {}) {
    const options = { port, path: '/about', headers: { 'Accept-Encoding': 'br', ...headers } }
    const answer = await new Promise<IncomingMessage>((done) => ask(options, done))
    const body = await buffer(answer)
    const { etag = '', 'content-length': length } = answer.headers
    return { status: answer.statusCode, etag, body, length: Number(length) }
  }
  const rendering = () => rendered
  return { cache, clock, get, rendering }
}

test('a page asked for often is sent smaller, under the ETag it had', async () => {
  const { cache, get } = await serve(() => text)
  const first = await get()
  for (let time = 0; time < 4; time++) await get()
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length)
  const smaller = await get()
  expect(brotliDecompressSync(smaller.body).toString()).toBe(text)
  expect(smaller.body.length).toBe(smaller.length)
  expect(smaller.etag).toBe(first.etag)
  expect(smaller.etag).toMatch(/^W\//) // The two differ in bytes.
  expect((await get({ 'If-None-Match': first.etag })).status).toBe(304)
  const { bytes } = cache.figures()
  expect(bytes).toBeGreaterThan(text.length + smaller.length)
  expect(bytes).toBeLessThan(text.length + smaller.length + 8000)
})

test('a page that changed while it was made smaller is never sent as it was', async () => {
  const { cache, clock, get, rendering } = await serve((time) => `${time} ${text}`)
  const first = await get()
  for (let time = 0; time < 4; time++) await get() // The smallest encoding of it begins.
  clock.now = 20_000
  cache.drop({ products: 'all' })
  for (let time = 0; time < 10; time++)
    expect(brotliDecompressSync((await get()).body).toString()).toBe(`2 ${text}`)
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length)
  const last = await get()
  expect(brotliDecompressSync(last.body).toString()).toBe(`2 ${text}`)
  expect(last.etag).not.toBe(first.etag)
  expect(rendering()).toBe(2)
})

test('a page rendered again without a change meanwhile is sent smaller, too', async () => {
  const { clock, get, rendering } = await serve(() => text)
  const first = await get()
  for (let time = 0; time < 3; time++) await get()
  clock.now = 61_000
  await get()
  await expect.poll(rendering).toBe(2)
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length)
  const { length } = await get()
  clock.now = 122_000
  await get()
  await expect.poll(rendering).toBe(3)
  expect((await get()).length).toBe(length)
})
