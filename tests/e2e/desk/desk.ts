import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { HOUR_MS } from '../../../app/durations'
import type { BuiltShop } from '../../support/built-shop'
import { axe, expect } from '../shop-test'

type Role = 'owner' | 'staff' | 'reader' | 'viewer'

/**
 * Signs the page's browser in at the desk as somebody new of the role, who proved a moment ago who
 * they are: sensitive acts do not ask for ten minutes. Written straight into the shop's database.
 */
export async function signIn(
  page: Page,
  role: Role,
  name = `Mina ${role}`,
  { origin, dataDir }: Partial<BuiltShop> = {},
) {
  const id = crypto.randomUUID()
  const email = `${role}-${id.slice(0, 8)}@example.com`
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('base64url')
  const now = Date.now()
  const db = shopDatabase(dataDir)
  try {
    db.prepare(
      `insert into desk_staff (id, name, email, role, recovery_codes, devices, created_at)
       values (?, ?, ?, ?, '[]', '[]', ?)`,
    ).run(id, name, email, role, now)
    db.prepare(
      `insert into desk_sessions (hash, id, staff_id, device, created_at, confirmed_at, expires_at)
       values (?, ?, ?, 'Chrome, Linux', ?, ?, ?)`,
    ).run(hash, crypto.randomUUID(), id, now, now, now + 12 * HOUR_MS)
  } finally {
    db.close()
  }
  await page.context().addCookies([
    {
      name: 'desk',
      value: secret,
      url: origin ?? (process.env.SHOP_URL as string),
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  return { id, email, name }
}

/**
 * A loaded screen on a desktop and on a phone: accessible, and no wider than its window. It is
 * loaded once, as what it shows follows its window.
 */
export async function cleanAtEachWidth(page: Page) {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** What the shop of the browser tests keeps; close it soon, as the shop writes too. */
export function shopDatabase(dataDir = process.env.SHOP_DATA_DIR) {
  if (!dataDir) throw new Error('SHOP_DATA_DIR is not set: whose data is the shop at SHOP_URL?')
  const db = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  db.exec('pragma busy_timeout = 10000')
  return db
}
