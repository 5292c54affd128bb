import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { axe, expect, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

const PASSWORD = 'plum-lantern-42'
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + step * 30_000,
  })

/** Sets a password with an authenticator on the account page; gives the authenticator's secret. */
async function setPassword(page: Page) {
  await page.goto('/desk/account')
  await page.getByRole('button', { name: 'Set a password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a password' })
  await expect(dialog.locator('code')).toHaveText(/\w{4} \w{4}/)
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('New password').fill(PASSWORD)
  await axe(page)
  await dialog.getByLabel('The code it shows now').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return secret
}

test('what is sensitive asks who one is, once, and then goes on by itself', async ({ page }) => {
  const { id } = await signIn(page, 'owner')
  const secret = await setPassword(page)
  const db = shopDatabase()
  db.prepare('update desk_sessions set confirmed_at = 1 where staff_id = ?').run(id)
  db.close()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const ask = page.getByRole('dialog', { name: 'New recovery codes' })
  await ask.getByRole('button', { name: 'New recovery codes' }).click()
  const confirm = page.getByRole('dialog', { name: 'Is it you?' })
  await axe(page, '[role=dialog]')
  await confirm.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await confirm.getByLabel('Code of your authenticator').fill('000000')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirm.getByRole('alert')).toContainText('Password or code is wrong.')
  await confirm.getByLabel('Code of your authenticator').fill(codeOf(secret, 1))
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
})

test('giving up the question changes nothing and says so', async ({ page }) => {
  const { id } = await signIn(page, 'owner')
  await setPassword(page)
  const db = shopDatabase()
  db.prepare('update desk_sessions set confirmed_at = 1 where staff_id = ?').run(id)
  db.close()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const ask = page.getByRole('dialog', { name: 'New recovery codes' })
  await ask.getByRole('button', { name: 'New recovery codes' }).click()
  const confirm = page.getByRole('dialog', { name: 'Is it you?' })
  await confirm.getByRole('button', { name: 'Close' }).click()
  await expect(ask.getByRole('alert')).toContainText('Nothing was changed')
})

test('one of two tabs signs out: the other one asks to sign in over its page', async ({
  page,
  watch,
}) => {
  await signIn(page, 'staff')
  await page.goto('/desk/account')
  await expect(page.getByText('Here', { exact: true })).toBeVisible()
  const other = await page.context().newPage()
  watch(other)
  await other.goto('/desk')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL('**/desk/sign-in')
  await page.getByLabel('Name', { exact: true }).fill('Somebody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Nothing was changed: you are signed out.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody')
})

test('the account changes a name and signs out everywhere, at a phone’s width', async ({
  page,
  browser,
  watch,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const { email } = await signIn(page, 'viewer')
  await page.goto('/desk/account')
  await axe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.getByLabel('Name', { exact: true }).fill('Zoë <b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('Zoë <b>')).toBeVisible()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL })
  await context.addCookies(await page.context().cookies())
  const copy = await context.newPage()
  watch(copy)
  await copy.goto('/desk/account')
  await expect(copy.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const ask = page.getByRole('dialog', { name: 'Sign out everywhere' })
  await ask.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/desk/sign-in')
  await copy.reload()
  await copy.waitForURL('**/desk/sign-in**')
  await context.close()
})
