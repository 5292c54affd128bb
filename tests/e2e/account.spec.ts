import type { Page } from '@playwright/test'
import { axe, expect, open, test } from './shop-test'
import { enter, KEY, logIn, password } from './signing-in'

const card = (page: Page, name: string) => page.getByRole('form', { name })

test('signed out it offers log in and sign up', async ({ page }) => {
  await open(page, '/accounts')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('AccountPage')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(main.getByRole('link', { name: 'Create an account' })).toBeVisible()
})

test('no page loads anything of the identity SDK without a session', async ({ page }) => {
  for (const path of ['/', '/shop', '/shop/1', '/cart', '/checkout', '/login', '/accounts']) {
    await open(page, path)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    )
    expect(loaded.length, path).toBeGreaterThan(3)
    expect(
      loaded.filter((name) => /\/session-/.test(name)),
      path,
    ).toEqual([])
  }
})

test('the SDK weighs at most 32 kB', async ({ page }) => {
  const script = page.waitForResponse(/\/assets\/session-/)
  await open(page, '/login')
  await page.getByLabel('Email', { exact: true }).focus()
  const { gzipSync } = await import('node:zlib')
  expect(gzipSync(await (await script).body(), { level: 9 }).length).toBeLessThan(32_000)
})

test('the name changes, the page has no accessibility fault', async ({ page }) => {
  await enter(page)
  await axe(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana Ahmed')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(card(page, 'Your profile').getByText('Saved.')).toBeVisible()
  await expect(page.getByText('Welcome, Ana Ahmed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome, Ana Ahmed')).toBeVisible()
  await open(page, '/fr/accounts')
  await expect(page.getByText(/^E-mail\u00a0: /)).toBeVisible()
})

test('a password change asks for the old one and ends other sessions', async ({
  page,
  browser,
  watch,
  allowed,
}) => {
  allowed.push('400')
  const email = await enter(page)
  const other = await browser.newPage({ baseURL: process.env.SHOP_URL })
  watch(other)
  await logIn(other, email)
  const form = card(page, 'Change password')
  await form.getByLabel('Current password').fill('wrong-word')
  await form.getByLabel('New password').fill('another-word')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('Password is incorrect!')).toBeVisible()
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('Your password is changed.')).toBeVisible()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Log in to see your profile')).toBeVisible()
  await other.close()
})

test('signing out is for every tab, and ends the session at the service', async ({
  page,
  context,
  watch,
}) => {
  await enter(page)
  const tab = await context.newPage()
  watch(tab)
  await open(tab, '/accounts')
  await expect(tab.getByText('Welcome, Ana')).toBeVisible()
  const refreshToken = await page.evaluate(
    () =>
      JSON.parse(
        Object.entries(localStorage).find(([key]) => key.startsWith('firebase:'))?.[1] ?? '',
      ).stsTokenManager.refreshToken,
  )
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(tab.getByText('Log in to see your profile')).toBeVisible()
  const answer = await page.request.post(`/securetoken.googleapis.com/v1/token?key=${KEY}`, {
    form: { grant_type: 'refresh_token', refresh_token: refreshToken },
  })
  expect(answer.status()).toBe(400)
})

test('deleting asks for the password, then the account is gone', async ({ page, allowed }) => {
  allowed.push('400')
  const email = await enter(page)
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Really delete your account?' })
  await axe(page)
  await dialog.getByLabel('Your password').fill('wrong-word')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Password is incorrect!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  const answer = await page.request.post(
    `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${KEY}`,
    { data: { email, password } },
  )
  expect((await answer.json()).error.message).toBe('INVALID_LOGIN_CREDENTIALS')
})

test('a wrong password for deleting says no farewell when the session ends later', async ({
  page,
  context,
  watch,
  allowed,
}) => {
  allowed.push('400')
  await enter(page)
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Really delete your account?' })
  await dialog.getByLabel('Your password').fill('wrong-word')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Password is incorrect!')).toBeVisible()
  const other = await context.newPage()
  watch(other)
  await open(other, '/accounts')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Your account is deleted.')).toHaveCount(0)
})

test('a failed network keeps the session; a disabled or expired one ends it', async ({
  page,
  allowed,
}) => {
  allowed.push('ERR_FAILED', '503', '400')
  await enter(page)
  await page.route('**/*googleapis.com/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
  await page.unroute('**/*googleapis.com/**')
  await page.route('**/*googleapis.com/**', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Try again' }),
  )
  await page.reload()
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
  await page.unroute('**/*googleapis.com/**')
  await page.route('**/accounts:lookup*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
  )
  await page.reload()
  await expect(page.getByText('Log in to see your profile')).toBeVisible()
})

test('the cart and the wishlist stay where they are', async ({ page }) => {
  await open(page, '/accounts')
  await page.evaluate(() => {
    localStorage.setItem('cart', '[{"id":1,"title":"Mascara","price":9.99,"quantity":2}]')
    localStorage.setItem('wishlist', '[{"id":2,"title":"Palette","price":19.99}]')
  })
  await enter(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const lists = await page.evaluate(() => [localStorage.cart, localStorage.wishlist])
  expect(lists[0]).toContain('"quantity":2')
  expect(lists[1]).toContain('Palette')
})
