import type { Page } from '@playwright/test'
import { axe, expect, open, test } from './shop-test'

const storedUnder = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key)

test('spec section 2: everything the product page shows', async ({ page }) => {
  await open(page, '/shop/1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mascara')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home/Shop/')
  const main = page.getByRole('main')
  await expect(main).toContainText('$9.99')
  await expect(main.getByText(/^In Stock/)).toBeVisible()
  await expect(main).toContainText(/\d+ in stock/)
  await expect(main).toContainText(/[\d.]+ lb/)
  for (const text of ['Warranty', 'Shipping', 'Returns', 'Free Delivery', 'Return Delivery'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(main).toContainText('Enter your postal code for Delivery Availability')
  await expect(main).toContainText('Free 30 Days Delivery Returns')
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(page).toHaveTitle(/Mascara.* \| Exclusive/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\/1$/)
  expect(await page.content(), 'no reviewer’s e-mail').not.toMatch(/reviewerEmail|@x\.dummy/)
  await axe(page)
})

test('spec section 4: Add to cart says so and goes to the cart after 2500 ms', async ({ page }) => {
  await open(page, '/shop/1')
  const clicked = Date.now()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await page.waitForURL('/cart')
  expect(Date.now() - clicked).toBeGreaterThan(2400)
  await expect
    .poll(() => storedUnder(page, 'cart'))
    .toMatchObject([{ id: 1, quantity: 1, price: 9.99 }])
})

test('spec section 4: Add to wishlist says so and goes there after 2500 ms', async ({ page }) => {
  await open(page, '/shop/1')
  await page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(page.getByText('Added to wishlist!')).toBeVisible()
  await page.waitForURL('/wishlist')
  expect(await storedUnder(page, 'wishlist')).toMatchObject([{ id: 1, price: 9.99 }])
})

test('who goes elsewhere within the 2500 ms is left in peace', async ({ page }) => {
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Shop').click()
  await expect(page).toHaveURL('/shop')
  await page.waitForTimeout(3000)
  await expect(page).toHaveURL('/shop')
})

test('the gallery changes by thumbnail and by arrow key', async ({ page }) => {
  await open(page, '/shop/1')
  const thumbnails = page.getByRole('radio')
  expect(await thumbnails.count()).toBeGreaterThan(1)
  const shown = page.locator('.gallery-picture:visible img')
  await expect(shown).toHaveAttribute('alt', /Picture 1 of \d/)
  await page.locator('.gallery-thumbnail').nth(1).click()
  await expect(shown).toHaveAttribute('alt', /Picture 2 of \d/)
  await thumbnails.nth(1).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('alt', /Picture 1 of \d/)
  await expect(shown).toHaveCount(1)
})

test('the postal code is answered: Bangladesh, worldwide, wrong, none', async ({ page }) => {
  await open(page, '/shop/1')
  const field = page.getByLabel('Enter your postal code for Delivery Availability')
  const answer = page.locator('#delivery-answer')
  await field.fill('1207')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('1207 in Bangladesh')
  await field.fill('sw1a 1aa')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(answer).toContainText('SW1A 1AA worldwide')
  await field.fill('Dhaka')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('does not look like a postal code')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.delivery').getByText(/^Arrives/)).toHaveCount(0)
  await axe(page)
})

test('spec section 9: Related Item shows -40%, and $160 only below $160', async ({ page }) => {
  await open(page, '/shop/1')
  const related = page.getByRole('region', { name: 'Related Item' })
  const cards = related.getByRole('article')
  expect(await cards.count()).toBeGreaterThanOrEqual(4)
  for (const card of await cards.all()) {
    await expect(card.locator('.card-badge')).toHaveText('-40%')
    const price = Number((await card.locator('.price > span').innerText()).replace(/[^\d.]/g, ''))
    await expect(card.locator('.price s')).toHaveCount(price < 160 ? 1 : 0)
  }
  await expect(cards.first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /^\/shop\/\d+$/,
  )
})

test('spec section 2: a card opens the shop, its title the product', async ({ page }) => {
  await open(page, '/shop/1')
  const related = page.getByRole('region', { name: 'Related Item' })
  await related.scrollIntoViewIfNeeded()
  const row = await related.locator('[data-row]').boundingBox()
  if (!row) throw new Error('no carousel')
  await page.mouse.move(row.x + row.width / 2, row.y + 120) // stops the rotation
  await page.waitForTimeout(1000)
  await page.mouse.click(row.x + row.width / 2 + 60, row.y + 120)
  await expect(page).toHaveURL('/shop')
})

test('a sold-out product says so and cannot be added', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products?limit=0')).json()
  const gone = products.find(({ stock }: { stock: number }) => stock === 0)
  await open(page, `/shop/${gone.id}`)
  await expect(page.getByText('Out of Stock', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeDisabled()
  await page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL('/wishlist')
})

test('what is no product is not found, with the not-found text and title', async ({
  page,
  request,
  allowed,
}) => {
  for (const id of ['0', '01', '-1', '1.5', 'abc', '1e3', '99999999999999999999']) {
    const response = await request.get(`/shop/${id}`)
    expect(response.status(), id).toBe(404)
    expect(await response.text(), id).toContain('Something&#x27;s missing.</h1>')
  }
  allowed.push('404')
  const response = await open(page, '/shop/999999')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle("Something's missing. | Exclusive")
  await expect(page.getByRole('heading', { name: "Something's missing." })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/')
  await axe(page)
})

test('quick view: opens, adds, closes and gives the focus back', async ({ page }) => {
  await open(page, '/shop/1')
  const card = page.getByRole('region', { name: 'Related Item' }).getByRole('article').first()
  const eye = card.getByRole('button', { name: 'Quick view' })
  const title = await card.getByRole('heading').innerText()
  await eye.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expect(dialog.locator('.quick-view-text')).not.toBeEmpty()
  await axe(page)
  await dialog.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Added to Cart!')
  await expect.poll(() => storedUnder(page, 'cart')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(eye).toBeFocused()
})

test('quick view without an answer of the catalogue says so', async ({ page, allowed }) => {
  allowed.push('/api/choosing/')
  await page.route('**/api/choosing/*', (route) => route.abort())
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Quick view' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('did not answer')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the gallery and the postal code work', async ({ page }) => {
    await page.goto('/shop/1')
    await page.locator('.gallery-thumbnail').nth(1).click()
    await expect(page.locator('.gallery-picture:visible img')).toHaveAttribute('alt', /Picture 2/)
    await page.getByLabel('Enter your postal code for Delivery Availability').fill('1207')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.locator('#delivery-answer')).toContainText('1207 in Bangladesh')
  })

  test('no button to buy looks alive', async ({ page }) => {
    for (const path of ['/shop/1', '/shop', '/']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText('$')
      await expect(page.getByRole('button', { name: /^Add to (cart|wishlist)/i })).toHaveCount(0)
    }
  })
})

test('a review has the day on the shop’s clocks, which are six hours ahead of UTC', async ({
  page,
}) => {
  await open(page, '/shop/2')
  const review = page.locator('.reviews-list > li', { hasText: 'Kavita Deshpande' }) // 22:47 UTC
  await expect(review).toContainText('September 22, 2026')
})
