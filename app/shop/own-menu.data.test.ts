import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../tests/support/databases'
import { serverBuild } from '../../tests/support/server-build'
import { setSettings } from '../../tests/support/settings/set-settings'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { renderNow, setPageRenderer } from '../http/pages/current-renderer.server'
import { pageRenderer } from '../http/pages/render-page.server'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

const STORES_OWN = 9

eachDatabase('the menu', (open) => {
  let db: Database
  beforeAll(async () => {
    vi.stubEnv('DEV', false) // Documents are rendered as in production.
    setPageRenderer(pageRenderer(await serverBuild()))
    db = await open('seeded')
    setDatabase(db)
  }, 60_000)
  afterEach(() => setSettings(db, { 'shop.menu': [] }))
  afterAll(() => vi.unstubAllEnvs())

  const html = async (path: string) =>
    (await renderNow(new Request(`http://localhost:3000${path}`))).text()
  const part = (page: string, from: string, to: string) =>
    page.slice(page.indexOf(from), page.indexOf(to, page.indexOf(from)))
  const inHeader = (page: string) =>
    [...part(page, 'departments"', '</details>').matchAll(/category=([a-z-]+)/g)].map(
      ([, slug]) => slug,
    )
  const onHome = (page: string) => part(page, 'department-menu"', '</nav>')

  test('the menu is a general store’s until the merchant sets another', async () => {
    const page = await html('/')
    expect(inHeader(page)).toHaveLength(STORES_OWN)
    expect(onHome(page)).toContain('Woman&#x27;s Fashion')
  })

  test('the menu holds the merchant’s entries, in that order and in each language', async () => {
    await setSettings(db, { 'shop.menu': ['lighting', 'nothing-such', 'womens-fashion'] })
    expect(inHeader(await html('/about'))).toEqual(['lighting', 'womens-fashion'])
    const menu = onHome(await html('/de/'))
    expect(menu.indexOf('category=lighting')).toBeLessThan(menu.indexOf('within-womens-fashion'))
    expect(menu).toContain('/de/shop?category=womens-clothes')
    expect(menu).not.toContain('category=medicine')
    expect(menu).not.toContain('Lighting')
  })
})
