import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { onSqliteByDay } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { product } from '../../../tests/support/network/stub-host'
import { serverBuild } from '../../../tests/support/server-build'
import { everyKind } from '../../../tests/support/settings/own-home'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderNow, setPageRenderer } from '../../http/pages/current-renderer.server'
import { pageRenderer } from '../../http/pages/render-page.server'
import { settingsVersion } from '../../settings/stored-settings.server'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')
/** Nobody has kept it: a shop may have lost a picture. */
const PICTURE = {
  ...{ of: 'upload', address: `/media/own/${'a'.repeat(40)}`, width: 1200, height: 800 },
  ...{ focus: { x: 30, y: 60 }, alt: { en: 'A bowl' } },
}
const SECTIONS = [
  ...everyKind(PICTURE),
  { id: 'tag', kind: 'products', title: { de: 'Nur hier' }, rule: 'tag', tag: 'শাড়ি' },
  { id: 'of', kind: 'products', title: { en: 'Bowls' }, rule: 'category', category: 'bowls' },
  { id: 'chosen', kind: 'products', title: { en: 'Chosen' }, rule: 'chosen', ids: [1, 99_999] },
]
const HOSTILE = [
  ...[null, true, '', ' ', 0, -1, 1e308, [], {}, [null], 'chosen', 'tag', 'discounted', 'sale'],
  ...['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '{shop} {x} %s'],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
    '/a\r\nSet-Cookie: x',
    'data:text/html,x',
  ],
  ...[
    'শাড়ি',
    'Ελιά 👩‍👩‍👧',
    '\u202eevil',
    '\u0000',
    '\ud800',
    'x'.repeat(30_000),
    '![](x)'.repeat(900),
  ],
  ...[
    { en: '<b>x</b>' },
    { de: 'Nur Deutsch' },
    { xx: 'x' },
    { as: 'flashTitle' },
    { en: '\ud800' },
  ],
  ...['2026-02-30T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00', '../../etc'],
  ...[{ to: 'page', path: '/pages/none' }, { to: 'product', id: 99_999 }, { to: 'category' }],
]

/** Yields the path of each value within a value. */
function* pathsIn(value: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* pathsIn(one, [...path, key])
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as never
  copy[key as never] = replaced(copy[key as never], rest, by) as never
  return copy
}

eachDatabase('hostile sections of the home page', (open) => {
  ownDataFolder()
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    vi.stubEnv('DEV', false)
    setPageRenderer(pageRenderer(await serverBuild()))
    db = await open()
    setDatabase(db)
    await setSettings(db, { 'shop.kind': 'own', 'shop.languages': ['de', 'en'] })
    await importFile(db, [product(1, { title: 'Green Bowl', category: 'bowls' })])
    caller = deskCaller(db)
  }, 60_000)
  afterAll(() => vi.unstubAllEnvs())
  const save = async (sections: unknown) => {
    const version = await settingsVersion(db)
    return caller.ask('owner', 'PUT', '/settings', {
      version,
      changes: { 'home.sections': sections },
    })
  }

  test('what is accepted is shown as text by every language, and all else is refused at its place', async () => {
    const paths = [...pathsIn(SECTIONS)]
    const anywhere = fc.tuple(fc.constantFrom(...paths), fc.constantFrom<unknown>(...HOSTILE))
    const texts = HOSTILE.filter((one) => typeof one === 'string' && one.length < 100)
    const written = paths.filter((path) => ['en', 'de', 'name'].includes(path.at(-1) ?? ''))
    const inWords = fc.tuple(fc.constantFrom(...written), fc.constantFrom<unknown>(...texts))
    const change = fc.oneof({ weight: 3, arbitrary: inWords }, anywhere)
    const seen = { shown: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
        let sections: unknown = SECTIONS
        for (const [path, by] of changes) sections = replaced(sections, path, by)
        const asked = { sections, language: 'de' }
        const preview = await caller.ask('owner', 'POST', '/home/preview', asked)
        const saved = await save(sections)
        expect([200, 422]).toContain(preview.status)
        expect(saved.status, JSON.stringify(saved.body)).toBe(preview.status)
        if (saved.status === 422) {
          seen.refused++
          const said = Object.keys(saved.body.errors ?? {}).join() || saved.body.detail
          expect(said, JSON.stringify(saved.body)).toMatch(/^home\.sections|nobody can type/)
          return
        }
        seen.shown++
        for (const path of ['/', '/de']) {
          const page = await renderNow(new Request(`http://localhost:3000${path}`))
          expect(page.status).toBe(200)
          const html = await page.text()
          expect(html).not.toMatch(/<img src=x|<script>alert|href="(javascript|data|\/\/)/)
          expect(html).not.toContain('[object Object]')
        }
      }),
      { numRuns: 100 },
    )
    expect(seen.shown).toBeGreaterThan(10)
    expect(seen.refused).toBeGreaterThan(10)
  }, 120_000)
})
