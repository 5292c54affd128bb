import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../tests/support/databases'
import { ownFolder } from '../tests/support/files/own-folder'
import { placed } from '../tests/support/placed-order'
import { serverBuild } from '../tests/support/server-build'
import { beginPottery } from '../tests/support/settings/begun-pottery'
import { demoWords, namesDemoCountry, POTTERY_BILLING } from '../tests/support/settings/second-shop'
import { apis } from './apis.server'
import { catalogueBytes } from './catalogue/api/catalogue-api'
import { config, setConfig } from './config.server'
import { manifest } from './content/own/manifest.server'
import type { Database } from './database/tables.server'
import { KNOWN_MAILS } from './desk/settings/mails/known-mails.server'
import { PAGES } from './http/pages/page-rules'
import { pageRenderer, type RenderPage } from './http/pages/render-page.server'
import { issueInvoice } from './orders/invoices/issue-invoice.server'
import { findOrder } from './orders/reading/find-order.server'
import { settings } from './settings/settings.server'

/** Every page, and what pages say of a search, of each product and of nothing found. */
const ADDRESSES = [
  ...Object.keys(PAGES),
  ...['/shop?q=Krug', '/shop?q=fahrrad', '/shop?category=none', '/nothing/here', '/shop/999999'],
  ...['/shop/102', '/shop/103', '/shop/104', '/shop/105', '/newsletter?state=sent'],
]
/** Every GET beside the pages, but figures for machines and the desk, which has a test of its own. */
const ANSWERS = [
  ...apis()
    .routes.filter(
      ({ method, path }) => method === 'GET' && !/[*]|^\/(api\/desk|desk|metrics)/.test(path),
    )
    .map(({ path }) => path),
  '/api/listing?language=de&q=Krug',
]

const API = [
  ...['/api/products', '/api/products/101', '/api/products/categories'],
  ...['/api/products/search?q=Krug', '/suggest?q=kr&more=1'],
]

const dataDir = ownFolder()

eachDatabase('a second shop', (open) => {
  let db: Database
  let render: RenderPage
  let token = ''
  const app = apis()

  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents are rendered as in production.
    setConfig({ ...config, DATA_DIR: dataDir }) // Readiness looks at it.
    db = await open()
    await beginPottery(db)
    render = pageRenderer(await serverBuild())
    ;({ token } = await placed(db, { productId: 101, billing: POTTERY_BILLING, language: 'de' }))
    await issueInvoice(db, (await findOrder(db, token))?.id ?? 0)
  }, 60_000)
  afterAll(() => vi.unstubAllEnvs())
  const filled = (path: string) =>
    path
      .replace(/:file\{[^}]*\}+/, 'sitemap-products-0.xml')
      .replace(':token', token)
      .replace(':slug', 'impressum')
      .replace(/:(id|line)/, (_, name) => (name === 'id' ? '101' : '1'))

  test.each(ADDRESSES)('%s says nothing of the demo', async (path) => {
    for (const prefix of ['', '/de']) {
      const page = await render(new Request(`http://shop.test${prefix}${filled(path)}`))
      const html = await page.text()
      expect(html).toContain('Huber')
      expect(demoWords(html), `${prefix}${path}`).toBeNull()
      // The checkout lists every country.
      if (path !== '/checkout') expect(namesDemoCountry(html), `${prefix}${path}`).toBe(false)
    }
  })

  test.each(ANSWERS)('%s says nothing of the demo', async (path) => {
    const response = await app.request(filled(path))
    expect(response.status).toBeLessThan(500)
    expect(demoWords(await response.text())).toBeNull()
  })

  test('a product page says what shipping home costs, and promises no free return', async () => {
    const said = async (id: number) =>
      (await (await render(new Request(`http://shop.test/de/shop/${id}`))).text()).replace(
        /[\u00a0\u202f]/g,
        ' ',
      )
    expect(await said(101)).toContain('Versand, Österreich: 4,90 €')
    expect(await said(103)).toContain('Versand, Österreich: kostenlos')
    expect(await said(101)).toContain('Rücksendung innerhalb von 14 Tagen nach der Lieferung')
    expect(await said(101)).not.toMatch(/kostenlose Rück/i)
    expect(await said(101)).toContain(' data-words="de"') // Scripts mark the same words.
    expect(await said(101)).not.toMatch(/ lang="en"/)
  })

  test('a product without a picture asks for none', async () => {
    await db
      .updateTable('products')
      .set({ thumbnail: '', images: '[]' })
      .where('id', '=', 104)
      .execute()
    const listed = await (
      await render(new Request('http://shop.test/de/shop?sort=price-asc'))
    ).text()
    expect(listed).toContain('alt="Krug"')
    expect(listed).not.toContain('/media/products/104-')
  })

  test('the catalogue’s API says nothing of the demo', async () => {
    const serve = catalogueBytes(db)
    const server = createServer((request, response) => {
      serve(request, response, (request.url ?? '').split('?')[0] ?? '')
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    for (const path of API) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(response.status, path).toBe(200)
      expect(demoWords(await response.text()), path).toBeNull()
    }
    server.close()
  })

  test('the manifest says nothing of the demo', () => {
    const said = manifest(settings(), false)
    expect(said).toContain('Töpferei Huber')
    expect(demoWords(said)).toBeNull()
  })

  test('an order goes to Austria with its tax, and its pages and papers are the shop’s own', async () => {
    const { order } = (await findOrder(db, token)) ?? {}
    expect(order).toMatchObject({
      currency: 'EUR',
      includesTax: true,
      subtotal: 2450,
      shipping: 490,
      total: 2940,
      vat: 490,
    })
    for (const path of [`/orders/${token}`, `/orders/${token}/return`]) {
      const html = await (await render(new Request(`http://shop.test/de${path}`))).text()
      expect(html).toContain('Φωτεινή')
      expect(demoWords(html), path).toBeNull()
    }
    for (const paper of ['invoice', 'packing-slip']) {
      const html = await (await app.request(`/orders/${token}/${paper}`)).text()
      expect(html).toContain('শাহনাজ')
      expect(demoWords(html), paper).toBeNull()
    }
  })

  test.each(Object.keys(KNOWN_MAILS).filter((name) => !name.startsWith('desk-')))(
    'the mail %s says nothing of the demo',
    async (name) => {
      const mail = await KNOWN_MAILS[name]?.render(db, 'de')
      if (!mail) return expect(name).toMatch(/refund|return|withdrawal|to-confirm|online/) // None of the shop's orders has one.
      expect(demoWords(`${mail.subject}\n${mail.text}\n${mail.html}`)).toBeNull()
    },
  )
})
