import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { config, readConfig, setConfig } from '../../../app/config.server'
import { setDatabase } from '../../../app/database/current.server'
import { payApi } from '../../../app/orders/pay-api'
import { testPaymentApi } from '../../../app/orders/test-payment-api'
import { storeAccount } from '../../../app/payments/accounts.server'
import { loadProviders } from '../../../app/payments/open-providers.server'
import { registerProviders } from '../../../app/payments/register-providers.server'
import { newTrialAccount } from '../../../app/payments/trial/trial-account'
import { loadSettings } from '../../../app/settings/settings.server'
import { storeSettings } from '../../../app/settings/stored-settings.server'
import type { OpenDatabase } from '../databases'
import { payingShop } from './paying-shop'

/** Makes a shop with the built-in test payment beside bank and cash. */
export function trialShop(open: OpenDatabase, { cashFee = 0 } = {}) {
  const shop = payingShop(open)
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-trial-'))
  let isPublic = false
  beforeAll(async () => {
    setConfig({ ...config, DATA_DIR: dataDir, RATE_LIMIT_SCALE: 100_000 })
    setDatabase(shop.db)
    const ways = [{ way: 'bank' }, { way: 'cash_on_delivery', fee: cashFee }, { way: 'test' }]
    await storeSettings(shop.db, { 'payment.ways': ways }, () => {}, { by: 'test' })
    await loadSettings(shop.db)
    registerProviders(shop.db, () => isPublic)
    await storeAccount(shop.db, newTrialAccount())
  })
  beforeEach(async () => {
    isPublic = false
    expect(await loadProviders(shop.db)).toEqual([])
  })
  afterAll(() => {
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const form = (fields: Record<string, string>, headers = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  return {
    shop,
    open: () => {
      isPublic = true
    },
    page: (ref: string) => testPaymentApi().request(`/test-payment/${ref}`),
    choose: (ref: string, answer: string, headers = {}) =>
      testPaymentApi().request(`/test-payment/${ref}`, form({ answer }, headers)),
    pay: (token: string, fields: Record<string, string> = {}, headers = {}) =>
      payApi().request(`/api/orders/${token}/pay`, form({ language: 'en', ...fields }, headers)),
    stamp: async (token: string) =>
      (await (await payApi().request(`/api/orders/${token}/payment`)).json()).stamp as string,
    attempts: (orderId: number) =>
      shop.db
        .selectFrom('payment_attempts')
        .select(['status', 'provider_ref', 'attempt_no'])
        .where('order_id', '=', orderId)
        .orderBy('attempt_no')
        .execute(),
  }
}
