import type { Page } from '@playwright/test'
import { found, results } from './listing'
import { axe, expect, open, test } from './shop-test'

const row = (page: Page, name: string) => page.getByRole('region', { name })
const countIn = (text: string) => Number(/\((\d+)\)$/.exec(text)?.[1])

test('a colour and a size narrow the list to what comes in both together', async ({ page }) => {
  await open(page, '/shop?category=mens-clothes')
  const narrow = row(page, 'Narrow by')
  await narrow.getByText('Colour', { exact: true }).click()
  await narrow.getByRole('link', { name: /^Mustard \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await narrow.getByText('Size', { exact: true }).click()
  const sizes = narrow
    .locator('.filter-group')
    .nth(1)
    .getByRole('listitem')
    .filter({ visible: true })
  await expect(sizes.first()).toHaveText(/^S \(\d+\)$/)
  const medium = sizes.getByRole('link', { name: /^M \(\d+\)$/ })
  const count = countIn(await medium.innerText())
  await medium.click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard&size=M')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u00a0· Mustard\u00a0· M$/)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page), 'as many as the pick said').toBe(count)
  await axe(page)
  await page.getByRole('link', { name: 'Remove: Mustard' }).click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=M')
  await page.goto('/shop?colour=No+such&size=M')
  await expect(page.getByText('There is nothing in the colour “No such” here')).toBeVisible()
})

test('a colour has the swatch of its products, and its word alone in forced colours', async ({
  page,
}) => {
  await open(page, '/shop?category=mens-clothes')
  await row(page, 'Narrow by').getByText('Colour', { exact: true }).click()
  const mustard = row(page, 'Narrow by').getByRole('link', { name: /^Mustard/ })
  const drawn = () => mustard.evaluate((link) => getComputedStyle(link).backgroundImage)
  expect(await drawn()).toContain('rgb(217, 165, 20)')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await drawn()).toBe('none')
  await expect(mustard).toBeVisible()
})

test('several values of a kind stand together, and each is taken away alone', async ({ page }) => {
  await open(page, '/shop?category=mens-clothes&show=18')
  await row(page, 'Narrow by').getByText('Size', { exact: true }).click()
  const sizes = row(page, 'Narrow by').locator('.filter-group', { hasText: /^Size/ })
  const size = (name: string) =>
    sizes.getByRole('link', { name: new RegExp(`^${name} \\(\\d+\\)$`) })
  const large = countIn(await size('XL').innerText())
  await size('M').click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=M&show=18')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('link', { name: 'Remove: M', exact: true })).toBeVisible()
  const medium = await found(page)
  await size('XL').click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=M&size=XL&show=18')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  // The address is there a moment before the list.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u00a0· M or XL$/)
  const both = await found(page)
  expect(both).toBeGreaterThanOrEqual(Math.max(medium, large))
  expect(both).toBeLessThanOrEqual(medium + large)
  for (const name of ['M', 'XL']) await expect(size(name)).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Sort by').selectOption('rating')
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=M&size=XL&sort=rating&show=18')
  await axe(page)
  await page.getByRole('link', { name: 'Remove: M', exact: true }).click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=XL&sort=rating&show=18')
  await expect.poll(() => found(page)).toBe(large)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the sheet has them too', async ({ page }) => {
    await open(page, '/shop?category=mens-clothes')
    await page.getByText(/^Filters/).click()
    const sheet = page.getByRole('dialog')
    await sheet
      .getByRole('group', { name: 'Size' })
      .getByLabel(/^XL \(\d+\)$/)
      .check()
    await sheet
      .getByRole('group', { name: 'Colour' })
      .getByLabel(/^Mustard \(/)
      .check()
    await sheet
      .getByRole('group', { name: 'Colour' })
      .getByLabel(/^Navy \(/)
      .check()
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard&colour=Navy&size=XL')
    await page.getByText(/^Filters \(4\)/).click()
    await expect(sheet.getByLabel(/^Navy \(/)).toBeChecked()
    await sheet.getByLabel(/^Navy \(/).uncheck()
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard&size=XL')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('colours are links without scripts, in the language of the page', async ({ page }) => {
    await page.goto('/de/shop?category=mens-clothes')
    const narrow = row(page, 'Eingrenzen nach')
    await narrow.getByText('Farbe', { exact: true }).click()
    await narrow.getByRole('link', { name: /^Senfgelb|^Senf/ }).click()
    await expect(page).toHaveURL('/de/shop?category=mens-clothes&colour=Mustard')
    await page.goto('/de/shop?category=mens-clothes&colour=Mustard&colour=Navy')
    await page.getByLabel('Sortieren nach').selectOption('rating')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/&colour=Mustard&colour=Navy&sort=rating/)
  })
})

test('a card says how many other colours there are', async ({ page }) => {
  await open(page, '/shop?q=brushed+fleece+hoodie')
  await expect(page.locator('.card-colour').first()).toHaveText('Grey +2')
  await open(page, '/shop/1')
  await expect(page.locator('.card-colour')).toHaveCount(0)
})
