import type { Page } from '@playwright/test'
import { axe, expect, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

const SHOTS = process.env.DESK_SHOTS

const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

test('a draft is looked at on the shop’s own page, and stays a draft', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products/12')
  const title = page.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.fill('Only typed so far')
  await page.getByRole('button', { name: 'Preview' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const shop = dialog.frameLocator('iframe')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Only typed so far')
  await expect(shop.locator('.product')).toHaveCSS('display', 'grid')
  const picture = shop.locator('.gallery-picture img').first()
  await expect(async () => {
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }).toPass()
  expect(await shop.locator('script, a[href]').count()).toBe(0)
  await shot(page, 'preview-dialog-1440')

  await dialog.getByRole('button', { name: /Width$/ }).click()
  await page.getByRole('option', { name: 'Phone' }).click()
  await expect(dialog.getByTitle('The page in the shop, English, Phone')).toHaveCSS(
    'width',
    '375px',
  )
  await dialog.getByRole('button', { name: /Language$/ }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
  await expect(shop.getByText('In den Warenkorb').first()).toBeVisible()
  await shot(page, 'preview-dialog-phone-1440')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(title).toHaveValue('Only typed so far')
  await page.request.get('/shop/12').then(async (answer) => {
    expect(await answer.text()).not.toContain('Only typed so far')
  })
  await title.fill(before)
})

test('a variant is chosen beside the preview, by keys, which runs no scripts', async ({ page }) => {
  await signIn(page, 'staff')
  const headers = { 'X-Desk': '1', Origin: process.env.SHOP_URL as string }
  const { form } = await (await page.request.get('/api/desk/products/14', { headers })).json()
  const variant = { sku: null, gtin: null, compareAt: null, weight: null, stock: 3, pictures: [] }
  const data = {
    form: {
      ...form,
      options: [{ name: 'Size', values: ['Tiny', 'Huge'] }],
      variants: [
        { ...variant, values: ['Tiny'], price: 3333 },
        { ...variant, values: ['Huge'], price: 9999 },
      ],
    },
  }
  await page.route('**/api/desk/products/14', (route) =>
    route.fulfill({ json: { ...data, id: 14 } }),
  )
  await page.goto('/desk/products/14/preview')
  const shop = page.frameLocator('iframe')
  const price = shop.locator('.product .price').first()
  await expect(price).toContainText('$33.33')
  const choose = page.getByRole('button', { name: /Variant$/ })
  for (const [width, name, shown] of [
    [375, 'Huge', '$99.99'],
    [768, 'Tiny', '$33.33'],
    [1440, 'Huge', '$99.99'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await choose.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'Nothing chosen' })).toBeVisible()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(choose).toBeFocused()
    await expect(shop.getByRole('radio', { name })).toBeChecked()
    await expect(price).toContainText(shown)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await shot(page, `preview-variant-${width}`)
  }
  expect(await shop.locator('script').count()).toBe(0)
})

test.describe('what cannot be drawn', () => {
  test.use({ allowed: ['Service Worker registration blocked', 'status of 422'] })

  test('a new product without a title says so in its preview', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/desk/products/new')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog')).toContainText('Give it a title.')
    await expect(page.getByRole('dialog')).toContainText('Give it a price.')
  })

  test('on a phone a product is saved from where one is, and what is wrong comes in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await signIn(page, 'staff')
    await page.goto('/desk/products/new')
    const last = page.getByLabel('Returns', { exact: true })
    await last.fill('30 days')
    await expect(page.getByText('Not saved yet')).toBeInViewport()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('alert')).toContainText('Give it a title.')
    await expect(last).toHaveValue('30 days')
    await shot(page, 'product-wrong-375')
  })
})

test('a search that is typed does not call back who clicks a row at once', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // The product's screen is on its way while the search would begin.
  const screen = /\/assets\/desk\/edit-screen.*\.js/
  await page.route(screen, async (route) => {
    await new Promise((go) => setTimeout(go, 800))
    await route.continue()
  })
  const left = page.waitForURL(/\/desk\/products\/\d+$/)
  await page.getByRole('searchbox').pressSequentially('mas')
  await page.getByRole('row').nth(1).getByRole('rowheader').click()
  await left
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
  expect(page.url()).toMatch(/\/desk\/products\/\d+$/)
})

test('on a phone all rows of a page are selected, and let go, by one box', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, 'staff')
  await page.goto('/desk/products')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByText('Select all').click()
  await expect(page.getByText('50 selected')).toBeVisible()
  await axe(page)
  await shot(page, 'products-selected-375')
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('49 selected')).toBeVisible()
  await page.getByText('Select all').click()
  await expect(page.getByText('50 selected')).toBeVisible()
  await page.getByText('Select all').click()
  await expect(page.getByText('50 selected')).toBeHidden()
})

test('low stock is reached from the start, and counted anew in its list by keys', async ({
  page,
}) => {
  const db = shopDatabase()
  const { id } = db
    .prepare(
      'select id from products where options is null and listed = 1 order by id desc limit 1',
    )
    .get() as { id: number }
  db.prepare('update stock set quantity = 0 where product_id = ?').run(id)
  const { title } = db.prepare('select title from products where id = ?').get(id) as {
    title: string
  }
  db.close()
  await signIn(page, 'staff')
  await page.goto('/desk')
  await page.getByRole('link', { name: /low on stock/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low stock')
  await expect(page.getByText('On sale with at most 5 units left')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await axe(page)
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await shot(page, `low-${width}`)
  }
  const cell = row.getByRole('button', { name: /^Stock of / })
  await row.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cell).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Stock').fill('40')
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
