import type { Page } from '@playwright/test'
import {
  atCheckout,
  fillAddress,
  onOrderPage,
  ordersOf,
  placeOrder,
  someone,
  store,
  storedProduct,
} from './buying'
import { axe, expect, open, test } from './shop-test'

test('an empty cart has a way to the shop, and no form', async ({ page }) => {
  await open(page, '/checkout')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'No Products' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await axe(page)
  await main.getByRole('link', { name: 'Return To Shop' }).click()
  await page.waitForURL('/shop')
})

test('a cart emptied and filled in another tab leaves what was entered', async ({ page }) => {
  await atCheckout(page)
  await page.getByLabel('First Name').fill('Ana')
  const other = await page.context().newPage()
  await open(other, '/cart')
  const text = await other.evaluate(() => localStorage.getItem('cart'))
  await other.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('main').getByText('No Products').first()).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeHidden()
  await other.evaluate((cart) => localStorage.setItem('cart', cart ?? ''), text)
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  await expect(page.getByLabel('First Name')).toBeVisible()
})

test('ordering a cart without any orderable product says so', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(999_999, { thumbnail: '' }), quantity: 1 }])
  await open(page, '/checkout')
  await fillAddress(page, someone())
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('No longer sold')
  await placeOrder(page)
  await expect(page.getByText('None of the products in your cart can be ordered')).toBeVisible()
})

test('a product shown as no longer sold does not keep the others from being ordered', async ({
  page,
}) => {
  const email = someone()
  await store(page, 'cart', [
    { ...storedProduct(999_999, { thumbnail: '' }), quantity: 1 },
    { ...storedProduct(1), quantity: 1 },
  ])
  await open(page, '/checkout')
  await fillAddress(page, email)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('No longer sold')
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)[0]?.total).toBe(1149)
})

/** The shop's answer with other stock: as if somebody had bought meanwhile. */
const leaving = (page: Page, available: number) =>
  page.route('**/api/quote', async (route) => {
    const quote = await (await route.fetch()).json()
    quote.items[0].available = available
    await route.fulfill({ json: quote })
  })

test('stock lost at the last moment: the product is named, and what is left', async ({ page }) => {
  const email = someone()
  await atCheckout(page, 3)
  await fillAddress(page, email)
  const notice = page.getByRole('alert')

  await leaving(page, 2)
  await placeOrder(page)
  await expect(notice).toContainText(/Mascara.*: Only 2 left, so the quantity was lowered from 3\./)
  await expect(notice).toContainText('The total changed from $34.47 to $22.98.')
  await axe(page, '[role=alert]')

  await page.unroute('**/api/quote')
  await leaving(page, 0)
  await placeOrder(page)
  await expect(notice).toContainText('None of the products in your cart can be ordered')
  await expect(notice).toContainText(/Mascara.*: Out of stock/)
  expect(ordersOf(email)).toHaveLength(0)
})

test('a second tab after ordering shows an empty cart, not one that cannot be ordered', async ({
  page,
  context,
  watch,
}) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  const other = await context.newPage()
  watch(other)
  await open(other, '/checkout')
  await fillAddress(other, email)
  // Its press is under way while the order of the first empties the cart.
  let asked = () => {}
  const first = new Promise<void>((resolve) => {
    asked = resolve
  })
  await other.route('**/api/quote', async (route) => {
    await first
    await route.continue()
  })
  await placeOrder(other)
  await placeOrder(page)
  await onOrderPage(page)
  asked()
  await expect(other.getByRole('heading', { name: 'No Products' })).toBeVisible()
  await expect(other.getByRole('alert')).toHaveCount(0)
  expect(ordersOf(email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout says what it needs, and shows no form that cannot be sent', async ({
    page,
  }) => {
    await page.goto('/checkout')
    await expect(page.getByText('Please switch on JavaScript to order.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.checkout :is(input, select, button):visible')).toHaveCount(0)
  })
})
