import type { Page } from '@playwright/test'
import { account, atCheckout, fillAddress, stored } from './buying'
import { watchShifts } from './shifts'
import { axe, expect, open, test } from './shop-test'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  // The page before may have a field for the e-mail too.
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

test('logging in from a page leads back to it, with its query, in its language', async ({
  page,
  request,
}) => {
  const shopper = await account(request)
  await open(page, '/de/shop?category=beauty&page=2')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Anmelden/ })
    .click()
  await expect(page).toHaveURL(/\/de\/login\?return=%2Fshop%3Fcategory%3Dbeauty%26page%3D2$/)
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(shopper.email)
  await page.getByRole('main').getByLabel('Passwort', { exact: true }).fill(shopper.password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL('**/de/shop?category=beauty&page=2')
})

test('the header and the forms know who is signed in, and nothing moves', async ({
  page,
  request,
}) => {
  const shopper = await account(request)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await open(page, '/about')
  await expect(nav.getByRole('link', { name: 'My Account' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/signup\?return=%2Fabout$/)
  await expect(nav.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, shopper)
  await page.waitForURL('**/about')
  await expect(nav.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
  const shifted = await watchShifts(page)
  await open(page, '/login')
  await expect(nav.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/accounts')
  for (const path of ['/login', '/signup']) {
    await open(page, path)
    await expect(page.getByText('You are already logged in.')).toBeVisible()
    expect(await shifted()).toBeLessThan(0.001)
    await axe(page)
  }
  await page.getByRole('link', { name: 'To your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(nav.getByRole('link', { name: 'Sign Up' })).toBeVisible()
})

test('the checkout offers to log in, comes back, and knows the address', async ({
  page,
  request,
}) => {
  const shopper = await account(request)
  const { email } = shopper
  await atCheckout(page)
  await page.getByLabel('First Name').fill('Ana')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, shopper)
  await page.waitForURL('**/checkout')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  await expect(page.getByText('You are logged in')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await page.getByLabel('Email Address').fill('other@example.com')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('other@example.com')
})

test('who leaves the account leaves no address in the checkout, in whichever tab', async ({
  page,
  context,
  watch,
  request,
}) => {
  const [shopper, other] = [await account(request), await account(request)]
  await open(page, '/login')
  await logIn(page, shopper)
  await page.waitForURL('**/accounts')
  await atCheckout(page)
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await fillAddress(page, shopper.email)
  const second = await context.newPage()
  watch(second)
  await open(second, '/accounts')
  await second.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await page.getByLabel('First Name').fill('Mina')
  await open(second, '/login')
  await logIn(second, other)
  await second.waitForURL('**/accounts')
  await page.reload()
  // A guest's entries stay, and the cart is the browser's.
  await expect(page.getByLabel('Email Address')).toHaveValue(other.email)
  await expect(page.getByLabel('First Name')).toHaveValue('Mina')
  await expect(page.getByLabel('Street Address')).toHaveValue('')
  expect(await stored(page, 'cart')).toHaveLength(1)
})
