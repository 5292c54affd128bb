import { execFileSync } from 'node:child_process'
import { startBuiltShop } from '../support/built-shop'
import { seedOnce } from '../support/seeded/seed-once'

/** One shop for all browser tests; SHOP_URL points them at one that runs already. */
export default async function globalSetup() {
  const unseed = await seedOnce()
  if (process.env.SHOP_URL) return unseed
  const shop = await startBuiltShop()
  process.env.SHOP_URL = shop.origin
  process.env.SHOP_DATA_DIR = shop.dataDir
  // What most tests order (`ordered` in buying.ts) never runs out.
  execFileSync(process.execPath, ['scripts/shop.mjs', 'catalogue', 'set-stock', '3', '2000'], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
  })
  return async () => {
    const code = await shop.stop()
    await unseed()
    if (code !== 0) throw new Error(`the shop ended with ${code} when asked to stop`)
  }
}
