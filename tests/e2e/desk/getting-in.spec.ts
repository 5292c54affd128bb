import type { BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startBuiltShop } from '../../support/built-shop'
import { freePort } from '../../support/free-port'
import { runCommand } from '../../support/run-command'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { withFinger } from './with-finger'

/** Passkeys belong to a name, so this shop is reached at localhost. */
const shop = shopOfFile(async () => {
  const port = String(await freePort())
  address = `http://localhost:${port}`
  return startBuiltShop({ PORT: port, ORIGIN: address })
}, 'serial')
let address: string
test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

async function link(...args: string[]) {
  const settings = { DATA_DIR: shop.dataDir, ORIGIN: address }
  const { output } = await runCommand(settings, 'desk', ...args)
  return output.match(/http:\S+/)?.[0] ?? ''
}

const forget = (context: BrowserContext) => context.clearCookies()
const home = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + step * 30_000,
  })

test('the owner comes in by the link, with a passkey, and signs in with it again', async ({
  page,
}) => {
  await withFinger(page)
  const said = /Become it within 24 hours: (http:\S+)\n/.exec(shop.said)
  const first = said?.[1] ?? ''
  await page.goto(first)
  await page.getByLabel('Your name').fill('Ana')
  await axe(page)
  await page.getByLabel('E-mail address').fill('ana@example.com')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await home(page)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Strict' })

  await forget(page.context())
  await page.goto(`${address}/desk/staff?x=1`)
  await page.waitForURL('**/desk/sign-in?back=%2Fstaff%3Fx%3D1')
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(passkey).toBeVisible()
  await axe(page)
  await passkey.click()
  await page.waitForURL('**/desk/staff?x=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()

  await forget(page.context())
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  const orders = page.getByRole('navigation').getByRole('link', { name: 'Orders' })
  await expect(async () => {
    // The screen's own reading may ask before the click does, and then hides the navigation.
    if (!(await again.isVisible())) await orders.click({ timeout: 1000 })
    await expect(again).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(again.getByLabel('E-mail address')).toHaveValue('ana@example.com')
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(again).toHaveCount(0)
  await orders.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

  await forget(page.context())
  await page.goto(first)
  await expect(page.getByText('This link leads nowhere any more')).toBeVisible()
  // Whoever joined by it opens the mail again, often on another device.
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
})

test('staff come in with a password and an authenticator, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(await link('invite', 'ben@example.com', '--role', 'staff'))
  await expect(page.getByLabel('E-mail address')).toHaveValue('ben@example.com')
  await page.getByLabel('Your name').fill('Ben')
  await page.getByRole('button', { name: 'Choose a password' }).click()
  await page.getByLabel('New password').fill('password123')
  await expect(page.locator('code')).toHaveText(/\w{4} \w{4}/)
  const secret = await page.locator('code').innerText()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await axe(page)
  await page.getByLabel('The code it shows now').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('This one is in every list').first()).toBeVisible()
  await page.getByLabel('New password').fill('plum-lantern-42')
  await page.getByLabel('The code it shows now').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Join' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await home(page)

  const signIn = async (code: string) => {
    await page.getByLabel('E-mail address').fill('ben@example.com')
    await page.getByLabel('Password', { exact: true }).fill('plum-lantern-42')
    await page.getByLabel('Code of your authenticator').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await forget(page.context())
  await page.goto(`${address}/desk`)
  await signIn('000000')
  await expect(page.getByRole('alert')).toContainText('E-mail, password or code is wrong.')
  await signIn(codeOf(secret, 1)) // the one before is used up
  await home(page)
  await forget(page.context())
  await page.goto(`${address}/desk`)
  await signIn(recovery)
  await home(page)
})

test('a shop that has an owner prints no link, and the owner stays signed up', async ({ page }) => {
  const again = await startBuiltShop({ DATA_DIR: shop.dataDir, ORIGIN: address })
  expect(again.said).toMatch(/^Exclusive is ready at http:\S+\n$/m)
  expect(again.said).not.toContain('owner')
  await again.stop()
  await page.goto(`${address}/desk/sign-in`)
  await expect(page.getByText('The desk has no owner yet')).toHaveCount(0)
})

test('no other site frames the desk, and its pages are kept by no cache', async ({ page }) => {
  for (const path of ['/desk', '/desk/sign-in', '/desk/orders', '/api/desk/session']) {
    const headers = (await page.request.get(address + path)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cache-control']).toContain('no-store')
  }
})
