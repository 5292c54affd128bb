import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { listener } from '../../http/listener.server'
import { loadSettings } from '../../settings/settings.server'
import { closedShop } from './closed-shop.server'
import { isPublic } from './is-public.server'
import { previewKey } from './preview-key.server'

const PUBLIC = { ORIGIN: 'https://shop.example' }

onSqliteByDay('it reads one key')('a shop that is not open yet', (open) => {
  let db: Database
  const app = new Hono()
  app.all('*', (c) => c.text('the shop', 200, { 'Cache-Control': 'public, s-maxage=60' }))
  let origin = ''
  const server = createServer((request, response) => handle(request, response))
  let handle: ReturnType<typeof listener>

  beforeAll(async () => {
    db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
    handle = listener([closedShop(db)], app)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(async () => {
    setConfig(readConfig(PUBLIC))
    await loadSettings(db)
  })
  afterAll(() => {
    server.close()
    setConfig(readConfig({}))
  })
  const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' })

  test('strangers see a page of its own, which search engines leave out', async () => {
    await setSettings(db, {
      'shop.name': 'Töpferei Huber',
      'shop.emails': ['hallo@huber.example'],
      'shop.languages': ['en', 'de'],
    })
    const page = await get('/de/shop/1')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('3600')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Wir haben noch nicht geöffnet')
    expect(html).toContain('mailto:hallo@huber.example')
    expect(html).not.toMatch(/Exclusive|the shop</)
    for (const path of ['/', '/api/products', '/checkout', '//x', '/%00', '/sitemap.xml'])
      expect((await get(path)).status).toBe(503)
  })

  test.each([
    '/desk',
    '/desk/orders',
    '/api/desk/start',
    '/healthz',
    '/assets/x.js',
    '/icon-192.png',
  ])('%s answers while the shop is closed', async (path) => {
    expect(await (await get(path)).text()).toBe('the shop')
  })

  test('a link with the preview key shows the shop, and no cache keeps it', async () => {
    const sent = await get(`/shop?preview=${await previewKey(db)}`)
    expect(sent.status).toBe(302)
    expect(sent.headers.get('location')).toBe('/shop')
    const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').split(';')
    expect(sent.headers.get('set-cookie')).toMatch(/HttpOnly.*Secure/)
    const shown = await get('/shop', { cookie })
    expect(await shown.text()).toBe('the shop')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect((await get('/shop', { cookie: `${cookie}x` })).status).toBe(503)
    expect((await get('/shop?preview=wrong')).status).toBe(503)
    expect((await get(`/shop?preview=${'x'.repeat(200)}`)).status).toBe(503)
  })

  test('a preview ends with the month after it was made', async () => {
    const old = await previewKey(db, Date.now() - 62 * 24 * 3600 * 1000)
    expect((await get(`/?preview=${old}`)).status).toBe(503)
  })

  test('a shop that only this machine reaches is shown, and so is one that is open', async () => {
    setConfig(readConfig({}))
    expect((await get('/')).status).toBe(200)
    setConfig(readConfig(PUBLIC))
    await setSettings(db, { 'shop.open': true })
    expect((await get('/')).status).toBe(200)
    await setSettings(db, { 'shop.open': undefined })
  })
})

test.each([
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '127.0.0.1', ORIGIN: 'https://shop.example' }, true],
  [{ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000' }, false],
])('%o is reached by others: %s', (machine, reached) => {
  expect(isPublic({ ORIGIN: undefined, ...machine })).toBe(reached)
})
