import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startBuiltShop } from '../../support/built-shop'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

/** A shop of its own, under its supervisor: it is replaced here. */
const shop = shopOfFile(() => startBuiltShop({}, 'scripts/start.mjs'), 'serial')
// A server that stops answers 401 before, and nothing while another starts.
test.use({ allowed: ['Service Worker registration blocked', 'status of 4', 'net::ERR'] })
test.setTimeout(240_000)
const SLOW = { timeout: 90_000 }

const visit = async (page: Page) => {
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/backups`)
}
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

const isIn = (place: Locator) => place.evaluate((one) => one.contains(document.activeElement))

async function pressUntil(page: Page, key: string, place: Locator) {
  for (let tries = 0; tries < 80 && !(await isIn(place)); tries++) await page.keyboard.press(key)
  expect(await isIn(place), `reached by ${key}`).toBe(true)
}

/** Reaches a control by Tab, presses it, and looks nowhere else. */
async function press(page: Page, control: Locator) {
  await expect(control).toBeVisible(SLOW)
  await pressUntil(page, 'Tab', control)
  await page.keyboard.press('Enter')
}

/** Reaches a control of a row as tables are walked: Tab to the table, then by arrows. */
async function pressIn(page: Page, row: Locator, name: RegExp) {
  await expect(row).toBeVisible(SLOW)
  await pressUntil(page, 'Tab', page.getByRole('grid'))
  await page.keyboard.press('Control+Home')
  await pressUntil(page, 'ArrowDown', row)
  await pressUntil(page, 'ArrowRight', row.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

const prices = () => {
  const db = shopDatabase(shop.dataDir)
  const { n } = db.prepare('select count(distinct price) as n from products').get() as { n: number }
  db.close()
  return n
}

test('a backup is made, downloaded, uploaded and read back by keyboard alone', async ({
  page,
}, info) => {
  await visit(page)
  await expect(page.getByText('There is no backup yet.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Back up now' }))
  const made = rowOf(page, /^shop-/)
  await expect(made).toContainText('Whole', SLOW)
  await expect(made).toContainText(/\d+ products, 0 orders, 0 customer accounts, \d+ pictures/)
  await expect(made).toContainText('ago')

  const loaded = page.waitForEvent('download')
  await pressIn(page, made, /^Download/)
  const file = info.outputPath('mine.tar')
  await (await loaded).saveAs(file)
  const upload = async (path: string) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: 'Upload a backup' }))
    await (await chooser).setFiles(path)
  }
  await upload(file)
  const mine = rowOf(page, /^uploaded-/)
  await expect(mine).toContainText('Whole', SLOW)
  await expect(mine).toContainText('Uploaded')

  const cut = info.outputPath('cut.tar')
  writeFileSync(cut, readFileSync(file).subarray(0, 5000))
  await upload(cut)
  const broken = rowOf(page, /^uploaded-/).filter({ hasText: 'Not whole' })
  await expect(broken).toContainText('cut short', SLOW)
  await pressIn(page, broken, /^Restore/)
  await expect(page.getByRole('dialog')).toContainText('Read it back first')
  await page.keyboard.press('Escape')
  await cleanAtEachWidth(page)
})

test('the shop is replaced by a backup by keyboard alone, and says after signing in what was done', async ({
  page,
}) => {
  const db = shopDatabase(shop.dataDir)
  db.exec('update products set price = 77')
  db.close()
  await visit(page)
  const backup = rowOf(page, /^shop-/)
  await pressIn(page, backup, /^Restore/)
  const dialog = page.getByRole('dialog', { name: /^Replace the shop by shop-/ })
  await expect(dialog).toContainText('is kept as a backup')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(prices()).toBe(1)

  await pressIn(page, backup, /^Restore/)
  await press(page, dialog.getByRole('button', { name: 'Replace the shop' }))
  await expect(page.getByText(/^The shop is being replaced by shop-/)).toBeVisible()
  await expect(page.getByText('The shop is replaced, and runs again')).toBeVisible(SLOW)
  expect(prices()).toBeGreaterThan(1)
  await axe(page)
  await press(page, page.getByRole('link', { name: 'Sign in' }))
  await expect(page).toHaveURL(/\/desk\/sign-in\?back=\/backups$/)

  await visit(page)
  await expect(page.getByText(/^shop-.* was restored$/)).toBeVisible()
  await expect(page.getByText(/The shop as it was is kept in .*before-restore-/)).toBeVisible()
  await expect(rowOf(page, /^before-restore-/)).toContainText('Whole')
  await cleanAtEachWidth(page)
  await pressIn(page, rowOf(page, /^before-restore-/), /^Delete/)
  const deleting = page.getByRole('dialog', { name: /^Delete before-restore-/ })
  await press(page, deleting.getByRole('button', { name: 'Delete the backup' }))
  await expect(rowOf(page, /^before-restore-/)).toHaveCount(0)
  await expect(rowOf(page, /^shop-/)).toBeVisible()
})

test('a shop without its supervisor names the command, and a viewer only sees the list', async ({
  page,
}) => {
  const folder = join(process.env.SHOP_DATA_DIR as string, 'backups')
  mkdirSync(folder, { recursive: true })
  const name = 'shop-2020-01-01T0303Z.tar'
  writeFileSync(join(folder, name), 'an old one')
  await signIn(page, 'owner')
  await page.goto('/desk/backups')
  await pressIn(page, rowOf(page, name), /^Restore/)
  await expect(page.getByRole('dialog')).toContainText(
    `npm run shop -- restore BACKUP_DIR/${name} --yes`,
  )
  await axe(page)
  await signIn(page, 'viewer')
  await page.goto('/desk/backups')
  await expect(rowOf(page, new RegExp(name))).toContainText('Not read yet')
  await expect(page.getByRole('button', { name: /Restore|Download|Upload|Back up/ })).toHaveCount(0)
})
