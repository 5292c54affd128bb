import { mailsTo } from '../outbox'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })
test.describe.configure({ mode: 'serial' }) // of one another they would change the list

test('an owner invites by mail, changes the role, resets and removes', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner')
  await page.goto('/desk/staff')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  const email = `carla-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail address').fill(email)
  await axe(page)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.locator('code')).toHaveText(/\/desk\/join#[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const pending = page.getByRole('region', { name: 'Invitations under way' })
  await expect(pending).toContainText(email)

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const link = /http:\S+\/desk\/join#[\w-]+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? ''
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByText('You will work here as Staff.')).toBeVisible()
  await guest.context().close()

  await pending.getByRole('button', { name: `Withdraw: ${email}` }).click()
  await expect(pending.getByText(email)).toHaveCount(0)
})

test('roles, resets and removal ask first; the last owner is safe', async ({ page, context }) => {
  const name = `Carla ${crypto.randomUUID().slice(0, 6)}`
  const other = await signIn(page, 'staff', name)
  await context.clearCookies()
  const owner = await signIn(page, 'owner', `Olga ${crypto.randomUUID().slice(0, 6)}`)
  await page.goto('/desk/staff')
  const row = page.getByRole('row', { name: new RegExp(name) })
  const menu = page.getByRole('button', { name: `Actions for ${name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const ask = page.getByRole('dialog')
  await ask.getByRole('button', { name: /Role/ }).first().click()
  await page.getByRole('option', { name: 'Viewer' }).click()
  await ask.getByRole('button', { name: 'Change role' }).click()
  await expect(row).toContainText('Viewer')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Send a new way to sign in' }).click()
  await ask.getByRole('button', { name: 'Send a new way to sign in' }).click()
  await expect(ask.locator('code')).toHaveText(/\/desk\/join#/)
  await ask.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => mailsTo(other.email).length).toBe(1)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)

  await page.goto('/desk/audit')
  const log = page.getByRole('grid', { name: 'Audit log' })
  await page.getByLabel('Of what, such as “order 1042”').fill(`staff ${other.email}`)
  await expect(log).toContainText('Staff: removed')
  await expect(log).toContainText('Staff: role changed')
  const change = log.getByRole('row').filter({ hasText: 'Staff: role changed' })
  await expect(change.locator('del')).toContainText('staff')
  await expect(change.locator('ins')).toContainText('viewer')
  await expect(change).toContainText(owner.name)
  await axe(page)
})

test('a token is made, shown once, used by a script and revoked', async ({ page, playwright }) => {
  await signIn(page, 'owner')
  await page.goto('/desk/tokens')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog')
  const name = `Scanner ${crypto.randomUUID().slice(0, 6)}`
  await dialog.getByLabel('Name').fill(name)
  await axe(page)
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const token = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const script = await playwright.request.newContext({
    baseURL: process.env.SHOP_URL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  })
  const answer = await script.get('/api/desk/session')
  expect((await answer.json()).staff).toMatchObject({ name, role: 'viewer' })
  await page.getByRole('button', { name: `Revoke: ${name}` }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  expect((await script.get('/api/desk/session')).status()).toBe(401)
  await script.dispose()
})

test('staff and log are the owner’s, and read at a phone’s width', async ({ page }) => {
  await signIn(page, 'staff')
  for (const path of ['/desk/staff', '/desk/tokens', '/desk/audit']) {
    await page.goto(path)
    await expect(page.getByText('Your role does not allow this')).toBeVisible()
  }
  await page.context().clearCookies()
  await signIn(page, 'owner')
  await page.setViewportSize({ width: 375, height: 740 })
  for (const path of ['/desk/staff', '/desk/tokens', '/desk/audit']) {
    await page.goto(path)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await axe(page)
  }
})
