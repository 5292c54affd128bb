import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { onSqliteByDay } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { serverBuild } from '../../../tests/support/server-build'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { seedDemo } from '../../catalogue/seed.server'
import type { PageValues } from '../../content/pages/own-page-values'
import { createPage } from '../../content/pages/stored-pages.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { pageRenderer, type RenderPage } from '../../http/pages/render-page.server'
import { loadSettings } from '../../settings/settings.server'
import { menusShown } from './menus-shown.server'

const eachDatabase = onSqliteByDay('it renders menus, no engine’s own SQL')
const saving = { by: 'Ana', alongside: async () => {} }
const page = (slug: string, title: string, more: Partial<PageValues> = {}): PageValues => ({
  slug,
  texts: { en: { title, description: '', body: 'Text' } },
  place: 'footer',
  position: 0,
  published: true,
  ...more,
})

eachDatabase('menus of header and footer', (open) => {
  let db: Database
  let render: RenderPage
  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents are as in production.
    render = pageRenderer(await serverBuild())
  }, 120_000)
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await loadSettings(db)
  })

  test('the demo has its own links until a page or a setting asks for others', async () => {
    expect(await menusShown('en')).toEqual({})
    await createPage(db, page('care', 'Care', { place: 'none' }), saving)
    expect(await menusShown('en')).toEqual({})
    await createPage(db, page('story', 'Story', { place: 'header' }), saving)
    expect((await menusShown('en')).header?.map(([to]) => to)).toEqual([
      '/',
      '/contacts',
      '/about',
      '/pages/story',
    ])
  })

  test('links are named after what they lead to, and those to drafts are left out', async () => {
    await createPage(db, page('care', 'Care', { published: false, place: 'none' }), saving)
    await createPage(db, page('story', 'Story', { place: 'none' }), saving)
    await seedDemo(db)
    await importFile(db, [product(901, { title: 'Tall jug', slug: 'tall-jug', title_de: 'Krug' })])
    await refreshIndex(db)
    const to = [
      '/shop?category=lighting',
      '/shop?category=tall-jugs',
      '/pages/care',
      '/pages/story',
      'https://a.example/b',
      '/faq',
    ]
    await setSettings(db, {
      'shop.headerMenu': [...to.map((one) => ({ to: one })), { to: '/shop', de: 'Laden' }],
    })
    expect((await menusShown('de')).header).toEqual([
      ['/shop?category=lighting', 'Leuchten'],
      ['/pages/story', 'Story'],
      ['https://a.example/b', 'a.example'],
      ['/faq', 'Häufige Fragen'],
      ['/shop', 'Laden'],
    ])
    const goods = ['/shop/901', '/shop/tall-jug', '/shop/902', '/shop/no-jug']
    await setSettings(db, { 'shop.footerMenu': goods.map((one) => ({ to: one })) })
    expect((await menusShown('de')).footer).toEqual([
      ['/shop/901', 'Krug'],
      ['/shop/tall-jug', 'Krug'],
    ])
    await setSettings(db, { 'shop.headerMenu': [], 'shop.footerMenu': [] })
  })

  test('a merchant’s own shop shows only what is there, in its name', async () => {
    await setSettings(db, {
      'shop.kind': 'own',
      'shop.name': 'Lehm',
      'shop.instagram': 'https://i.example/lehm',
    })
    await createPage(db, page('imprint', 'Imprint'), saving)
    const answer = await render(new Request('http://shop.example/contacts'))
    const html = await answer.text()
    const linked = (part: string) => [...part.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to)
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
    expect(linked(footer)).toEqual([
      'https://i.example/lehm',
      '/accounts',
      '/login',
      '/cart',
      '/wishlist',
      '/shop',
      '/pages/imprint',
      '/contacts',
      '/track-order',
    ])
    expect(footer).toContain(`© ${new Date().getFullYear()} Lehm`)
    const menu = html.slice(html.indexOf('id="main-menu"'), html.indexOf('</nav>'))
    expect(linked(menu)).toEqual(['/shop', '/', '/shop', '/contacts', '/signup', '/accounts'])
    for (const demo of [
      'Download App',
      'Save $3',
      '2015',
      'category=',
      'Get 10%',
      'href="/elsewhere',
    ])
      expect(html, demo).not.toContain(demo)
    await setSettings(db, {})
  })
})
