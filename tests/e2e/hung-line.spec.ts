import type { Page, Route } from '@playwright/test'
import {
  addCoupon,
  atCheckout,
  fillAddress,
  onOrderPage,
  placeOrder,
  someone,
  store,
  stored,
  storedProduct,
} from './buying'
import { expect, hydrated, open, test } from './shop-test'
import { enter } from './signing-in'

/** Gives up requests on a line that never answers a hundred times sooner. */
const impatient = (page: Page) =>
  page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100)
    const later = window.setTimeout as (act: TimerHandler, ms?: number) => number
    const sooner = (act: TimerHandler, ms = 0) => later(act, ms < 5000 ? ms : ms / 100)
    window.setTimeout = sooner as typeof window.setTimeout
  })

test.beforeEach(({ allowed }) => {
  allowed.push('ERR_')
})

const hang = (page: Page, path: string) => page.route(path, () => {})

async function withCart(page: Page) {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 10 }])
  await open(page, '/cart')
}

async function apply(page: Page, code: string) {
  await page.getByLabel('Coupon Code').fill(code)
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
}

test('another coupon counts once the shop has answered, and is said to be asked for', async ({
  page,
}) => {
  const [first, second] = [addCoupon('percent', 10), addCoupon('percent', 50)]
  const total = page.getByRole('region', { name: 'Cart Total' })
  await withCart(page)
  await apply(page, first.code)
  await expect(total).toContainText('$103.40')
  await hang(page, '**/api/quote')
  await apply(page, second.code)
  await expect(page.getByText('Checking…')).toBeVisible()
  await expect(page.getByText('is applied')).toHaveCount(0)
  await expect(total).toContainText('$114.89')
  await page.unroute('**/api/quote')
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText(`Coupon ${second.code} is applied.`)).toBeVisible()
  await expect(page.getByText('Checking…')).toHaveCount(0)
})

test('a coupon without an answer is said to be unchecked, as is a further try', async ({
  page,
}) => {
  await impatient(page)
  await withCart(page)
  await hang(page, '**/api/quote')
  await apply(page, 'NOPE')
  await expect(page.getByText('The coupon could not be checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Checking…').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await expect(page.getByText('The coupon could not be checked.')).toBeVisible()
  await page.unroute('**/api/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
})

test('whoever goes elsewhere while a coupon is tried on the way to the checkout stays there', async ({
  page,
}) => {
  await withCart(page)
  const asked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  await page.route('**/api/quote', async (route) => {
    await asked.promise
    await route.abort()
    over.resolve()
  })
  await page.getByLabel('Coupon Code').fill('NOPE')
  const go = page.getByRole('link', { name: 'Proceed to checkout' })
  await go.click()
  await expect(go).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('link', { name: 'Return To Shop' }).click()
  await expect(page).toHaveURL('/shop')
  asked.resolve()
  await over.promise
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  await expect(page).toHaveURL('/shop')
})

test('a coupon form whose code was lost once comes all the same', async ({ page, allowed }) => {
  allowed.push('Failed to load')
  await impatient(page)
  const lost = (route: Route) => route.fulfill({ status: 502 })
  await page.route('**/assets/coupon-form-*.js', lost, { times: 1 })
  await withCart(page)
  await apply(page, 'NOPE')
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
})

test('a quick view without an answer says so', async ({ page }) => {
  await impatient(page)
  await open(page, '/shop?q=fleece+hoodie')
  await hang(page, '**/api/choosing/*')
  await page.getByRole('link', { name: 'Add to Cart: Brushed Fleece Hoodie' }).click()
  await expect(page.getByRole('dialog').getByText('did not answer just now')).toBeVisible()
})

test('a comparison without an answer says so', async ({ page }) => {
  await impatient(page)
  await page.addInitScript(
    (text) => {
      localStorage.setItem('compare', text)
    },
    JSON.stringify([storedProduct(1), storedProduct(2)]),
  )
  await open(page, '/shop')
  await hang(page, '**/api/products/*')
  await page.getByRole('button', { name: /^Compare 2/ }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('signing out ends without an answer', async ({ page }) => {
  await impatient(page)
  await enter(page)
  await hang(page, '**/accounts:revokeToken*')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

test('a reload while the page of a placed order hangs leads to that order', async ({ page }) => {
  await atCheckout(page)
  await fillAddress(page, someone())
  await hang(page, '**/orders/*.data*')
  await placeOrder(page)
  await expect.poll(() => stored(page, 'cart')).toEqual([])
  await page.reload()
  await onOrderPage(page)
  await expect(page.getByText('Thank you, Ana!')).toBeVisible()
})

test('an order is shown although the code of its page is gone since an upgrade', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load', 'Error loading route module', 'Failed to fetch', 'page error')
  await atCheckout(page)
  await fillAddress(page, someone())
  await page.route('**/assets/order-page-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.getByText('Thank you, Ana!')).toBeVisible()
})
