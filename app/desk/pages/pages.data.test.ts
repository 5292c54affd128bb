import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { pageEndpoints } from './page-endpoints'

const STORY = {
  slug: 'our-story',
  texts: { en: { title: ' Our  story ', description: '', body: 'We **throw** pots.' } },
  place: 'footer',
  position: 0,
  published: true,
}

eachDatabase('pages at the desk', (open) => {
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    const db = await open()
    setDatabase(db)
    desk = askingDesk(db, pageEndpoints)
  })
  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask(method, path, body, 'owner')
  const create = (more = {}) => ask('POST', '/pages', { ...STORY, ...more })
  const errorsOf = async (more: object) => {
    const { status, body } = await create(more)
    expect(status).toBe(422)
    return body.errors as Record<string, string>
  }

  test('the owner writes a page, which everyone at the desk reads', async () => {
    const { body: page } = await create()
    expect(page).toMatchObject({ slug: 'our-story', version: 1, changedBy: 'The owner' })
    expect(page.texts.en.title).toBe('Our story')
    const { body } = await desk.ask('GET', '/pages', undefined, 'viewer')
    expect(body.pages).toMatchObject([{ path: '/pages/our-story', titles: { en: 'Our story' } }])
    expect(JSON.stringify(body)).not.toContain('throw')
    expect((await desk.ask('POST', '/pages', { ...STORY, slug: 'b' }, 'staff')).status).toBe(403)
    expect(desk.audited.map(({ action, subject }) => [action, subject])).toEqual([
      ['page.created', 'page our-story'],
    ])
  })

  test('an address that is taken, doubled or hostile is refused where it was typed', async () => {
    await create()
    for (const slug of ['our-story', 'shop', 'checkout', 'api', 'desk', 'fr', 'pages', 'media'])
      expect(await errorsOf({ slug }), slug).toHaveProperty('slug')
    for (const slug of ['', '../x', 'a/b', '%2e', 'A', '<b>', 'ü', 'a\u0000b', 'x'.repeat(200)])
      expect(await errorsOf({ slug }), slug).toHaveProperty('slug')
    expect((await create({ slug: 'terms' })).status).toBe(200)
  })

  test('texts without title, too long, or open when published are refused', async () => {
    const body = (text: string) => ({ texts: { en: { title: 'A', description: '', body: text } } })
    expect(await errorsOf({ texts: {} })).toEqual({ 'texts.en.title': 'Give it a title.' })
    expect(
      await errorsOf({ texts: { de: { title: '', description: '', body: 'Text' } } }),
    ).toHaveProperty(['texts.de.title'])
    expect(await errorsOf(body('x'.repeat(100_001)))).toHaveProperty(['texts.en.body'])
    expect((await errorsOf(body('By ⟦your name⟧.')))['texts.en.body']).toContain('⟦your name⟧')
    const links = `[a]: ${'x'.repeat(2000)}\n\n${'[a]'.repeat(30_000)}`
    expect((await errorsOf(body(links)))['texts.en.body']).toContain('becomes a page of more than')
    expect((await create({ ...body('By ⟦your name⟧.'), published: false })).status).toBe(200)
  })

  test('a change from an old version is told what is there now', async () => {
    const { body: page } = await create()
    const path = `/pages/${page.id}`
    const first = await ask('PUT', path, { ...STORY, place: 'header', version: 1 })
    expect([first.status, first.body.version]).toEqual([200, 2])
    const second = await ask('PUT', path, { ...STORY, place: 'none', version: 1 })
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(second.body.now).toMatchObject({ place: 'header', version: 2 })
    const { body } = await ask('GET', `${path}/history`)
    expect(body.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect((await ask('DELETE', path)).status).toBe(200)
    expect((await ask('GET', path)).status).toBe(404)
    expect((await ask('PUT', path, { ...STORY, version: 2 })).status).toBe(404)
    expect(desk.audited.at(-1)).toMatchObject({ action: 'page.deleted' })
  })

  test('a text can begin with what the settings say', async () => {
    const { body } = await ask('GET', '/pages/starts?kind=shipping&language=de')
    expect(body.slug).toBe('shipping-returns')
    expect(body.words.title).toBe('Versand und Rückgabe')
    expect(body.words.body).toContain('innerhalb von 30 Tagen')
    expect((await ask('GET', '/pages/starts?kind=nothing&language=de')).status).toBe(422)
  })
})

describe('pictures of pages', () => {
  ownDataFolder()
  const { ask: send } = askingDesk({} as Database, pageEndpoints)
  const ask = (bytes: Uint8Array) => send('POST', '/pages/pictures', bytes, 'owner')

  test('a picture comes back as Markdown shows it, and other files are refused', async () => {
    const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
    const { status, body } = await ask(await drawn.png().toBuffer())
    expect(status).toBe(200)
    expect(body.address).toMatch(/^\/media\/own\/[0-9a-f]{40}#90x60$/)
    const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
    expect((await ask(text)).body.code).toBe('no_picture')
  })
})
