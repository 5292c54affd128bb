import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { serverBuild } from '../../../tests/support/server-build'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { setDatabase } from '../../database/current.server'
import { pageRenderer, type RenderPage } from '../../http/pages/render-page.server'
import { loadSettings } from '../../settings/settings.server'
import { SPEC_SECTIONS } from './spec-sections'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

let render: RenderPage
beforeAll(async () => {
  vi.stubEnv('DEV', false) // Documents render as in production.
  render = pageRenderer(await serverBuild())
}, 60_000)
afterAll(() => vi.unstubAllEnvs())

/** Returns what a page shows, without the styles that only stored sections bring. */
async function shown(path: string) {
  const page = await (await render(new Request(`http://shop${path}`))).text()
  return page
    .slice(page.indexOf('<main'), page.indexOf('</main>'))
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/(id|aria-controls)="_R_\w+"/g, '')
}

eachDatabase('the home page of the demo', (open) => {
  test('the spec’s sections look the same stored as unset', async () => {
    const db = await open('seeded')
    setDatabase(db)
    await refreshIndex(db)
    await loadSettings(db)
    for (const path of ['/', '/fr']) {
      await setSettings(db, { 'home.sections': undefined })
      const unset = await shown(path)
      await setSettings(db, { 'home.sections': SPEC_SECTIONS })
      const stored = await shown(path)
      expect(stored).toBe(unset)
    }
  })
})
