import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { scriptedProvider } from '../../tests/support/payments/scripted-provider'
import { setSettings } from '../../tests/support/settings/set-settings'
import { waysToPay } from '../cart/shipping/ways-to-pay.server'
import { config, readConfig, setConfig } from '../config.server'
import { readAccounts, removeAccount, storeAccount } from './accounts.server'
import { loadProviders, openedProvider, registerProvider, setOpened } from './open-providers.server'

const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-keys-'))
const account = {
  provider: 'stripe',
  live: false,
  minutes: 30,
  byHand: true,
  keys: { secretKey: 'sk_1' },
} as const

eachDatabase('accounts with payment providers', (open) => {
  afterAll(() => {
    setOpened([])
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('keys are sealed, and opened by this machine’s key alone', async () => {
    setConfig({ ...config, DATA_DIR: dataDir })
    const db = await open()
    await storeAccount(db, account)
    const { sealed_keys } = await db
      .selectFrom('payment_providers')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(sealed_keys).not.toContain('sk_1')
    expect(await readAccounts(db)).toEqual({ accounts: [account], sealed: [] })
    setConfig({ ...config, DESK_KEY: Buffer.alloc(32, 7).toString('base64') })
    expect(await readAccounts(db)).toEqual({ accounts: [], sealed: ['stripe'] })
    expect(await loadProviders(db)).toEqual(['The keys of stripe were sealed by another key.'])
    setConfig({ ...readConfig({}), DATA_DIR: dataDir })
  })

  test('a way to pay is offered where its provider is set up and takes the amount', async () => {
    setConfig({ ...readConfig({}), DATA_DIR: dataDir })
    const db = await open()
    const ways = [{ way: 'bank' }, { way: 'stripe' }]
    await setSettings(db, { 'payment.ways': ways })
    const offered = (total: number) => waysToPay(total).map(({ payment }) => payment)
    const can = { ...scriptedProvider().provider.can, least: () => 50, most: () => 1000 }
    registerProvider('stripe', ({ keys }) => {
      if (keys.secretKey !== 'sk_1') throw new Error('The secret key is no secret key.')
      return { ...scriptedProvider().provider, name: 'stripe', can }
    })
    await loadProviders(db)
    expect(offered(500)).toEqual(['bank'])
    await storeAccount(db, account)
    expect(await loadProviders(db)).toEqual([])
    expect([offered(0), offered(500)]).toEqual(Array(2).fill(['bank', 'stripe']))
    expect([offered(49), offered(1001)]).toEqual(Array(2).fill(['bank']))
    can.currencies = ['BDT']
    expect(offered(500)).toEqual(['bank'])
    await storeAccount(db, { ...account, keys: {} })
    expect(await loadProviders(db)).toEqual([
      'stripe cannot be opened: The secret key is no secret key.',
    ])
    expect(openedProvider('stripe')).toBeUndefined()
    await removeAccount(db, 'stripe')
    expect(await loadProviders(db)).toEqual([])
  })
})
