import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { serverBuild } from '../../../tests/support/server-build'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { watchChanges } from '../../database/changes.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { pageRenderer, type RenderPage } from '../../http/pages/render-page.server'
import { loadSettings } from '../../settings/settings.server'
import { searchEnginesApi } from '../robots-and-sitemaps-api'
import type { PageValues } from './own-page-values'
import { shownPages } from './shown-pages.server'
import { changePage, createPage } from './stored-pages.server'

const eachDatabase = onSqliteByDay('it renders pages, whose rows another test reads')
const saving = { by: 'Ana', alongside: async () => {} }
const STORY: PageValues = {
  slug: 'our-story',
  texts: {
    en: {
      title: 'Our story',
      description: 'Who throws the pots',
      body: 'At {shop} we **throw** pots.\n\n<script>alert(1)</script>',
    },
    fr: { title: 'Notre histoire', description: '', body: 'Des pots.' },
  },
  place: 'none',
  position: 0,
  published: true,
}

eachDatabase('pages of the merchant', (open) => {
  let db: Database
  let render: RenderPage
  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents are as in production.
    render = pageRenderer(await serverBuild())
  }, 120_000)
  afterAll(() => vi.unstubAllEnvs())
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await loadSettings(db)
    await createPage(db, STORY, saving)
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })
  const get = async (path: string) => {
    const answer = await render(new Request(`http://shop.example${path}`))
    return { status: answer.status, html: await answer.text() }
  }

  test('a page is shown in its languages, with its title and description', async () => {
    const english = await get('/pages/our-story')
    expect(english.status).toBe(200)
    expect(english.html).toContain('<p>At Exclusive we <strong>throw</strong> pots.</p>')
    expect(english.html).toContain('<title>Our story | Exclusive</title>')
    expect(english.html).toContain('<meta name="description" content="Who throws the pots"/>')
    expect(english.html).not.toContain('<script>alert(1)')
    const french = await get('/fr/pages/our-story')
    expect(french.html).toMatch(/<h1[^>]*>Notre histoire/)
    expect(french.html).toMatch(/rel="canonical" href="[^"]*\/fr\/pages\/our-story"/)
  })

  test('a language without words shows the default one’s, which search engines are led to', async () => {
    const { html, status } = await get('/de/pages/our-story')
    expect(status).toBe(200)
    expect(html).toContain('<article lang="en"')
    expect(html).toMatch(/rel="canonical" href="https?:\/\/[^/]+\/pages\/our-story"/)
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/g)].map(
      ([, name]) => name,
    )
    expect(new Set(named)).toEqual(new Set(['en', 'fr', 'x-default']))
  })

  test('drafts and unknown pages answer 404 within the layout', async () => {
    await createPage(db, { ...STORY, slug: 'draft', published: false }, saving)
    for (const path of ['/pages/draft', '/pages/nothing', '/fr/pages/draft', '/pages/terms']) {
      const { status, html } = await get(path)
      expect(status, path).toBe(404)
      expect(html, path).toContain('class="page-problem"')
      expect(html, path).toContain('<footer')
    }
  })

  test('a page called terms, privacy, faq or about replaces the built-in one', async () => {
    for (const slug of ['terms', 'privacy', 'faq', 'about']) {
      expect((await get(`/${slug}`)).html).not.toContain('We <strong>throw')
      await createPage(db, { ...STORY, slug }, saving)
      const { html, status } = await get(`/${slug}`)
      expect([status, html.includes('we <strong>throw</strong> pots')], slug).toEqual([200, true])
      expect((await get(`/pages/${slug}`)).status).toBe(404)
    }
  })

  test('a merchant’s own shop shows no built-in page that nobody has written', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    for (const path of ['/about', '/faq', '/terms', '/privacy'])
      expect((await get(path)).status, path).toBe(404)
    await createPage(db, { ...STORY, slug: 'faq' }, saving)
    await setSettings(db, { 'pages.en': { terms: '# Rules\n\nPay.' } })
    expect((await get('/faq')).status).toBe(200)
    const terms = await get('/terms')
    expect(terms.status).toBe(200)
    expect(terms.html).toMatch(/<h1[^>]*>Rules/)
    expect(terms.html).not.toContain('One coupon an order')
  })

  test('the sitemap lists published pages in the languages that have words', async () => {
    await createPage(db, { ...STORY, slug: 'draft', published: false }, saving)
    const xml = await (await searchEnginesApi().request('/sitemap-pages.xml')).text()
    const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths.filter((path) => path?.includes('pages'))).toEqual([
      '/pages/our-story',
      '/fr/pages/our-story',
    ])
    expect(paths).toContain('/de/about')
  })

  test('another process’s change is seen as soon as the log tells of it', async () => {
    const watch = await watchChanges(db)
    try {
      expect((await shownPages()).map(({ titles }) => titles.en)).toEqual(['Our story'])
      await db
        .updateTable('pages')
        .set({ texts: JSON.stringify({ en: { ...STORY.texts.en, title: 'Told anew' } }) })
        .execute()
      expect((await shownPages())[0]?.titles.en).toBe('Our story')
      await db
        .insertInto('changes')
        .values({
          kind: 'pages',
          origin: randomInt(2 ** 40),
          product_id: null,
          pieces: null,
          at: Date.now(),
        })
        .execute()
      for (let tries = 0; (await shownPages())[0]?.titles.en !== 'Told anew'; tries++) {
        expect(tries).toBeLessThan(40)
        await sleep(50)
      }
    } finally {
      await watch.stop()
    }
  })

  test('a page that becomes a draft is gone from menus and its address', async () => {
    const { id } = await db.selectFrom('pages').select('id').executeTakeFirstOrThrow()
    await changePage(db, { id, version: 1 }, { ...STORY, published: false }, saving)
    expect(await shownPages()).toEqual([])
    expect((await get('/pages/our-story')).status).toBe(404)
  })
})
