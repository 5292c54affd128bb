import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { askedPayment } from '../../tests/support/payments/asked-payment'
import {
  BKASH_TEST_KEYS,
  PAYPAL_TEST_KEYS,
  SSLCOMMERZ_TEST_KEYS,
  STRIPE_TEST_KEYS,
} from '../../tests/support/payments/provider-test-keys'
import { setSettings } from '../../tests/support/settings/set-settings'
import { waysToPay } from '../cart/shipping/ways-to-pay.server'
import { config, readConfig, setConfig } from '../config.server'
import type { Database } from '../database/tables.server'
import { removeAccount, storeAccount } from './accounts.server'
import { TAKEN_BY_HAND } from './key-forms'
import { loadProviders, openedProvider, setOpened } from './open-providers.server'
import { PROVIDERS, ProviderRefused } from './provider'
import { registerProviders, trialPage } from './register-providers.server'
import { newTrialAccount } from './trial/trial-account'

const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-registered-'))
const KEYS = {
  stripe: STRIPE_TEST_KEYS,
  sslcommerz: SSLCOMMERZ_TEST_KEYS,
  bkash: BKASH_TEST_KEYS,
  paypal: PAYPAL_TEST_KEYS,
}

eachDatabase('the providers of a shop', (open) => {
  let db: Database
  let isPublic = false
  beforeAll(async () => {
    setConfig({ ...config, DATA_DIR: dataDir })
    db = await open()
    registerProviders(db, () => isPublic)
  })
  afterAll(() => {
    setOpened([])
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const offered = () => waysToPay(50_000).map(({ payment }) => payment)

  test('no provider opens before the merchant adds an account; then all may', async () => {
    expect(await loadProviders(db)).toEqual([])
    expect(PROVIDERS.filter(openedProvider)).toEqual([])
    for (const provider of ['stripe', 'sslcommerz', 'bkash', 'paypal'] as const)
      await storeAccount(db, { provider, live: false, minutes: 30, keys: KEYS[provider] })
    await storeAccount(db, newTrialAccount())
    expect(await loadProviders(db)).toEqual([])
    expect(PROVIDERS.map((name) => openedProvider(name)?.provider.name)).toEqual([...PROVIDERS])
    const byHand = PROVIDERS.filter((name) => openedProvider(name)?.provider.can.manualCapture)
    expect(byHand).toEqual(TAKEN_BY_HAND)
    await storeAccount(db, { provider: 'stripe', live: false, minutes: 30, keys: {} })
    expect(await loadProviders(db)).toEqual([expect.stringMatching(/^stripe cannot be opened: /)])
  })

  test('the test payment is refused where others reach the shop, unless it is confirmed', async () => {
    const ways = [{ way: 'bank' }, { way: 'test' }]
    await setSettings(db, { 'payment.ways': ways })
    const start = () => openedProvider('test')?.provider.start(askedPayment())
    await storeAccount(db, newTrialAccount())
    await loadProviders(db)
    expect(offered()).toEqual(['bank', 'test'])
    const { payAt, providerRef } = (await start()) ?? {}
    expect(payAt).toBe(trialPage(providerRef ?? ''))
    isPublic = true
    expect(offered()).toEqual(['bank'])
    await expect(start()).rejects.toThrow(ProviderRefused)
    await storeAccount(db, newTrialAccount({ publicToo: true }))
    await loadProviders(db)
    expect(offered()).toEqual(['bank', 'test'])
    await removeAccount(db, 'test')
    await loadProviders(db)
    expect(offered()).toEqual(['bank'])
    isPublic = false
  })

  test('a provider for the merchants of one country is offered to no other seller', async () => {
    const ways = [{ way: 'bank' }, { way: 'bkash' }]
    await storeAccount(db, { provider: 'bkash', live: false, minutes: 30, keys: BKASH_TEST_KEYS })
    await loadProviders(db)
    const seatedIn = async (country: string) => {
      const stored = { 'payment.ways': ways, 'money.currency': 'BDT', 'shop.country': country }
      await setSettings(db, stored)
      return offered()
    }
    expect(await seatedIn('BD')).toEqual(['bank', 'bkash'])
    expect(await seatedIn('AT')).toEqual(['bank'])
  })
})
