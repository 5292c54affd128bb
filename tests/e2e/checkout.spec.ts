import type { Page } from '@playwright/test'
import {
  addCoupon,
  atCheckout,
  fillAddress,
  onOrderPage,
  ordersOf,
  placeOrder,
  someone,
  stored,
} from './buying'
import { axe, expect, test } from './shop-test'

test('Proceed to Payment by bank: instructions with the reference', async ({ page }) => {
  const email = someone()
  await atCheckout(page, 2)
  await fillAddress(page, email)
  await page.getByLabel('Bank').check()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await onOrderPage(page)
  expect(page.url()).toContain('#payment')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const [order] = ordersOf(email)
  const payment = page.locator('#payment')
  await expect(payment).toContainText(order?.number ?? 'none')
  await expect(payment).toContainText('$22.98')
  await axe(page)
})

test('a double click is one order', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

/** Places the order: the shop stores it, but its answer is lost. */
async function loseAnswer(page: Page) {
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page)
  await expect(page.getByText('The shop did not answer.')).toBeVisible()
}

test('a lost answer: trying again finds the order', async ({ page, allowed }) => {
  allowed.push('/api/orders')
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await loseAnswer(page)
  expect(ordersOf(email)).toHaveLength(1)
  expect(await stored(page, 'cart')).toHaveLength(1)
  await page.unroute('**/api/orders')

  await page.reload() // the attempt outlives it
  await expect(page.getByText('The shop did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
  expect(await stored(page, 'cart')).toEqual([])
})

for (const button of ['Place Order', 'Try again'])
  test(`a lost answer, then other contents and ${button}: the first order is found, and named as such`, async ({
    page,
    allowed,
  }) => {
    allowed.push('/api/orders')
    const email = someone()
    await atCheckout(page)
    await fillAddress(page, email)
    await loseAnswer(page)
    await page.unroute('**/api/orders')
    await page.getByLabel('Other Notes').fill('Changed my mind')
    await page.getByRole('button', { name: button }).click()
    await onOrderPage(page)
    const notice = page.getByText('Your first attempt had reached us')
    await expect(notice).toContainText('without what you changed since')
    await expect(notice).toBeInViewport()
    expect(ordersOf(email)).toHaveLength(1)
  })

test('offline: a clear message, everything kept, then it works', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push('ERR_INTERNET_DISCONNECTED')
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await context.setOffline(true)
  await placeOrder(page)
  await expect(page.getByText('You are offline. Everything you entered is kept')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  expect(await stored(page, 'cart')).toHaveLength(1)
  await context.setOffline(false)
  await expect(page.getByText('You are offline. Everything you entered is kept')).toBeHidden()
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('a change meanwhile is shown for confirmation, then ordered', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  // The place was asked for.
  await expect(page.getByText('post code 1207').filter({ visible: true })).toBeVisible()
  // Another price on the screen than the shop's: as if it had changed since.
  await page.route('**/api/quote', async (route) => {
    const response = await route.fetch()
    const quote = await response.json()
    quote.items[0].unitPrice = 1299
    await route.fulfill({ json: quote })
  })
  await placeOrder(page)
  const notice = page.getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('The total changed from $11.49 to $14.94.')
  await axe(page)
  expect(ordersOf(email)).toHaveLength(0)
  // And back again: never is one ordered at another total than the screen's.
  await page.unroute('**/api/quote')
  await placeOrder(page)
  await expect(notice).toContainText('The total changed from $14.94 to $11.49.')
  expect(ordersOf(email)).toHaveLength(0)
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('a coupon is redeemed with the order', async ({ page }) => {
  const email = someone()
  const { code } = addCoupon('fixed', 300)
  await atCheckout(page)
  await fillAddress(page, email)
  await page.getByText('Have a coupon?').click()
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText(`Coupon ${code} is applied.`)).toBeVisible()
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.getByText('-$3.00')).toBeVisible()
  expect(ordersOf(email)[0]?.total).toBe(804) // (9.99 − 3.00) × 1.15
  expect(await stored(page, 'coupon')).toEqual([])
})

test('a coupon used up meanwhile is told, and the order waits for a confirmation', async ({
  page,
}) => {
  const email = someone()
  const { code, use } = addCoupon('percent', 50, 1)
  await atCheckout(page)
  await fillAddress(page, email)
  await page.getByText('Have a coupon?').click()
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText(`Coupon ${code} is applied.`)).toBeVisible()
  use()
  await placeOrder(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('This coupon has already been used.')
  await expect(notice).toContainText('The total changed from $5.74 to $11.49.')
  expect(ordersOf(email)).toHaveLength(0)
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)[0]?.total).toBe(1149)
})
