import type { APIRequestContext, Page } from '@playwright/test'
import { BILLING, orderOf } from '../../support/shopper'
import { expect, open } from '../shop-test'
import { button, type Texts } from './states'

/** Returns its token. The product is first in Best Selling already, so the home page stays. */
export async function order(request: APIRequestContext) {
  const best = await request.get('/api/products?sortBy=rating&order=desc&limit=1')
  const { products } = await best.json()
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      ...orderOf([{ productId: products[0].id, quantity: 1 }]),
      payment: 'bank',
      billing: BILLING,
    },
  })
  expect(placed.status()).toBe(201)
  return (await placed.json()).token as string
}

/** Returns the path of the account. */
export async function signIn(page: Page, request: APIRequestContext, prefix: string, texts: Texts) {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}@shop.example`
  const password = 'secret-word'
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=exclusive-shop', {
    data: { email, password, displayName: 'Ana' },
  })
  await open(page, `${prefix}/login`)
  const main = page.getByRole('main')
  await main.getByLabel(texts.identity.email, { exact: true }).fill(email)
  await main.getByLabel(texts.identity.password, { exact: true }).fill(password)
  await button(page, texts.identity.logIn.submit).click()
  await page.waitForURL(`**${prefix}/accounts`)
  return `${prefix}/accounts`
}
