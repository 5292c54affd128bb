import type { Page } from '@playwright/test'
import { runCommand } from '../support/run-command'
import {
  addCoupon,
  fillAddress,
  onOrderPage,
  ordersOf,
  placeOrder,
  someone,
  store,
  storeCart,
  storedProduct,
} from './buying'
import { expect, open, test } from './shop-test'

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })

async function withCart(page: Page, path: string) {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 10 }])
  await open(page, path)
}

/** Fills the checkout in and leaves a code in the coupon's field. */
async function typeCoupon(page: Page, code: string) {
  const email = someone()
  await fillAddress(page, email)
  await summary(page).getByText('Have a coupon?').click()
  await page.getByLabel('Coupon Code').fill(code)
  return email
}

test('a coupon that was typed last holds for the order', async ({ page }) => {
  const { code } = addCoupon('percent', 10)
  await withCart(page, '/checkout')
  const email = await typeCoupon(page, code)
  await placeOrder(page)
  await expect(page.getByRole('alert')).toContainText('$103.40')
  expect(ordersOf(email)).toEqual([])
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.getByText('$103.40').first()).toBeVisible()
})

test('a coupon that was typed last and is wrong stops the order once', async ({ page }) => {
  await withCart(page, '/checkout')
  const email = await typeCoupon(page, 'NOPE')
  await placeOrder(page)
  await expect(page.getByRole('alert')).toContainText('This coupon code is not valid.')
  expect(ordersOf(email)).toEqual([])
  await placeOrder(page)
  await onOrderPage(page)
})

test('a coupon that was typed in the cart is applied on the way to the checkout', async ({
  page,
}) => {
  const { code } = addCoupon('percent', 10)
  await withCart(page, '/cart')
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(summary(page)).toContainText('Total:$103.40')
})

test('a way on that is pressed while a coupon is applied leads on, wherever its figures move it', async ({
  page,
}) => {
  const { code } = addCoupon('percent', 10)
  await withCart(page, '/cart')
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByRole('link', { name: 'Proceed to checkout' }).click({ delay: 600 })
  await expect(summary(page)).toContainText('Total:$103.40')
})

test('a wrong coupon that was typed in the cart is refused there, and does not follow', async ({
  page,
}) => {
  await withCart(page, '/cart')
  await page.getByLabel('Coupon Code').fill('NOPE')
  const go = page.getByRole('link', { name: 'Proceed to checkout' })
  await go.click()
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await page.getByLabel('Coupon Code').fill('NOPE2')
  await go.click({ delay: 400 }) // A hand presses longer than the shop takes to refuse.
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await expect(async () => {
    await go.click() // The second refusal reads as the first did.
    await expect(page).toHaveURL('/checkout', { timeout: 2000 })
  }).toPass()
  await expect(summary(page).getByText('Have a coupon?')).toBeVisible()
  await expect(page.getByText('NOPE')).toHaveCount(0)
})

test('a coupon that only the order refuses goes, and the new total is told', async ({
  page,
  allowed,
}) => {
  allowed.push('422')
  const { code } = addCoupon('percent', 10)
  await withCart(page, '/checkout')
  const email = await typeCoupon(page, code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Coupon ${code} is applied.`)).toBeVisible()
  const detail = 'This coupon is for a first order only.'
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 422, code: 'coupon_used', detail }),
    }),
  )
  await placeOrder(page)
  const told = page.getByRole('alert')
  await expect(told).toContainText(detail)
  await expect(told).toContainText('$114.89')
  await expect(page.getByText(`Coupon ${code} is applied.`)).toHaveCount(0)
  await page.unroute('**/api/orders')
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('a coupon that asks for more than is left in the cart says so, and holds again with more', async ({
  page,
}) => {
  const code = `LEAST${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const { code: exit } = await runCommand(
    { DATA_DIR: process.env.SHOP_DATA_DIR ?? '' },
    ...['coupons', 'create', code, '--percent', '10', '--minimum', '95'],
  )
  expect(exit).toBe(0)
  await withCart(page, '/cart')
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByLabel('Coupon Code').press('Enter')
  const applied = page.getByText(`Coupon ${code} is applied.`)
  await expect(applied).toBeVisible()
  await page.getByRole('button', { name: /^Decrease/ }).click()
  await expect(page.getByText('This coupon applies to orders of $95.00 or more.')).toBeVisible()
  await expect(applied).toHaveCount(0)
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(applied).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cart Total' })).toContainText('-$9.99')
})

test('whoever enters a coupon by keyboard keeps the focus, and gets it back with the field', async ({
  page,
}) => {
  const { code } = addCoupon('percent', 10)
  await withCart(page, '/cart')
  const field = page.getByLabel('Coupon Code')
  for (const [entered, said] of [
    ['NO-SUCH', 'This coupon code is not valid.'],
    [code, `Coupon ${code} is applied.`],
  ] as const) {
    await field.fill(entered)
    await field.press('Enter')
    await expect(page.getByText(said)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(entered)
  }
  await page.getByRole('button', { name: 'Remove coupon' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Coupon' })).toBeFocused()
  await expect(field).toHaveValue('')
})

test('on a laptop each sum of a long order stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await storeCart(page, [1, 2, 3, 4, 6])
  await open(page, '/checkout')
  for (const text of ['Have a coupon?', 'Subtotal:', 'Vat:', 'Shipping:'])
    await expect(summary(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
  const go = await page.locator('.checkout-go').boundingBox()
  const shipping = await summary(page).getByText('Shipping:', { exact: true }).boundingBox()
  expect((shipping?.y ?? 0) + (shipping?.height ?? 0)).toBeLessThanOrEqual(go?.y ?? 0)
})
