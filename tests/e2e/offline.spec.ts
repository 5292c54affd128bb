import type { Page } from '@playwright/test'
import { store, storedProduct } from './buying'
import { axe, expect, open, test } from './shop-test'

test.use({ serviceWorkers: 'allow' })

const isStored = (page: Page, path: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), path)

test('without a network visited pages and the cart are there, the checkout is not', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to fetch', 'Failed to load')
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.waitForURL('/cart')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/faq') // the worker is in charge from here on
  await expect.poll(() => isStored(page, '/wishlist')).toBe(true)
  await page.goto('/shop/1')
  await expect.poll(() => isStored(page, '/shop/1')).toBe(true)

  await context.setOffline(true)
  await page.goto('/shop/1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mascara')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.goto('/wishlist')
  await expect(page.getByText('No Products')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Mascara')
  await page.goto('/shop/2') // never seen
  await expect(page).toHaveURL(/\/shop\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await axe(page)
  await page.getByRole('link', { name: /Mascara/ }).click() // among what was opened before
  await expect(page).toHaveURL('/shop/1')
  await page.goto('/shop/2')
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Mascara')
  await page.goto('/de/shop/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline')
  expect(await isStored(page, '/checkout')).toBe(false)

  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute(
    'href',
    '/de/shop/2',
  )
  await page.goto('/cart')
  await expect(page.getByText('You are offline.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('a page that changed is shown as it is now, not as it was kept', async ({ page }) => {
  await open(page, '/faq')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/faq')
  await expect.poll(() => isStored(page, '/faq')).toBe(true)
  await page.evaluate(async () => {
    const old = new Response('<h1>Old</h1>', { headers: { 'Content-Type': 'text/html' } })
    await (await caches.open('pages')).put('/faq', old)
  })
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
})

test.describe('code that does not come', () => {
  test.use({ serviceWorkers: 'block' })

  test('a cart stands without its coupon form and what it shows below', async ({
    page,
    allowed,
  }) => {
    allowed.push('ERR_FAILED', 'Failed to load')
    await page.route(/(coupon-form|other-goods)-.*\.js/, (route) => route.abort())
    await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
    await open(page, '/cart')
    // The catalogue's title, once the shop has checked the cart.
    await expect(page.getByRole('row').nth(1)).toContainText('Velvet Lash Volume Mascara')
    await expect(page.getByRole('link', { name: 'Proceed to checkout' }).first()).toBeVisible()
  })

  test('a message is shown without the code that draws it', async ({ page, allowed }) => {
    allowed.push('ERR_FAILED', 'Failed to load')
    await page.route(/sonner-toaster-.*\.js/, (route) => route.abort())
    await open(page, '/shop/1')
    await page.locator('.card-icon').first().click()
    await expect(page.getByRole('status').getByText('Added to wishlist!')).toBeVisible()
    await expect(page.getByText('Added to wishlist!')).toHaveCount(0)
  })

  test('the page stays as it was sent, and its foot works once the network is back', async ({
    page,
    allowed,
  }) => {
    allowed.push('ERR_FAILED', 'Failed to load')
    let failed = false
    await page.route(/footer-.*\.js/, (route) => {
      failed = true
      return route.abort()
    })
    await open(page, '/about')
    await expect.poll(() => failed).toBe(true)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story')
    await page.unroute(/footer-.*\.js/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
  })
})

for (const path of ['/shop/1', '/cart'])
  test(`the bar at the foot of a phone's ${path} can be pressed while the notice shows`, async ({
    page,
    context,
    allowed,
  }) => {
    // A pointer on the way to the checkout asks for its page, in vain, as the worker may for itself.
    allowed.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to', 'Error loading route')
    allowed.push('occurred when fetching the script')
    await page.setViewportSize({ width: 390, height: 844 })
    await store(page, 'cart', [storedProduct(1)])
    await open(page, path)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    const name = path === '/cart' ? 'Proceed to checkout' : 'Add to cart'
    const button = page.locator('.cart-go, .buy-bar').getByText(name, { exact: true })
    await button.click({ trial: true, timeout: 5000 })
  })

test("a phone's compared products can be pressed while the notice shows", async ({
  page,
  context,
  allowed,
}) => {
  allowed.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to', 'Error loading route')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop')
  await page.getByRole('article').first().getByRole('button', { name: 'Compare' }).click()
  await expect(page.locator('.compare-tray')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.locator('.compare-tray').click({ trial: true, timeout: 5000 })
})
