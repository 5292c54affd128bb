import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { keepPageData, pageData } from './page-data.server'

const nothing = async (_page: string) => false

/** Asks for data as the listener does; returns what was sent, or false. */
async function asking(url: string, render = nothing, { method = 'GET', accept = '' } = {}) {
  const sent = { status: 0, headers: {} as Record<string, string>, body: '' }
  const response = {
    writeHead(status: number, headers: Record<string, string> | string[]) {
      const pairs = Array.isArray(headers)
        ? Array.from({ length: headers.length / 2 }, (_, at) => headers.slice(2 * at, 2 * at + 2))
        : Object.entries(headers)
      sent.status = status
      sent.headers = Object.fromEntries(
        pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]),
      )
      return response
    },
    end(body?: Buffer) {
      const isBrotli = sent.headers['content-encoding'] === 'br'
      sent.body = body ? (isBrotli ? brotliDecompressSync(body) : body).toString() : ''
    },
  }
  const request = { method, url, headers: { 'accept-encoding': accept } }
  const handled = pageData(render)(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    url.split('?')[0] as string,
  )
  if (handled === false) return false
  await handled
  return sent
}

const ask = async (...asked: Parameters<typeof asking>) => (await asking(...asked)) || undefined

test('a page’s data lies at an address that names it, and may be kept for good', async () => {
  const address = keepPageData('/shop?page=2', 'data("a")')
  expect(address).toMatch(/^\/page-data\/[\w-]{16}\.js\?of=%2Fshop%3Fpage%3D2$/)
  expect(keepPageData('/shop?page=2', 'data("a")')).toBe(address)
  for (const accept of ['', 'gzip, br']) {
    const sent = await ask(address, nothing, { accept })
    expect(sent).toMatchObject({ status: 200, body: 'data("a")' })
    expect(sent?.headers['cache-control']).toMatch(/immutable/)
    expect(sent?.headers['content-type']).toMatch(/^text\/javascript/)
  }
  expect(await ask(address, nothing, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
})

test('data that is asked for often is sent in its smallest encoding', async () => {
  const figures = Array.from({ length: 2000 }, (_, at) => (at * at * 31) % 997)
  const address = keepPageData('/faq', `data(${JSON.stringify({ figures })})`)
  const size = async () => {
    const sent = await ask(address, nothing, { accept: 'br' })
    return Number(sent?.headers['content-length'])
  }
  const first = await size()
  await size()
  await size()
  await expect.poll(size).toBeLessThan(first)
})

test('a page that has changed meanwhile gets the data it has now, which no cache may keep', async () => {
  const before = keepPageData('/shop/1', 'data("old")')
  const render = vi.fn(async (page: string) => Boolean(keepPageData(page, 'data("new")')))
  expect(await ask(before, render)).toMatchObject({ status: 200, body: 'data("old")' })
  expect(render).not.toHaveBeenCalled()
  // Another process sent the page, and this one has rendered it before the change alone.
  const unknown = before.replace(/[\w-]{16}(?=\.js)/, 'x'.repeat(16))
  const sent = await ask(unknown, render)
  expect(sent).toMatchObject({ status: 200, body: 'data("new")' })
  expect(sent?.headers['cache-control']).toBe('no-store')
})

test('data that another process made is made again with its page', async () => {
  const lost = `/page-data/${'y'.repeat(16)}.js?of=%2Fabout`
  const render = vi.fn(async (page: string) => Boolean(keepPageData(page, 'data("made")')))
  expect(await ask(lost, render)).toMatchObject({ status: 200, body: 'data("made")' })
  expect(render).toHaveBeenCalledExactlyOnceWith('/about')
})

test('a page that cannot be made now is asked for again', async () => {
  const sent = await ask(`/page-data/${'z'.repeat(16)}.js?of=%2Fcontacts`)
  expect(sent).toMatchObject({ status: 503, body: '' })
  expect(sent?.headers['retry-after']).toBe('5')
  expect(sent?.headers['cache-control']).toBe('no-store')
})

test.each([
  '/page-data/short.js?of=%2F',
  `/page-data/${'x'.repeat(16)}.js`,
  `/page-data/${'x'.repeat(16)}.js?of=%2Fcheckout%2Fnothing`,
  `/page-data/${'x'.repeat(16)}.js?of=%2Fshop.data`,
  `/page-data/${'x'.repeat(16)}.js?of=%2Fshop%3Fq%3Da%26x%3Db`,
  `/page-data/${'x'.repeat(16)}.js?of=https%3A%2F%2Fother.example%2F`,
  `/page-data/../secret.js?of=%2F`,
  '/shop',
])('what names no cached page is left to others: %s', async (url) => {
  const render = vi.fn(nothing)
  expect(await asking(url, render)).toBe(false)
  expect(render).not.toHaveBeenCalled()
})
