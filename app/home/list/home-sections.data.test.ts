import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { onSqliteByDay } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { serverBuild } from '../../../tests/support/server-build'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { setPrices } from '../../catalogue/care/edit-products.server'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { SHOWN_UNTIL, tagsOf } from '../../http/pages/cache-tags.server'
import { pageCache } from '../../http/pages/page-cache.server'
import { pageRenderer, type RenderPage } from '../../http/pages/render-page.server'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

const DEMO = /Exclusive|Telvanta|voucher|flash sale|countdown-|Dhaka|Woman|free delivery/i
const welcome = { id: 'welcome', kind: 'text', title: { en: 'Welcome' }, body: { en: 'To **us**' } }

let render: RenderPage
beforeAll(async () => {
  vi.stubEnv('DEV', false) // Documents render as in production.
  render = pageRenderer(await serverBuild())
}, 60_000)
afterAll(() => vi.unstubAllEnvs())

const page = (path = '/') => render(new Request(`http://shop${path}`))
/** What a page says and shows: without styles, and with its data. */
const html = async (path?: string) =>
  (await (await page(path)).text()).replace(/<style\b[\s\S]*?<\/style>/g, '')
const shown = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

eachDatabase('the home page of a merchant’s own shop', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await refreshIndex(db)
    await setSettings(db, {
      'shop.kind': 'own',
      'shop.open': true,
      'shop.name': 'Töpferei',
      'shop.languages': ['en', 'de', 'fr', 'es'],
    })
  })
  afterEach(() => vi.useRealTimers())
  const bring = async () => {
    await importFile(db, [
      product(1, { title: 'Green Bowl', category: 'bowls', discountPercentage: 0 }),
      product(2, { title: 'Blue Cup', category: 'cups', price: 20, tags: 'Gifts' }),
    ])
    await setPrices(db, [{ id: 2, price: 1600 }])
    await refreshIndex(db)
  }
  const put = (...sections: object[]) => setSettings(db, { 'home.sections': sections })

  test('a shop without any product says in each language that products are coming', async () => {
    for (const [path, words] of [
      ['/', 'Products are coming soon.'],
      ['/de', 'Die Produkte kommen bald.'],
      ['/fr', 'Les produits arrivent bientôt.'],
      ['/es', 'Los productos llegarán pronto.'],
    ] as const) {
      const text = shown(await html(path))
      expect(text).toContain('<h1 class="sr-only">Töpferei</h1>')
      expect(text).toContain(words)
      expect(text).not.toMatch(DEMO)
      expect(text).not.toMatch(/<nav|carousel/)
    }
  })

  test('a title and a description that a merchant writes are the home page’s', async () => {
    const words = { 'home.pageTitle': 'Pots from Linz', 'home.pageDescription': 'Thrown by hand.' }
    await setSettings(db, { 'words.en': words })
    const text = await html()
    expect(text).toContain('<title>Pots from Linz | Töpferei</title>')
    expect(text).toContain('content="Thrown by hand."')
  })

  test('a shop with products shows the newest and its categories, and nothing it did not sell', async () => {
    await bring()
    const text = shown(await html())
    expect(text).toContain('New products')
    expect(text).toContain('Green Bowl')
    expect(text).toContain('href="/shop?category=bowls"')
    expect(text).not.toContain('Best sellers')
    expect(text).not.toMatch(DEMO)
    await db.updateTable('products').set({ sold: 3 }).where('id', '=', 2).execute()
    const sold = shown(await html('/de'))
    expect(sold).toContain('Meistverkauft')
    expect(sold.slice(sold.indexOf('Meistverkauft')).match(/<article/g)).toHaveLength(1)
  })

  test('stored sections show in their order, in words of the page or of another language', async () => {
    await bring()
    const row = { id: 'sale', kind: 'products', rule: 'discounted', title: { de: 'Reduziert' } }
    await put(welcome, row, { ...welcome, id: 'off', on: false, title: { en: 'Hidden' } })
    const text = shown(await html())
    expect(text).toContain('<strong>us</strong>')
    expect(text.indexOf('Welcome')).toBeLessThan(text.indexOf('Reduziert'))
    expect(text).toContain('Blue Cup')
    expect(text).not.toContain('Green Bowl')
    expect(text).not.toContain('Hidden')
    expect(tagsOf((await page()).headers)).toContain('product-2')
  })

  test.each([
    ['chosen', { ids: [2, 99, 1] }, ['Blue Cup', 'Green Bowl']],
    ['category', { category: 'cups' }, ['Blue Cup']],
    ['tag', { tag: 'gifts' }, ['Blue Cup']],
    ['newest', {}, ['Green Bowl', 'Blue Cup']],
  ])('a row of the rule %s shows its products', async (rule, given, titles) => {
    await bring()
    await put({ id: 'row', kind: 'products', title: { en: 'Row' }, rule, ...given })
    const text = shown(await html())
    const found = [...text.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title)
    expect(found).toHaveLength(titles.length)
    expect(rule === 'newest' ? found.toSorted() : found).toEqual(
      rule === 'newest' ? titles.toSorted() : titles,
    )
  })

  test('a link leads to a product, category, page or address, and is left out where that is gone', async () => {
    await bring()
    const slide = (name: string, link: object) => ({
      title: { en: name },
      button: { en: `To ${name}` },
      link,
    })
    await put({
      id: 'hero',
      kind: 'hero',
      slides: [
        slide('cup', { to: 'product', id: 2 }),
        slide('ghost', { to: 'product', id: 99 }),
        slide('bowls', { to: 'category', slug: 'bowls' }),
        slide('nowhere', { to: 'category', slug: 'nowhere' }),
        slide('about', { to: 'page', path: '/about' }),
        slide('blog', { to: 'address', address: 'https://blog.example/' }),
      ],
    })
    const links = [
      ...shown(await html('/fr')).matchAll(/<a href="([^"]+)" class="hero-link">To (\w+)/g),
    ].map(([, href, name]) => [name, href])
    expect(links).toEqual([
      ['cup', '/fr/shop/2'],
      ['bowls', '/fr/shop?category=bowls'],
      ['about', '/fr/about'],
      ['blog', 'https://blog.example/'],
    ])
  })

  test('an uploaded picture keeps its room free, says what it shows and what stays in sight', async () => {
    const picture = {
      of: 'upload',
      address: `/media/own/${'a'.repeat(40)}`,
      width: 1280,
      height: 853,
      focus: { x: 20, y: 80 },
      alt: { en: 'A green bowl', de: 'Eine grüne Schale' },
    }
    await put({ id: 'b', kind: 'banner', title: { en: 'Bowls' }, picture })
    const [tag = ''] = /<img[^>]*own-picture[^>]*>/.exec(await html('/de')) ?? []
    expect(tag).toContain('width="1280" height="853"')
    expect(tag).toContain('alt="Eine grüne Schale"')
    expect(tag).toContain('object-position:20% 80%')
    expect(tag).toMatch(/srcSet="[^"]*\/640\.webp 640w/i)
  })

  test('a section comes and goes by itself at its moments, in a page that is cached', async () => {
    const now = Date.now()
    const [from, until] = [now + HOUR_MS, now + 2 * HOUR_MS]
    const iso = (time: number) => new Date(time).toISOString()
    await put(welcome, {
      ...{ id: 'sale', kind: 'text', body: { en: 'One hour only' } },
      ...{ from: iso(from), until: iso(until) },
    })
    expect((await page()).headers.get(SHOWN_UNTIL)).toBe(String(from))
    vi.useFakeTimers({ toFake: ['Date'], now })
    let rendered = 0
    const cache = pageCache({
      now: () => Date.now(),
      render: (path) => {
        rendered++
        return page(path)
      },
    })
    const visible = async () => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const answer = {
        setHeader() {},
        writeHead: () => answer,
        end: (body: Buffer) => resolve(String(body)),
      }
      await cache.handle({ method: 'GET', url: '/', headers: {} } as never, answer as never)
      return (await promise).includes('One hour only')
    }
    expect(await visible()).toBe(false)
    vi.setSystemTime(from - 50_000)
    expect(await visible()).toBe(false)
    vi.setSystemTime(from)
    expect(await visible()).toBe(true)
    vi.setSystemTime(from + 1000)
    expect(await visible()).toBe(true)
    vi.setSystemTime(until)
    expect(await visible()).toBe(false)
    expect(rendered).toBeGreaterThanOrEqual(3)
  })
})
