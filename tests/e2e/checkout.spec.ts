import {
  account,
  addCoupon,
  atCheckout,
  fillAddress,
  onOrderPage,
  ordersOf,
  placeOrder,
  someone,
  store,
  stored,
  storedProduct,
} from './buying'
import { axe, expect, open, test } from './shop-test'

test('Proceed to Payment by bank: instructions with the reference', async ({ page }) => {
  const email = someone()
  await atCheckout(page, 2)
  await fillAddress(page, email)
  await page.getByLabel('Bank').check()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await onOrderPage(page)
  expect(page.url()).toContain('#payment')
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

test('a lost answer: trying again finds the order', async ({ page, allowed }) => {
  allowed.push('/api/orders')
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page)
  await expect(page.getByText('The shop did not answer.')).toBeVisible()
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

test('a lost answer, then other contents: the first order is found, no second is made', async ({
  page,
  allowed,
}) => {
  allowed.push('/api/orders')
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page)
  await expect(page.getByText('The shop did not answer.')).toBeVisible()
  await page.unroute('**/api/orders')
  await page.getByLabel('Other Notes').fill('Changed my mind')
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.getByText('Your first attempt had reached us')).toBeVisible()
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
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('a change meanwhile is shown for confirmation, then ordered', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
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
  await placeOrder(page)
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('a coupon is redeemed with the order', async ({ page }) => {
  const email = someone()
  const { code } = addCoupon('fixed', 300)
  await atCheckout(page)
  await fillAddress(page, email)
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

test('an empty cart has a way to the shop, and no form', async ({ page }) => {
  await open(page, '/checkout')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'No Products' })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
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

test('nothing in the cart that can be ordered is said when ordering', async ({ page }) => {
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

test('the checkout offers to log in, comes back, and knows the address', async ({
  page,
  request,
}) => {
  const { email, password } = await account(request)
  await atCheckout(page)
  await page.getByLabel('First Name').fill('Ana')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/checkout')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  await expect(page.getByText('You are logged in')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await page.getByLabel('Email Address').fill('other@example.com')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('other@example.com')
})
