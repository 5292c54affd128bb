import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { shopOfFile } from '../shop-of-file'
import { expect, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

/** A shop of its own: what is changed here every page says. */
const shop = shopOfFile()
test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

const visit = async (page: Page, path: string) => {
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/${path}`)
}
const save = (page: Page) => page.getByRole('button', { name: /^Save \d/ }).click()
/** Chooses by keyboard alone: a part of the name, down, Enter. */
async function choose(page: Page, box: Locator, name: string) {
  await box.focus() // a list closes when the page moves
  await box.fill(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('ArrowDown') // what is outside an open list is hidden
  await page.keyboard.press('Enter')
}
const inShop = (page: Page, text: string, path = '/') =>
  expect(async () =>
    expect(await (await page.request.get(shop.origin + path)).text()).toContain(text),
  ).toPass({ timeout: 20_000, intervals: [100] })

test('name and accent are in the shop without a restart; what is wrong is told at its place', async ({
  page,
}) => {
  await visit(page, 'settings/shop')
  await page.getByLabel('Name', { exact: true }).fill('Maison Bleue')
  await page.getByRole('link', { name: 'Looks and links' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maison Bleue')
  await save(page)
  await inShop(page, 'Maison Bleue')

  await page.getByRole('link', { name: 'Looks and links' }).click()
  const accent = page.getByLabel('Accent colour', { exact: true })
  await accent.fill('#ffff00')
  await page.getByLabel('Facebook').fill('https://facebook.example/maison')
  await save(page)
  await expect(accent).toBeFocused()
  await expect(accent).toHaveAccessibleDescription(/Accent colour has less than 4.5:1 contrast/)
  expect(await (await page.request.get(shop.origin)).text()).not.toContain('facebook.example')
  await accent.fill('#0a5cc2')
  await save(page)
  await inShop(page, '#0a5cc2')
  await inShop(page, 'facebook.example')
})

test('the second of two who change one thing sees whose holds, and keeps what was typed', async ({
  page,
  context,
}) => {
  await visit(page, 'settings/shop')
  const other = await context.newPage()
  await other.goto(`${shop.origin}/desk/settings/shop`)
  await page.getByLabel('Hours').fill('Mon–Fri 9–17')
  await other.getByLabel('Hours').fill('Always')
  await save(other)
  await expect(other.getByText('Saved.')).toBeVisible()
  await save(page)
  const told = page.getByRole('alert').filter({ hasText: 'Somebody changed this meanwhile' })
  await expect(told).toContainText('stored Always')
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Hours')).toHaveValue('Mon–Fri 9–17')
  await told.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  const undo = page.getByRole('button', { name: 'Undo: Hours' })
  await undo.first().click()
  await expect(undo).toHaveCount(3)
  await page.getByRole('link', { name: 'Name and address' }).click()
  await expect(page.getByRole('textbox', { name: 'Hours' })).toHaveValue('Always')
})

test('a person who gives up confirming has lost nothing', async ({ page }) => {
  await visit(page, 'settings/shop')
  const database = shopDatabase(shop.dataDir)
  database.exec('update desk_sessions set confirmed_at = 0')
  database.close()
  await page.getByLabel('Phone').fill('+33 2 40 00 00 00')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+33 2 40 00 00 00')
})

test('a tax and a zone are tried before they are saved, and a zone without a rate is told there', async ({
  page,
}) => {
  await visit(page, 'settings/money')
  const example = page.getByRole('region', { name: 'An example order' })
  await expect(example).toContainText('$57.27')
  await page.getByLabel('Per cent').fill('20')
  await page.getByLabel('Per cent').press('Tab')
  await expect(example).toContainText('$59.76')
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await choose(page, currency, 'Euro (EUR)')
  await expect(example).toContainText('€59.76')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('link', { name: 'Shipping' }).click()
  await page.getByRole('button', { name: 'Zones and rates: add one' }).click()
  const zone = page.getByRole('group', { name: 'Zones and rates' }).getByRole('listitem').last()
  await expect(zone).toBeVisible()
  await page.getByLabel('Name', { exact: true }).nth(1).fill('France')
  await choose(page, page.getByRole('combobox', { name: 'Countries' }).nth(1), 'France (FR)')
  await page.keyboard.press('Escape')
  await page.getByLabel('Costs').nth(1).fill('4.90')
  const tried = page.getByRole('region', { name: 'Try an address' })
  await choose(page, tried.getByRole('combobox', { name: 'Country' }), 'France (FR)')
  await expect(tried).toContainText('$4.90')
  await page.getByRole('button', { name: 'Remove Rates 1' }).last().click()
  await save(page)
  await expect(page.getByText('Rates has no rate.')).toBeVisible()
})

test('a legal page and a mail are written beside what they will look like', async ({ page }) => {
  await visit(page, 'settings/pages')
  await page.getByLabel('Text in Markdown').fill('# Our rules\n\nOf {city}.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Our rules')).toBeVisible()
  await expect(
    preview.frameLocator('iframe').getByText('Of Dhaka, DH 1515, Bangladesh.'),
  ).toBeVisible()
  await save(page)
  await inShop(page, 'Our rules', '/terms')
  await page.goto(`${shop.origin}/desk/settings/missing`)
  const missing = page.getByRole('region', { name: 'French: 1 text' })
  await missing.getByRole('link', { name: /Write it/ }).click()
  await page.getByLabel('Text in Markdown').fill('# Nos règles')
  await save(page)
  await inShop(page, 'Nos règles', '/fr/terms')

  await page.goto(`${shop.origin}/desk/settings/mails`)
  await page.getByLabel('Subject', { exact: true }).fill('Thank you')
  await expect(
    page.getByText('There is no order, return or refund yet that this mail could be about'),
  ).toBeVisible()
  await save(page)
  await expect(page.getByText('Subject leaves out {number}.')).toBeVisible()
})

test('the settings go out as a file, and in after a look at what would change', async ({
  page,
}) => {
  await visit(page, 'settings/file')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the settings' }).click()
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(exported).toMatchObject({ version: expect.any(Number), settings: {} })
  const bringIn = async (settings: object) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file…' }).click()
    const buffer = Buffer.from(JSON.stringify({ ...exported, settings }))
    await (await chooser).setFiles({ name: 'in.json', mimeType: 'application/json', buffer })
  }
  await bringIn({ 'shop.name': 'Maison Verte', 'money.currency': 'EURO' })
  await expect(page.getByRole('alert')).toContainText('money.currency is no currency')
  await bringIn({ 'shop.name': 'Maison Verte' })
  await expect(page.getByRole('row').filter({ hasText: 'Maison Verte' })).toBeVisible()
  await page.getByRole('button', { name: 'Change 1 setting' }).click()
  await inShop(page, 'Maison Verte')
})

test('a mail that was given up is tried again; a backup is made and downloaded', async ({
  page,
}) => {
  const database = shopDatabase(shop.dataDir)
  const now = Date.now()
  database
    .prepare(
      `insert into jobs (id, kind, payload, state, attempts, run_at, last_error, created_at)
       values ('given-up', 'mail', ?, 'dead', 9, ?, 'nobody took it', ?)`,
    )
    .run(JSON.stringify({ template: 'nothing', to: 'a@example.com' }), now, now)
  database.close()
  await visit(page, 'backups')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).first().click({ timeout: 20_000 })
  const file = readFileSync(await (await download).path(), 'latin1')
  expect(file.slice(257, 262)).toBe('ustar')
  expect(file).toContain('SQLite format 3')
  await page.getByRole('link', { name: 'Health' }).click()
  const given = page.getByRole('row', { name: /a@example.com/ })
  await given.getByRole('button', { name: 'Try again' }).click()
  await expect(given).toBeHidden()
})
