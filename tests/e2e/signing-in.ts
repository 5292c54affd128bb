import type { Page } from '@playwright/test'
import { expect, open } from './shop-test'

export const KEY = 'exclusive-shop'
export const password = 'secret-word'
export const anyone = () => `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`

/** An account made over HTTP, logged in through the page. */
export async function enter(page: Page, email = anyone()) {
  await page.request.post(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${KEY}`, {
    data: { email, password, displayName: 'Ana' },
  })
  await logIn(page, email)
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
  return email
}

export async function logIn(page: Page, email: string, word = password) {
  await open(page, '/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/accounts')
}
