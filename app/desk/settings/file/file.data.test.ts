import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskCaller } from '../../../../tests/support/desk/desk-caller'
import type { Database } from '../../../database/tables.server'
import { loadSettings, settings } from '../../../settings/settings.server'

eachDatabase('settings as a file at the desk', (open) => {
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    caller = deskCaller(db)
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })
  const exported = async () => (await caller.send('viewer', 'GET', '/settings/export')).json()
  const change = async (changes: Record<string, unknown>) => {
    const { version } = await exported()
    return caller.ask('owner', 'PUT', '/settings', { version, changes })
  }
  const bring = (path: string, body: object, role: 'owner' | 'staff' = 'owner') =>
    caller.ask(role, 'POST', `/settings/import${path}`, body)

  test('exported settings import unchanged, after a preview of the changes', async () => {
    await change({ 'shop.name': 'Chêne', 'money.currency': 'EUR' })
    const file = await exported()
    await change({ 'shop.name': 'Hêtre', 'shop.phone': '1' })
    const seen = await bring('/preview', { file, replace: true })
    expect(seen.body.changes).toEqual([
      { key: 'shop.name', before: 'Hêtre', after: 'Chêne' },
      { key: 'shop.phone', before: '1' },
    ])
    expect(settings().shop.name).toBe('Hêtre')
    expect(seen.body.conflicts).toMatchObject([{ key: 'shop.phone' }, { key: 'shop.name' }])
    const refused = await bring('', { file, replace: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    const forced = await bring('', { file, replace: true, force: true })
    expect(forced.body.keys).toEqual(['shop.name', 'shop.phone'])
    expect((await exported()).settings).toEqual(file.settings)
    expect(caller.audited.at(-1)).toMatchObject({ action: 'settings.changed' })
  })

  test('an invalid file is refused with its errors, and stores nothing', async () => {
    const file = { settings: { 'shop.name': 'Chêne', 'shipping.zones': [{ name: 'x' }] } }
    for (const path of ['/preview', '']) {
      const { status, body } = await bring(path, { file })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual(
        expect.arrayContaining(['shipping.zones.0.countries', 'shipping.zones.0.rates']),
      )
      for (const wrong of [undefined, null, [], 7, { settings: 7 }, { version: '1', settings: {} }])
        expect((await bring(path, { file: wrong })).status).toBe(422)
    }
    expect((await bring('', { file }, 'staff')).status).toBe(403)
    expect(settings().shop.name).toBe('Exclusive')
  })
})
