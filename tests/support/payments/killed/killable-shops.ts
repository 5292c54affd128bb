import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { config, readConfig, setConfig } from '../../../../app/config.server'
import { closeDatabase, openDatabase } from '../../../../app/database/open.server'
import { storeAccount } from '../../../../app/payments/accounts.server'
import { storeSettings } from '../../../../app/settings/stored-settings.server'
import { type BuiltShop, startBuiltShop } from '../../built-shop'
import { type Place, settingsOf } from '../../databases'
import type { TwoBanks } from './two-banks'

/** A step of kill-at-step.mjs, and at which of its arrivals the process ends. */
export interface Kill {
  step: string
  nth: number
}

const STOCK = 1_000_000
const PRELOADED = `--import=${resolve('tests/support/payments/killed/kill-at-step.mjs')}`

/** Lets the shop of a seeded place take payments at both banks. Returns the pieces of a product. */
export async function preparePaying(where: Place, banks: TwoBanks) {
  mkdirSync(where.dataDir, { recursive: true })
  const db = await openDatabase(where)
  setConfig({ ...config, DATA_DIR: where.dataDir })
  try {
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '<=', 8).execute()
    const ways = banks.accounts.map(({ provider }) => ({ way: provider }))
    const values = { 'payment.ways': ways, 'money.currency': banks.currency }
    await storeSettings(db, values, () => {}, { by: 'test' })
    for (const account of banks.accounts) await storeAccount(db, account)
    return STOCK
  } finally {
    setConfig(readConfig({}))
    await closeDatabase(db)
  }
}

/** Starts a process before the banks' fakes, which ends at `kill` where given. Mails go nowhere. */
export async function startKillable(
  where: Place,
  banks: TwoBanks,
  { port, kill, noted }: { port: number; kill?: Kill; noted?: string },
): Promise<BuiltShop & { ended: Promise<unknown> }> {
  const shop = await startBuiltShop({
    ...settingsOf(where),
    // A load balancer gives all of them one address, which their providers know.
    ...{ PORT: String(port), ORIGIN: 'https://shop.example' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal' },
    NODE_OPTIONS: [process.env.NODE_OPTIONS, PRELOADED].filter(Boolean).join(' '),
    KILLED_PAYMENTS: JSON.stringify({ hosts: banks.hosts, kill, noted }),
  })
  const ended = once(shop.process, 'exit')
  shop.process.kill('SIGUSR2')
  return { ...shop, ended }
}
