import type { Page } from '@playwright/test'
import { shopOfFile } from './shop-of-file'
import { axe, expect, open, test } from './shop-test'

const shop = shopOfFile({ SEED_DEMO: 'false' })

/** Headings without anything to read, to see or to press before the next one. */
const overNothing = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h2, h3')].filter((one) => one.checkVisibility())
    return headings
      .filter((heading) => {
        const section = heading.closest('section, [role=region], article, li, nav')
        return !section?.querySelector('a, img, button, input, p')
      })
      .map(({ textContent }) => textContent)
  })

test('without a product no heading stands over nothing, and the shop says so', async ({ page }) => {
  await open(page, shop.origin)
  expect(await overNothing(page)).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByText('Products are coming soon.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(main.getByRole('img')).toHaveCount(0)
  await axe(page, 'main')

  await open(page, `${shop.origin}/shop`)
  expect(await overNothing(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'No product found.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shop by Brand' })).toHaveCount(0)
  await axe(page)
})
