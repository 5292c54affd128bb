import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

const SEEN_WITHIN_MS = 20_000

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function addValues(page: Page, values: string[]) {
  for (const value of values) {
    await page.getByLabel('New value').fill(value)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
}

test('a product with variants and pictures is made, and in the shop without a restart', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  const title = `Harbour Jacket ${Date.now()}`
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Keeps the wind out.')
  await page.getByRole('button', { name: /Category$/ }).click()
  await page.getByRole('option').first().click()
  await page.getByText('Shown in the shop').click()
  await page.getByLabel('Price', { exact: true }).fill('80')

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files', exact: true }).click()
  await (await chosen).setFiles([
    await picture('red.png', '#c33'),
    await picture('blue.png', '#33c'),
  ])
  await expect(page.getByLabel('What picture 2 shows')).toBeVisible()
  await page.getByLabel('What picture 2 shows').fill('The jacket in blue')
  await page.getByRole('button', { name: 'Move picture 2 to the front by one' }).click()
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The jacket in blue')

  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
  await addValues(page, ['S', 'M'])
  const medium = page.getByRole('group', { name: 'M', exact: true })
  await medium.getByLabel('SKU').fill(`HJ-M-${Date.now()}`)
  await medium.getByLabel('Price', { exact: true }).fill('85')
  await medium.getByLabel('Pieces').fill('4')
  await page.getByRole('group', { name: 'S', exact: true }).getByLabel('Pieces').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/desk\/products\/\d+$/)
  const id = page.url().split('/').at(-1)
  const shop = await context.newPage()
  watch(shop)
  await expect(async () => {
    const response = await shop.goto(`/shop/${id}`)
    expect(response?.status()).toBe(200)
  }).toPass({ timeout: SEEN_WITHIN_MS })
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(shop.getByText('$80.00').first()).toBeVisible()
  await expect(shop.getByRole('radio', { name: /^M/ })).toBeVisible()
  await shop.close()

  await page.getByLabel('Title', { exact: true }).fill(`${title} II`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} II`)
})

test('a price is changed in its cell and taken back, with the keyboard alone', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products?search=mascara')
  const cell = page.getByRole('button', { name: /^Price of / }).first()
  const before = (await cell.textContent()) ?? ''
  // Into the table, and along its first row.
  await cell.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cell).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Price').fill('12.34')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /\$12\.34$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await expect(cell).toHaveText(before)
})

test.describe('two who change one product', () => {
  test.use({ allowed: ['Service Worker registration blocked', 'status of 409'] })

  test('who saves second is told, and loses nothing of what was typed', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/desk/products/9')
    await page.getByLabel('Description', { exact: true }).fill('What I typed.')
    const db = shopDatabase()
    db.prepare("update products set brand = 'Another' where id = 9").run()
    db.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Somebody changed this product meanwhile')).toBeVisible()
    await expect(page.getByText('These fields are others by now: Brand.')).toBeVisible()
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('What I typed.')
    await page.getByRole('button', { name: 'Keep what I typed' }).click()
    await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('Another')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('a file is looked at, then applied', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/imports')
  const sku = `FILE-${Date.now()}`
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({
    name: 'goods.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `sku,title,category,price,stock\n${sku},Brass Hook,furniture,4.50,9\n${sku}-2,,furniture,1,1\n`,
    ),
  })
  await page.waitForURL(/\/desk\/imports\/.+/)
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await expect(page.getByRole('row', { name: /Brass Hook/ })).toContainText('Price: $4.50')
  await expect(page.getByRole('grid', { name: 'Refused rows' })).toContainText('title')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await page.goto(`/desk/products?search=${sku}`)
  await expect(page.getByText('Brass Hook')).toBeVisible()
})

test.describe('looked at whole', () => {
  // The checker tries to run in the preview too, where nothing runs.
  test.use({ allowed: ['Service Worker registration blocked', "execution in 'about:srcdoc'"] })

  test("the catalogue's screens are accessible, and scroll one way", async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, 'staff')
    for (const [path, heading] of [
      ['products', 'Products'],
      ['products/new', 'New product'],
      ['products/15', /./],
      ['products/15/preview', 'Preview'],
      ['categories', 'Categories'],
      ['imports', 'Import'],
    ] as const) {
      await page.goto(`/desk/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await cleanAtEachWidth(page)
    }
  })
})
