import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBuiltShop } from '../support/built-shop'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const { shop } = shopOfSuite({ LOG_LEVEL: 'silent' })

const page = async (path: string) => (await fetch(shop.origin + path)).text()
const figure = async (name: string) =>
  Number(new RegExp(`^shop_pages_${name} (\\d+)`, 'm').exec(await page('/metrics'))?.[1])

test('once ready, home and the list are there in every language', async () => {
  const renderings = async () =>
    Number(/^shop_page_render_seconds_count (\d+)/m.exec(await page('/metrics'))?.[1])
  expect(await page('/readyz')).toBe('ready')
  const before = await renderings()
  for (const language of ['', '/fr', '/es', '/de'])
    for (const path of [`${language}/`, `${language}/shop`]) await page(path)
  expect(await renderings()).toBe(before)
})

test('a page shows the stock an order left, moments after the order is acknowledged', async () => {
  const left = async () => (await (await fetch(`${shop.origin}/api/products/1`)).json()).stock
  const before = await left()
  await page('/shop/1')
  expect(await page('/shop/1')).toContain(String(before))
  const { status } = await shopper(shop.origin).send('POST', '/api/orders', orderOf(), {
    'Idempotency-Key': crypto.randomUUID(),
  })
  expect(status).toBe(201)
  await expect.poll(left, { timeout: 2000 }).toBe(before - 1)
  await expect.poll(() => page('/shop/1'), { timeout: 2000 }).toContain(String(before - 1))
})

test('a page shows what a command changed in another process', async () => {
  await page('/shop/2')
  const file = join(shop.dataDir, 'names.csv')
  writeFileSync(file, 'id,title\n2,Renamed by another process\n')
  const command = await runCommand({ DATA_DIR: shop.dataDir }, 'import', file)
  expect(command.code, command.output).toBe(0)
  await expect
    .poll(() => page('/shop/2'), { timeout: 5000 })
    .toContain('Renamed by another process')
})

test('a flood of addresses grows nothing and leaves the pages people ask for', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1500)) // By then the other process has learnt of the change above.
  await page('/about')
  await page('/about')
  const renderings = async () =>
    Number(/^shop_page_render_seconds_count (\d+)/m.exec(await page('/metrics'))?.[1])
  for (let n = 0; n < 500; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        Promise.all([page(`/shop/${900_000 + n + i}`), page(`/shop?nonsense=${n + i}`)]),
      ),
    )
  expect(await figure('entries')).toBeLessThan(20)
  const before = await renderings()
  await page('/about?utm_source=flood')
  expect(await renderings()).toBe(before)
})

test('the app, a cached page and a file carry the same protections', async () => {
  const file = /\/assets\/[^"]+\.js/.exec(await page('/'))?.[0] ?? ''
  for (const path of ['/', '/nope', '/orders/unknown', '/healthz', '/api/products', file]) {
    const { headers } = await fetch(shop.origin + path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy'), path).not.toContain("script-src 'self' 'unsafe")
    expect(headers.get('set-cookie'), path).toBeNull()
  }
  expect((await fetch(shop.origin + file)).headers.get('cache-control')).toContain('immutable')
})

test('asked to stop, the shop finishes what is in flight and ends with 0', async () => {
  const own = await startBuiltShop({ LOG_LEVEL: 'silent' })
  const body = JSON.stringify({ items: [{ productId: 1, quantity: 1 }] })
  const quotes = Array.from({ length: 20 }, () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const asked = request(`${own.origin}/api/quote`, { method: 'POST', headers })
    asked.write(body.slice(0, 10))
    const status = new Promise<number>((resolve, reject) => {
      asked.once('error', reject).once('response', (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
    })
    return { asked, status }
  })
  await new Promise((resolve) => setTimeout(resolve, 500)) // All have begun.
  const ended = own.stop()
  await new Promise((resolve) => setTimeout(resolve, 500)) // It has learnt of it.
  await expect(fetch(own.origin)).rejects.toThrow()
  for (const { asked } of quotes) asked.end(body.slice(10))
  expect(await Promise.all(quotes.map(({ status }) => status))).toEqual(Array(20).fill(200))
  expect(await ended).toBe(0)
})
