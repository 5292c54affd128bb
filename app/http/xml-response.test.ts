import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Database } from '../database/tables.server'
import { xmlResponse } from './xml-response.server'

const LINE = '<item>a lamp, as there are many</item>\n'
const LARGE = LINE.repeat(20_000)

/** Makes an API with a database of its own, as documents are kept by database. */
function api(text: string) {
  const db = {} as Database
  async function* pieces() {
    yield text
  }
  return new Hono().get('/feed.xml', (c) => xmlResponse(c, { db, name: '/feed.xml', pieces }))
}

test('a document goes in gzip to clients that take it, and to others as it is', async () => {
  for (const text of [LINE, LARGE]) {
    const app = api(text)
    const zipped = await app.request('/feed.xml', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
    expect(zipped.headers.get('Vary')).toBe('Accept-Encoding')
    expect(String(gunzipSync(await zipped.arrayBuffer()))).toBe(text)
    const plain = await app.request('/feed.xml', { headers: { 'Accept-Encoding': 'br' } })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(await plain.text()).toBe(text)
  }
})

test('one client reads at most eight large documents unzipped at a time, then must wait', async () => {
  const app = api(LARGE)
  const reading = await Promise.all(Array.from({ length: 8 }, () => app.request('/feed.xml')))
  expect(reading.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const refused = await app.request('/feed.xml')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  const head = await app.request('/feed.xml', { method: 'HEAD' })
  expect(head.headers.get('Content-Length')).toBe(String(LARGE.length))
  const zipped = { headers: { 'Accept-Encoding': 'gzip' } }
  expect((await app.request('/feed.xml', zipped)).status).toBe(200)
  await reading[0]?.body?.cancel()
  expect(await reading[1]?.text()).toBe(LARGE)
  const again = await Promise.all([app.request('/feed.xml'), app.request('/feed.xml')])
  expect(again.map(({ status }) => status)).toEqual([200, 200])
  for (const { body } of [...reading.slice(2), ...again]) await body?.cancel()
})
