import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { importFile, shirt, variantIds } from '../../../../tests/support/buyers/varied-product'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { product } from '../../../../tests/support/network/stub-host'
import { serverBuild } from '../../../../tests/support/server-build'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { applySchedules } from '../../../catalogue/prices/apply-schedules.server'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { HOUR_MS } from '../../../durations'
import { renderNow, setPageRenderer } from '../../../http/pages/current-renderer.server'
import { pageRenderer } from '../../../http/pages/render-page.server'
import { productEndpoints } from '../product-endpoints'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

eachDatabase('the shop’s page of a draft', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents render as in production.
    setPageRenderer(pageRenderer(await serverBuild()))
  }, 60_000)
  afterAll(() => vi.unstubAllEnvs())
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await importFile(db, [product(1, { title: 'Stored Lamp', price: 10, stock: 8 }), shirt(7)])
    desk = askingDesk(db, productEndpoints)
  })
  const formOf = async (id: number): Promise<ProductForm> =>
    (await desk.ask('GET', `/products/${id}`)).body.form
  const preview = (given: object, as: 'staff' | 'viewer' = 'staff') =>
    desk.send('POST', '/products/preview', { language: 'en', ...given }, as)
  const html = async (given: object) => {
    const answer = await preview(given)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const stored = async (path = '/shop/1') =>
    (await renderNow(new Request(`http://localhost:3000${path}`))).text()

  test('a preview shows typed values, while the shop shows stored ones', async () => {
    const form = { ...(await formOf(1)), title: 'Typed <b>Lamp</b>', price: 4321, visible: false }
    const page = await html({ form, id: 1 })
    expect(page).toContain('Typed &lt;b&gt;Lamp&lt;/b&gt;</h1>')
    expect(page).toContain('$43.21')
    expect(page).toContain('class="gallery"')
    const now = await stored()
    expect(now).toContain('Stored Lamp</h1>')
    expect(now).not.toContain('Typed')
    expect((await formOf(1)).title).toBe('Stored Lamp')
    expect(desk.audited).toEqual([])
  })

  test('a preview is for staff alone, uncached, framed by the desk, and inert', async () => {
    const form = await formOf(1)
    expect((await preview({ form, id: 1 }, 'viewer')).status).toBe(403)
    const { headers } = await preview({ form, id: 1 })
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toMatch(/sandbox allow-same-origin$/)
    expect(policy).not.toContain('script')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    const page = await html({ form, id: 1 })
    expect(page).not.toMatch(/<script|modulepreload|<a [^>]*href=/i)
    expect(page).toContain('<style')
  })

  test('an unsaved product is previewed in each language of the shop', async () => {
    const form = { ...(await formOf(1)), title: 'Not Stored', sku: null, stock: 0 }
    for (const [language, words] of [
      ['en', 'Out of stock'],
      ['de', 'lang="de"'],
      ['fr', 'lang="fr"'],
      ['es', 'lang="es"'],
    ] as const) {
      const page = await html({ form, language })
      expect(page).toContain('Not Stored</h1>')
      expect(page.toLowerCase()).toContain(words.toLowerCase())
    }
  })

  test('words typed for a language show on its page alone', async () => {
    const fr = { title: 'Lampe tapée', description: 'Elle éclaire.' }
    const form = { ...(await formOf(1)), texts: { fr } }
    expect(await html({ form, id: 1, language: 'fr' })).toContain('Lampe tapée</h1>')
    const english = await html({ form, id: 1 })
    expect(english).toContain('Stored Lamp</h1>')
    expect(english).not.toContain('Elle éclaire.')
  })

  test('typed variants can be chosen, at their prices', async () => {
    const form = await formOf(7)
    const options = [{ name: 'Size', values: ['Tiny', 'Huge'] }]
    const [first, second] = form.variants
    const variants = [
      { ...first, values: ['Tiny'], price: 3333 },
      { ...second, id: undefined, values: ['Huge'], price: 9999 },
    ]
    const page = await html({ form: { ...form, options, variants }, id: 7 })
    expect(page).toContain('Tiny')
    expect(page).toContain('Huge')
    expect(page).toContain('$33.33')
    expect(page).not.toContain('$99.99')
    expect(await stored('/shop/7')).not.toContain('Tiny')
    const huge = await html({ form: { ...form, options, variants }, id: 7, variant: 1 })
    expect(huge).toContain('$99.99')
    expect(huge).toMatch(/<input[^>]*checked=""[^>]*value="Huge"|value="Huge"[^>]*checked=""/)
    const beyond = await html({ form: { ...form, options, variants }, id: 7, variant: 2 })
    expect(beyond).not.toContain('$99.99')
  })

  test('a scheduled price that runs shows as in the shop', async () => {
    const now = Date.now()
    const ids = await variantIds(db, 7)
    const span = { from: now - HOUR_MS, until: now + HOUR_MS }
    await desk.ask('POST', '/products/1/schedules', { price: 777, ...span })
    const cheap = { price: 555, variant: ids['S / Red'], ...span }
    expect((await desk.ask('POST', '/products/7/schedules', cheap)).status).toBe(200)
    await applySchedules(db)
    expect(await html({ form: { ...(await formOf(1)), price: 999 }, id: 1 })).toContain('$7.77')
    expect(await html({ form: await formOf(7), id: 7 })).toContain('$5.55')
  })

  test('a preview that cannot be rendered names the wrong field', async () => {
    const form = await formOf(1)
    for (const [wrong, field] of [
      [{ title: '' }, 'form.title'],
      [{ category: 'nowhere' }, 'form.category'],
    ] as const) {
      const answer = await preview({ form: { ...form, ...wrong }, id: 1 })
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).errors)).toEqual([field])
    }
    expect((await preview({ form, id: 1, language: 'xx' })).status).toBe(422)
  })
})
