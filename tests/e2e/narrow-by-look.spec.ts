import type { Page } from '@playwright/test'
import { results } from './listing'
import { axe, expect, open, test } from './shop-test'

const row = (page: Page, name: string) => page.getByRole('region', { name })
const found = async (page: Page) =>
  Number((await results(page).getByRole('status').innerText()).split(' ')[0])
const countIn = (text: string) => Number(/\((\d+)\)$/.exec(text)?.[1])

test('a colour and a size narrow the list to what comes in both together', async ({ page }) => {
  await open(page, '/shop?category=mens-clothes')
  const narrow = row(page, 'Narrow by')
  await narrow.getByText('Colour', { exact: true }).click()
  await narrow.getByRole('link', { name: /^Mustard \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await narrow.getByText('Size', { exact: true }).click()
  const sizes = narrow.getByRole('listitem').filter({ visible: true })
  await expect(sizes.first()).toHaveText(/^S \(\d+\)$/)
  const medium = sizes.getByRole('link', { name: /^M \(\d+\)$/ })
  const count = countIn(await medium.innerText())
  await medium.click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&colour=Mustard&size=M')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ · Mustard · M$/)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page), 'as many as the pick said').toBe(count)
  await axe(page)
  await page.getByRole('link', { name: 'Remove: Mustard' }).click()
  await expect(page).toHaveURL('/shop?category=mens-clothes&size=M')
  await page.goto('/shop?colour=No+such&size=M')
  await expect(page.getByText('There is nothing in the colour “No such” here')).toBeVisible()
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
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(page).toHaveURL('/shop?category=mens-clothes&size=XL')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('they are links, in the language of the page', async ({ page }) => {
    await page.goto('/de/shop?category=mens-clothes')
    const narrow = row(page, 'Eingrenzen nach')
    await narrow.getByText('Farbe', { exact: true }).click()
    await narrow.getByRole('link', { name: /^Senfgelb|^Senf/ }).click()
    await expect(page).toHaveURL('/de/shop?category=mens-clothes&colour=Mustard')
  })
})
