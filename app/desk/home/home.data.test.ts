import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { onSqliteByDay } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { product } from '../../../tests/support/network/stub-host'
import { serverBuild } from '../../../tests/support/server-build'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderNow, setPageRenderer } from '../../http/pages/current-renderer.server'
import { pageRenderer } from '../../http/pages/render-page.server'
import { loadSettings, settings } from '../../settings/settings.server'
import { settingsVersion } from '../../settings/stored-settings.server'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')
const welcome = { id: 'welcome', kind: 'text', title: { en: 'Typed' }, body: { en: 'Text' } }

eachDatabase('the home page at the desk', (open) => {
  ownDataFolder()
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents render as in production.
    setPageRenderer(pageRenderer(await serverBuild()))
  }, 60_000)
  afterAll(() => vi.unstubAllEnvs())
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await loadSettings(db)
    await importFile(db, [product(1, { title: 'Green Bowl', category: 'bowls' })])
    caller = deskCaller(db)
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })
  const preview = (sections: object[], as: 'owner' | 'viewer' = 'owner') =>
    caller.ask(as, 'POST', '/home/preview', { sections, language: 'en' })
  const save = async (sections: object[] | null) => {
    const version = await settingsVersion(db)
    const changes = { 'home.sections': sections }
    return caller.ask('owner', 'PUT', '/settings', { version, changes })
  }
  const inShop = async () => (await renderNow(new Request('http://localhost:3000/'))).text()

  test('a preview shows typed sections, while the shop shows stored ones', async () => {
    const { status, body } = await preview([welcome])
    expect(status).toBe(200)
    expect(body.html).toContain('Typed')
    expect(body.html).not.toMatch(/<script|modulepreload|<a [^>]*href=/i)
    expect(body.bytes).toBeGreaterThan(5000)
    expect(await inShop()).not.toContain('Typed')
    expect((await preview([welcome], 'viewer')).status).toBe(403)
    expect((await preview([])).body.html).toContain('Flash Sales')
  })

  test('a preview shows a section before its time, and none that is off', async () => {
    const later = { ...welcome, from: '2099-01-01T00:00:00Z' }
    expect((await preview([later])).body.html).toContain('Typed')
    expect((await preview([{ ...later, on: false }])).body.html).not.toContain('Typed')
  })

  test('a wrong section is refused at its place, in the preview as when it is saved', async () => {
    const wrong = [welcome, { ...welcome, id: 'second', body: {} }]
    for (const { status, body } of [await preview(wrong), await save(wrong)]) {
      expect(status).toBe(422)
      expect(body.errors).toEqual({
        'home.sections.1.body': 'says nothing in any language',
      })
    }
    expect(settings().home.sections).toEqual([])
  })

  test('saved sections are in the shop, and an earlier version comes back', async () => {
    expect((await save([welcome])).status).toBe(200)
    expect(await inShop()).toContain('Typed')
    await save([{ ...welcome, title: { en: 'Changed' } }])
    expect(await inShop()).toContain('Changed')
    const { body } = await caller.ask('owner', 'GET', '/settings/history?key=home.sections')
    expect(body.changes).toHaveLength(2)
    await save(body.changes[1].after)
    expect(await inShop()).toContain('Typed')
    await save(null)
    expect(await inShop()).toContain('Flash Sales')
  })

  test('a picture is kept with its size, and what is none is refused', async () => {
    const bytes = await sharp({
      create: { width: 1600, height: 800, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer()
    const send = (body: Uint8Array, as: 'owner' | 'viewer' = 'owner') =>
      caller.send(as, 'POST', '/home/pictures', new Blob([body as BlobPart]))
    const kept = await send(bytes)
    expect(await kept.json()).toEqual({
      address: expect.stringMatching(/^\/media\/own\/[0-9a-f]{40}$/),
      width: 1280,
      height: 640,
    })
    const refused = await send(Buffer.from('<svg/>'))
    expect(refused.status).toBe(422)
    expect((await refused.json()).detail).toContain('is no JPEG')
    expect((await send(bytes, 'viewer')).status).toBe(403)
  })

  test('links are found among products by title and number, categories and pages', async () => {
    const find = async (search: string) =>
      (await caller.ask('viewer', 'GET', `/home/links?search=${search}`)).body
    expect((await find('bowl')).products).toEqual([{ id: 1, title: 'Green Bowl' }])
    expect((await find('1')).products).toContainEqual({ id: 1, title: 'Green Bowl' })
    const { categories, pages } = await find('')
    expect(categories).toContainEqual(expect.objectContaining({ slug: 'bowls' }))
    expect(pages).toContainEqual({ path: '/about', title: 'About' })
  })

  test('the desk is told which links of a menu lead to nothing', async () => {
    const links = ['/shop/1', '/shop/2', '/shop/green-bowl', '/shop?category=bowls', '/pages/gone']
    const others = ['/shop?category=gone', '/faq', 'https://a.example/', '/shop/%E0%A4%A']
    const asked = encodeURIComponent([...links, ...others].join('\n'))
    const { body } = await caller.ask('viewer', 'GET', `/menus/dead?links=${asked}`)
    expect(body.dead).toEqual([
      ...['/shop/2', '/shop/green-bowl', '/pages/gone', '/shop?category=gone', '/shop/%E0%A4%A'],
    ])
  })

  test('the desk is told the sections and texts with which the shop began', async () => {
    const { body } = await caller.ask('viewer', 'GET', '/home')
    expect(body.first).toHaveLength(9)
    expect(body.isOwn).toBe(false)
    expect(body.languages[0]).toBe('en')
    expect(body.shipped.voucher).toBe('Up to 10% off Voucher')
  })
})
