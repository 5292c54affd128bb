import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { freePort } from '../support/free-port'
import { startOpenIdProvider } from '../support/network/openid-provider'
import { expect, open, test } from './shop-test'

const password = 'secret-word'

test.describe('with a Google client', () => {
  let shop: BuiltShop
  let google: Awaited<ReturnType<typeof startOpenIdProvider>>
  test.beforeAll(async () => {
    const port = await freePort()
    google = await startOpenIdProvider([`http://127.0.0.1:${port}/login`])
    shop = await startBuiltShop({ PORT: String(port), ...google.settings })
  })
  test.afterAll(async () => {
    await shop.stop()
    await google.stop()
  })

  test('Sign up with Google goes there, comes back, and is in the account', async ({ page }) => {
    google.nextIs({ sub: 'g-1', email: 'ana@example.com', email_verified: true, name: 'Ana G' })
    await open(page, `${shop.origin}/signup?return=/checkout`)
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await expect(page.getByText('Successfully logged in!')).toBeVisible()
    expect(page.url()).not.toContain('code=')
    await page.waitForURL('**/checkout')
    await open(page, `${shop.origin}/accounts`)
    await expect(page.getByText('Welcome, Ana G')).toBeVisible()
    await expect(page.getByText('You log in with Google')).toBeVisible()
  })

  test('an answer nobody asked for signs nobody in', async ({ page, allowed }) => {
    allowed.push('400')
    await open(page, `${shop.origin}/login?code=stolen&state=stolen`)
    await expect(page.getByRole('alert')).toHaveText(/Google did not confirm who you are/)
    expect(page.url()).not.toContain('stolen')
    await open(page, `${shop.origin}/login?error=access_denied&state=x`)
    await expect(page.getByRole('alert')).toHaveText(/Google did not confirm who you are/)
  })
})

test.describe('with a hosted project', () => {
  let project: BuiltShop
  let shop: BuiltShop
  test.beforeAll(async () => {
    // The stub of the two hosts: the same protocol, under another key, project and signature.
    project = await startBuiltShop({
      IDENTITY_API_KEY: 'hosted-key',
      IDENTITY_PROJECT_ID: 'hosted-project',
    })
    const keys =
      '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
    shop = await startBuiltShop({
      FIREBASE_API_KEY: 'hosted-key',
      FIREBASE_PROJECT_ID: 'hosted-project',
      FIREBASE_JWKS_URL: project.origin + keys,
    })
  })
  test.afterAll(async () => {
    await shop.stop()
    await project.stop()
  })

  test('the browser talks to the hosted hosts, the server verifies by their keys', async ({
    page,
  }) => {
    const hosts = new Set<string>()
    await page.route(
      /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//,
      async (route) => {
        const url = new URL(route.request().url())
        hosts.add(url.host)
        const to = `${project.origin}/${url.host}${url.pathname}${url.search}`
        await route.fulfill({ response: await route.fetch({ url: to }) })
      },
    )
    await open(page, `${shop.origin}/signup`)
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).focus()
    await expect(page.getByText('at least 6 characters')).toBeVisible() // the project's own policy
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/login')
    // The address changes before the page does, which has a field of that name too.
    await expect(page.getByRole('heading', { name: 'Log in to Exclusive' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL('**/accounts')
    await expect(page.getByText('Welcome, Ana')).toBeVisible()
    await expect(page.getByText('You have no orders yet.')).toBeVisible() // the token was verified
    expect([...hosts]).toContain('identitytoolkit.googleapis.com')
    const own = await page.request.post(
      `${shop.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=hosted-key`,
      { data: { email: 'b@example.com', password } },
    )
    expect(own.status()).toBe(404)
    const forged = await page.request.get(`${shop.origin}/api/orders`, {
      headers: { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    })
    expect(forged.status()).toBe(401)
  })
})
