import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../tests/support/databases'
import { setSettings } from '../tests/support/settings/set-settings'
import { waysToPay } from './cart/shipping/ways-to-pay.server'
import { seedDemo } from './catalogue/seed.server'
import { config, readConfig, setConfig } from './config.server'
import type { Database } from './database/tables.server'
import { beginOwnShop, leaveDemo } from './own-shop.server'
import { readAccounts } from './payments/accounts.server'
import { loadProviders, setOpened } from './payments/open-providers.server'
import { registerProviders } from './payments/register-providers.server'
import { offerTrialInDemo } from './payments/trial/demo-trial.server'
import { loadSettings, settings } from './settings/settings.server'

const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-demo-trial-'))

eachDatabase('the test payment of the demo', (open) => {
  let db: Database
  let isPublic = false
  beforeEach(async () => {
    setConfig({ ...readConfig({}), DATA_DIR: dataDir })
    isPublic = false
    db = await open()
    await loadSettings(db)
    registerProviders(db, () => isPublic)
  })
  afterAll(() => {
    setOpened([])
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })

  const offered = async () => {
    expect(await loadProviders(db)).toEqual([])
    return waysToPay(1000, 'BD').map(({ payment }) => payment)
  }

  test('the demo offers it third, with one key for all processes, and not to the public', async () => {
    await seedDemo(db)
    expect(await offered()).toEqual(['bank', 'cash_on_delivery'])
    await Promise.all([offerTrialInDemo(db), offerTrialInDemo(db)])
    expect(await offered()).toEqual(['bank', 'cash_on_delivery', 'test'])
    const { accounts } = await readAccounts(db)
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual(accounts)
    isPublic = true
    expect(await offered()).toEqual(['bank', 'cash_on_delivery'])
  })

  test('a shop that leaves the demo loses the test payment and does not get it again', async () => {
    await seedDemo(db)
    await offerTrialInDemo(db)
    await leaveDemo(db)
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual([])
    expect(await offered()).toEqual(['bank', 'cash_on_delivery'])
    expect(settings().payment.ways.map(({ way }) => way)).toEqual(['bank', 'cash_on_delivery'])
  })

  test('a shop of one’s own, one with other products, and one whose ways were set get none', async () => {
    await beginOwnShop(db)
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual([])

    db = await open('seeded')
    const ways = [{ way: 'bank' }]
    await setSettings(db, { 'payment.ways': ways })
    await setSettings(db, { 'payment.ways': undefined })
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual([])

    db = await open('seeded')
    await db.updateTable('products').set({ source: 'file' }).where('id', '=', 1).execute()
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual([])

    db = await open('seeded')
    setConfig({ ...config, CATALOGUE_URL: 'https://catalogue.example' })
    await offerTrialInDemo(db)
    expect((await readAccounts(db)).accounts).toEqual([])
  })
})
