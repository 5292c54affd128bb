import { afterEach, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { loadSettings, settings } from '../../settings/settings.server'
import { formatMoney } from '../../texts/currency.server'
import { settingsEndpoints } from '../settings/settings-endpoints'
import { startEndpoints } from './start-endpoints'

eachDatabase('the opening of a shop at the desk', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })

  test('no price has a sign before a currency is chosen, and without one the shop does not open', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    const { ask } = askingDesk(db, [...startEndpoints, ...settingsEndpoints])
    expect(formatMoney('en', 1250)).toBe('¤12.50')
    expect(formatMoney('de', 1250)).not.toMatch(/[$€]/)
    const refused = await ask('PUT', '/opening', { open: true }, 'owner')
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_fields' } })
    const { version } = (await ask('GET', '/settings', undefined, 'owner')).body
    const changes = { 'shop.open': true }
    const both = await ask('PUT', '/settings', { version, changes }, 'owner')
    expect(both.body.errors).toEqual({
      'shop.open': 'Choose the currency first: prices have none yet.',
    })
    expect(settings().shop.open).toBe(false)
    const chosen = { ...changes, 'money.currency': 'EUR' }
    expect((await ask('PUT', '/settings', { version, changes: chosen }, 'owner')).status).toBe(200)
    expect(formatMoney('en', 1250)).toBe('€12.50')
    expect((await ask('PUT', '/opening', { open: true }, 'owner')).status).toBe(200)
  })

  test('a shop that opened before there was such a choice goes on with its prices', async () => {
    await setSettings(db, { 'shop.kind': 'own', 'shop.open': true })
    const { ask } = askingDesk(db, settingsEndpoints)
    expect(formatMoney('en', 1250)).toBe('$12.50')
    const { body } = await ask('GET', '/settings', undefined, 'owner')
    expect(body.defaults['money.currency']).toBe('USD')
  })
})
