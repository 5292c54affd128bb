import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startBuiltShop } from '../built-shop'
import { runCommand } from '../run-command'
import { importSettings } from './renamed-shop'
import { POTTERY, POTTERY_PRODUCTS } from './second-shop'

/**
 * Starts the pottery in an empty folder, and resolves when its pages show its products. `place` may
 * name its database.
 */
export async function startPottery(place: { DATABASE_URL?: string } = {}) {
  const shop = await startBuiltShop({ SEED_DEMO: 'false', ...place })
  const { 'shop.kind': _, ...settings } = POTTERY
  await importSettings(shop, settings, place)
  const file = join(tmpdir(), `products-${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(POTTERY_PRODUCTS))
  const { code, output } = await runCommand({ DATA_DIR: shop.dataDir, ...place }, 'import', file)
  rmSync(file)
  if (code !== 0) throw new Error(output)
  await expect(async () => {
    const text = await (await fetch(`${shop.origin}/shop`)).text()
    expect(text).toContain('Teeschale')
    expect(text).toContain('Huber')
  }).toPass()
  return shop
}
