import type { Page } from '@playwright/test'
import { axe, expect, open, test } from './shop-test'

/** Opens a product and waits until the link of its guide takes clicks: before, it is followed. */
async function openProduct(page: Page, path: string) {
  await open(page, path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#size-guide') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
}

test('the size guide opens beside the sizes, loaded on first use, and gives the focus back', async ({
  page,
}) => {
  await openProduct(page, '/shop/12')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const link = page.getByRole('link', { name: 'Size guide' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  const table = dialog.getByRole('table', { name: 'Clothes' })
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Size', 'UK', 'Chest (cm)', 'Waist (cm)', 'Hips (cm)'],
  ])
  await expect(dialog.getByRole('table')).toHaveCount(1)
  await expect(table.getByRole('row', { name: /^XL/ })).toContainText('106-111')
  expect(asked.some((url) => url.includes('/api/size-guide/12'))).toBe(true)
  expect(asked.some((url) => url.includes('on-use'))).toBe(true)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/shop/12')
})

for (const [language, link, size, chest] of [
  ['fr', 'Guide des tailles', 'Taille', 'Tour de poitrine (cm)'],
  ['es', 'Guía de tallas', 'Talla', 'Pecho (cm)'],
  ['de', 'Größentabelle', 'Größe', 'Brust (cm)'],
] as const)
  test(`the size guide names sizes and known measurements in ${language}`, async ({ page }) => {
    await openProduct(page, `/${language}/shop/12`)
    await page.getByRole('link', { name: link }).click()
    const heads = page.getByRole('dialog', { name: link }).getByRole('columnheader')
    await expect(heads.nth(0)).toHaveText(size)
    await expect(heads.nth(2)).toHaveText(chest)
  })

test('a product whose sizes are no measurements, and one without sizes, has no guide', async ({
  page,
}) => {
  for (const path of ['/shop/255', '/shop/1']) {
    await open(page, path)
    await expect(page.getByRole('link', { name: 'Size guide' })).toHaveCount(0)
  }
})

test('the size guide fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProduct(page, '/shop/12')
  await page.getByRole('link', { name: 'Size guide' }).click()
  const table = page.getByRole('dialog').locator('.size-table')
  await expect(table).toBeVisible()
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link shows the tables in place, and keeps the choice', async ({ page }) => {
    await page.goto('/shop/60?option1=42')
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page).toHaveURL(/\/shop\/60\?variant=\d+&sizes=1#size-guide$/)
    await expect(page.getByRole('radio', { name: '42', exact: true })).toBeChecked()
    const row = page.getByRole('table', { name: 'Shoes' }).getByRole('row', { name: /^42/ })
    await expect(row).toContainText('26.7')
  })
})
