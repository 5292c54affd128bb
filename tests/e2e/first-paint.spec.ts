import type { Page } from '@playwright/test'
import { store, storedProduct } from './buying'
import { watchShifts } from './shifts'
import { expect, hydrated, open, test } from './shop-test'

const AT_ONCE = { waitUntil: 'commit' } as const

/** Returns when the page was first drawn and its scripts were asked for, in milliseconds. */
const moments = (page: Page) =>
  page.evaluate(() => ({
    drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/react-'))
      ?.startTime,
  }))

for (const path of ['/', '/shop', '/shop/1', '/cart', '/fr'])
  test(`${path} is drawn before its scripts are asked for, and late fonts move nothing`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    // A machine that draws nothing for a second must not have the timer start the scripts.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const withoutTimer = (run: () => void, wait = 0) =>
        wait === 1000 ? 0 : setTimeout(run, wait)
      Object.assign(window, { setTimeout: withoutTimer })
    })
    const shifted = await watchShifts(page)
    await open(page, path)
    const { drawn, asked } = await moments(page)
    expect(drawn).toBeGreaterThan(0)
    expect(asked).toBeGreaterThanOrEqual(drawn)
    await page.evaluate(() => document.fonts.ready)
    expect(await shifted()).toBeLessThan(0.001)
  })

for (const path of ['/', '/shop', '/shop/1', '/checkout'])
  for (const width of [412, 768])
    test(`${path} moves next to nothing while it arrives in pieces at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 823 })
      const whole = await (await page.request.get(path)).text()
      const html = whole.replace(/<script\b[\s\S]*?<\/script>/g, '')
      await page.route('**/blank', (route) =>
        route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
      )
      const shifted = await watchShifts(page)
      await page.goto('/blank')
      await page.evaluate(async (text) => {
        const start = text.indexOf('<main')
        const cut = (piece: number) => start + ((text.length - start) * piece) / 12
        document.open()
        for (let piece = 0; piece <= 12; piece++) {
          document.write(text.slice(piece ? cut(piece - 1) : 0, cut(piece)))
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        }
        document.close()
      }, html)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // The most is a listing's row of filters with 0.014; a form that is pushed down has 0.077.
      expect(await shifted()).toBeLessThan(0.02)
    })

test('a first picture that does not come keeps nobody from buying', async ({ page }) => {
  await page.route('**/hero-phone*', () => {}) // never answered
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart' }).first().click({ force: true })
  await expect(page.getByRole('link', { name: '1 item in cart' })).toBeVisible()
})

test('a page that opens in the background is ready when it is turned to', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true }),
  )
  await open(page, '/')
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(page.getByRole('link', { name: '1 item in wishlist' })).toBeVisible()
})

test('a document that React has to draw anew keeps its styles', async ({ page, allowed }) => {
  allowed.push('page error: Error: Minified React error')
  await page.route('/about', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({
      response: answer,
      body: html.replace('<h1', '<h2').replace('</h1>', '</h2>'),
    })
  })
  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const width = () => page.locator('main .page-width, .page-width').first().boundingBox()
  expect((await width())?.width).toBeLessThanOrEqual(1202)
  await expect(page.locator('body')).toHaveCSS('font-family', /^Poppins/)
})

test('pages in English draw with two small fonts, a checkout with all its countries too', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(page.url()).pathname)
  })
  await open(page, '/checkout')
  await expect(page.getByRole('link', { name: 'Español' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual(['/checkout', '/checkout'])
})

for (const [path, parts] of Object.entries({ '/': 8, '/shop': 3, '/shop/1': 3, '/about': 4 }))
  test(`${path} comes whole, in parts that come alive one by one`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html.match(/<!--\$-->/g)?.length).toBeGreaterThanOrEqual(parts)
    // Alive at once for who presses something in the last of them.
    await open(page, path)
    await page.getByRole('textbox', { name: 'Enter your Email' }).fill('reader@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.locator('footer').getByRole('status')).not.toBeEmpty()
    expect(new URL(page.url()).pathname).toBe(path)
  })

test('the lines of a phone’s cart appear in their place', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await store(page, 'cart', [storedProduct(1)])
  const shifted = await watchShifts(page)
  await open(page, '/cart')
  await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible()
  expect(await shifted()).toBeLessThan(0.005)
})

test('an empty cart and its checkout say so before a script of theirs has come', async ({
  page,
}) => {
  await page.route('**/*.js*', () => {}) // None ever comes, and the page never counts as loaded.
  const empty = page.getByText('No Products')
  const go = page.getByRole('link', { name: 'Proceed to checkout' })
  const first = page.getByLabel('First Name')
  await page.goto('/cart', AT_ONCE)
  await expect(empty).toBeVisible()
  await expect(go).toBeHidden()
  await page.goto('/checkout', AT_ONCE)
  await expect(empty).toBeVisible()
  await expect(first).toBeHidden()
  await store(page, 'cart', [{ ...storedProduct(2), quantity: 1 }])
  await page.goto('/checkout', AT_ONCE)
  await expect(first).toBeVisible()
  await expect(empty).toBeHidden()
  await page.goto('/cart', AT_ONCE)
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible()
  await expect(empty).toBeHidden()
})
