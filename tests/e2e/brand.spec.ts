import type { Page } from '@playwright/test'
import { store, storedProduct } from './buying'
import { expect, open, test } from './shop-test'

/** Tells the names of the buttons and links that a page fills with red. */
const inRed = (page: Page) =>
  page.locator(':is(a, button):visible').evaluateAll((all) =>
    all
      .filter((one) => {
        const shown = getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []
        const [red = 0, green = 0, blue = 0] = shown.map(Number)
        return red > 150 && red > 2 * green && red > 2 * blue
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim()),
  )

test('red fills only what buys', async ({ page }) => {
  for (const path of ['/', '/shop?page=2', '/login', '/contacts']) {
    await open(page, path)
    expect(await inRed(page), path).toEqual([])
  }
  await open(page, '/shop/1')
  expect(await inRed(page)).toEqual(['Add to cart'])
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  await open(page, '/cart')
  await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible()
  expect([...new Set(await inRed(page))]).toEqual(['Proceed to checkout'])
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(await inRed(page)).toEqual(['Place Order'])
})

test('cards name prices and discounts in ink; the red price of the spec is the home page’s', async ({
  page,
}) => {
  const ink = 'rgb(17, 17, 17)'
  await open(page, '/shop')
  const card = page.locator('.card').first()
  await expect(card.locator('.price > span')).toHaveCSS('color', ink)
  await expect(card.locator('.card-badge')).toHaveCSS('background-color', ink)
  await open(page, '/')
  const price = page.getByRole('region', { name: 'Best Selling Products' }).locator('.price > span')
  await expect(price.first()).toHaveCSS('color', 'rgb(207, 58, 58)')
  await page.getByRole('button', { name: 'Quick view' }).first().press('Enter')
  const viewed = page.getByRole('dialog').locator('.price > span')
  await expect(viewed.first()).toHaveCSS('color', ink)
})
