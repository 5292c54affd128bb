import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { type ServerBuild, UNSAFE_withComponentProps } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setPrices } from '../app/catalogue/care/edit-products.server'
import { seedDemo } from '../app/catalogue/seed.server'
import { config, setConfig } from '../app/config.server'
import { db, setDatabase } from '../app/database/current.server'
import { openDatabase } from '../app/database/open.server'
import { CACHE_TAG, tagsOf } from '../app/http/pages/cache-tags.server'
import { pagePolicy } from '../app/http/pages/content-security-policy.server'
import { pageRenderer, type RenderPage } from '../app/http/pages/render-page.server'
import { ownFolder } from './support/files/own-folder'
import { serverBuild } from './support/server-build'

const dataDir = ownFolder()
let build: ServerBuild
let render: RenderPage

beforeAll(async () => {
  vi.stubEnv('DEV', false) // Documents are as in production.
  setDatabase(await openDatabase({ dataDir }))
  await seedDemo(db)
  build = await serverBuild()
  render = pageRenderer(build)
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await db.destroy()
})

const get = (path: string) => render(new Request(`http://shop${path}`))

/** Every page of routes.ts, as a visitor would ask for it; one within a page is shown with it. */
const paths = () =>
  Object.values(build.routes)
    .filter((route) => route?.path !== undefined || (route?.index && !within(route.parentId)))
    .filter((route) => route?.id !== 'root' && route?.path !== '*')
    .map((route) => `/${route?.path ?? ''}`.replace(':id', '1').replace(':token', 'unknown'))

const within = (parentId = '') => build.routes[parentId]?.path

const productsIn = (html: string) =>
  new Set(Array.from(html.matchAll(/href="\/shop\/(\d+)"/g), ([, id]) => `product-${id}`))

test('every page that is found and links to products carries their tags, and its data does too', async () => {
  const showing = []
  for (const path of paths()) {
    const document = await get(path)
    const html = await document.text()
    // A form could be submitted by a card's buttons, which have no type.
    expect(html, path).not.toMatch(/<form\b(?:(?!<\/form>)[\s\S])*class="card"/)
    expect(html, path).not.toMatch(/<ul\b[^>]*><\/ul>/) // A list of nothing is read out as one.
    // What is missing is kept by no cache, whatever it offers.
    const shown = document.ok ? productsIn(html) : new Set<string>()
    const tags = tagsOf(document.headers)
    for (const tag of shown) expect(tags, path).toContain(tag)
    expect(tags.has('listing'), path).toBe(shown.size > 0)
    if (shown.size > 0) showing.push(path)
    const data = await get(path === '/' ? '/_.data' : `${path}.data`)
    expect(data.headers.get(CACHE_TAG), `${path}.data`).toBe(document.headers.get(CACHE_TAG))
  }
  expect(showing).toEqual(['/', '/shop', '/shop/1'])
  expect(tagsOf((await get('/shop/1')).headers)).toContain('product-1')
})

test('a search without results carries the tags of the best sellers it offers', async () => {
  const document = await get('/shop?q=zzzqqq')
  const shown = [...productsIn(await document.text())]
  expect(shown).toHaveLength(6)
  expect([...tagsOf(document.headers)]).toEqual(
    expect.arrayContaining([...shown, 'listing', 'best-selling']),
  )
  expect(tagsOf((await get('/shop')).headers)).not.toContain('best-selling')
})

const contentOf = (html: string) =>
  html.slice(html.indexOf('<body>'), html.indexOf('<script', html.indexOf('<body>')))

test('pages of kept parts read as pages rendered whole', { timeout: 60_000 }, async () => {
  for (const path of paths().flatMap((each) => [each, `/de${each}`])) {
    const withKept = [await get(path), await get(path)].map((page) => page.text())
    vi.stubEnv('DEV', true)
    const whole = contentOf(await (await get(path)).text())
    vi.stubEnv('DEV', false)
    expect(whole.length, path).toBeGreaterThan(300)
    for (const html of withKept) expect(contentOf(await html), path).toBe(whole)
  }
})

test('a kept card shows its product as it is now', async () => {
  const list = async () => (await get('/shop')).text()
  const id = Number(/href="\/shop\/(\d+)"/.exec(await list())?.[1])
  await db.updateTable('products').set({ title: 'Renamed' }).where('id', '=', id).execute()
  expect(await list()).toContain(`<a href="/shop/${id}">Renamed</a>`)
})

test('a network leads where the merchant has set it', async () => {
  const known = config
  setConfig({ ...config, X_URL: 'https://x.example/exclusive' })
  const [footer, page] = [await (await get('/faq')).text(), await (await get('/elsewhere')).text()]
  setConfig(known)
  const social = (html: string) =>
    [...html.matchAll(/href="([^"]+)"[^>]*aria-label="Exclusive on (\w+)"/g)].map(
      ([, to, name]) => [name, to],
    )
  expect(Object.fromEntries(social(footer))).toMatchObject({
    X: 'https://x.example/exclusive',
    Facebook: '/elsewhere',
  })
  expect(page).toMatch(/<a href="https:\/\/x\.example\/exclusive"[^>]*>X<\/a>/)
  expect(page.match(/Not yet/g)?.length).toBeGreaterThanOrEqual(5)
})

test('the lowest price of the 30 days before stands beside a price that is shown as reduced', async () => {
  await setPrices(db, [{ id: 7, price: 5000, discount: 2000 }]) // It was 11.25.
  await setPrices(db, [{ id: 7, price: 4500 }])
  await setPrices(db, [{ id: 8, price: 5000, discount: 0 }])
  const head = async (path: string) => {
    const html = await (await get(path)).text()
    return html
      .slice(html.indexOf('product-head'), html.indexOf('gallery'))
      .replaceAll('<!-- -->', '')
  }
  const cardOf = async (path: string, id: number) =>
    (await (await get(path)).text())
      .split('<article')
      .find((card) => card.includes(`<a href="/shop/${id}">`))
  expect(await (await get('/shop/7')).text()).not.toContain('30 days before')
  const known = config
  setConfig({ ...config, CROSSED_OUT_PRICES: 'catalogue' })
  const said = {
    '': 'Lowest price of the 30 days before: $11.25',
    '/fr': 'Prix le plus bas des 30 jours précédents\u00a0: 11,25\u00a0$',
    '/es': 'Precio más bajo de los 30 días anteriores: 11,25\u00a0$',
    '/de': 'Niedrigster Preis der 30 Tage davor: 11,25\u00a0$',
  }
  await setPrices(db, [{ id: 7, price: 4600 }])
  for (const [prefix, words] of Object.entries(said))
    expect(await head(`${prefix}/shop/7`)).toContain(`<small>${words}</small>`)
  expect(await head('/shop/8')).not.toContain('<small>')
  const { title } = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', 7)
    .executeTakeFirstOrThrow()
  const list = `/shop?q=${encodeURIComponent(title)}`
  expect(await cardOf(list, 7)).toContain('<small>Lowest price of the 30 days before:')
  setConfig(known)
  expect(await cardOf(list, 7)).not.toContain('<small>')
})

test('React Router writes every mark that the document is edited by', async () => {
  for (const path of ['/', '/fr/shop', '/cart', '/nope']) {
    const response = await get(path)
    expect(response.status, path).toBe(path === '/nope' ? 404 : 200)
    const html = await response.text()
    expect(html, path).toContain('<script type="later">')
    expect(html, path).toContain('streamController.close();</script><script>(()=>{')
    expect(html, path).not.toContain('modulepreload" href')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy?.match(/'sha256-/g)?.length, path).toBeGreaterThanOrEqual(4)
    expect(policy, path).not.toBe(pagePolicy([]))
  }
})

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)).map(
    ([, script = '']) => script,
  )

test('the policy of a page allows every inline script that the renderer wrote', async () => {
  for (const path of ['/', '/fr/shop', '/shop/1', '/nope']) {
    const response = await get(path)
    const html = await response.text()
    const policy = response.headers.get('Content-Security-Policy')
    for (const script of scriptsIn(html)) expect(policy, script).toContain(hashOf(script))
    expect(html).not.toContain('nonce')
  }
})

test('a script that got into a page by a hole is not allowed by its policy', async () => {
  const injected = 'alert("a description that was not escaped")'
  const description = `</p><script>${injected}</script><script nonce="x">${injected};</script>`
  await db.updateTable('products').set({ description }).where('id', '=', 5).execute()
  const route = build.routes['shop/product/product-page'] as NonNullable<ServerBuild['routes']['']>
  const hole = ({ loaderData }: { loaderData: { product: { description: string } } }) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the hole that is tried
    createElement('p', { dangerouslySetInnerHTML: { __html: loaderData.product.description } })
  const module = { ...route.module, default: UNSAFE_withComponentProps(hole as never) as never }
  const routes = { ...build.routes, [route.id]: { ...route, module } }
  const response = await pageRenderer({ ...build, routes })(new Request('http://shop/shop/5'))
  const html = await response.text()
  expect(html).toContain(`<script>${injected}</script>`)
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy?.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(4)
  for (const script of [injected, `${injected};`]) expect(policy).not.toContain(hashOf(script))
})

test('a catalogue that does not answer says when to try again, in the headers too', async () => {
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('away')
  })
  const response = await get('/shop/2')
  vi.restoreAllMocks()
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
})
