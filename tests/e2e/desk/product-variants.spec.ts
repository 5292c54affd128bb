import type { Page } from '@playwright/test'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'
import { picture } from './working'

const SEEN_WITHIN_MS = 20_000

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
  await page.getByLabel('Price of each').fill('80')
  await page.getByLabel('Stock of each').fill('3')
  await page.getByLabel('SKUs begin with').fill(`HJ-${Date.now()}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filled in: 2 variants. Nothing is saved yet.')).toBeVisible()
  await expect(page.getByLabel('Price of S', { exact: true })).toHaveValue('$80.00')
  await expect(page.getByLabel('Stock of S', { exact: true })).toHaveValue('3')
  await expect(page.getByLabel('SKU of M', { exact: true })).toHaveValue(/^HJ-\d+-M$/)
  const price = page.getByLabel('Price of M', { exact: true })
  for (const [typed, taken] of [
    ['1.234,5', '$1,234.50'],
    ['84,90', '$84.90'],
    ['85.00', '$85.00'],
  ] as const) {
    await price.fill(typed)
    await price.press('Tab')
    await expect(price).toHaveValue(taken)
  }
  await page.getByLabel('Stock of M', { exact: true }).fill('4')
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

test.describe('variants without prices', () => {
  test.use({ allowed: ['Service Worker registration blocked', 'status of 422'] })

  for (const width of [390, 1440])
    test(`a new product with variants names each that lacks a price, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, 'staff')
      await page.goto('/desk/products/new')
      await page.getByLabel('Title', { exact: true }).fill(`Scarf ${width} ${Date.now()}`)
      await page.getByRole('button', { name: /Category$/ }).click()
      await page.getByRole('option').first().click()
      await page.getByRole('button', { name: 'Add an option' }).click()
      await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
      await addValues(page, ['S', 'M', 'L'])
      await page.getByLabel('Price of S', { exact: true }).fill('20')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const told = page.getByRole('alert')
      await expect(told).toContainText('Price of M: Give it a price.')
      await expect(told).toContainText('Price of L: Give it a price.')
      await expect(page.getByText('Give it a price.')).toHaveCount(4)
      await page.getByText('M', { exact: true }).click()
      await page.getByText('L', { exact: true }).click()
      await expect(page.getByText('Fill in for the 2 selected')).toBeVisible()
      await page.getByLabel('Price of each').fill('21')
      await page.getByRole('button', { name: 'Fill in', exact: true }).click()
      await expect(page.getByLabel('Price of S', { exact: true })).toHaveValue('$20.00')
      await expect(page.getByLabel('Price of L', { exact: true })).toHaveValue('$21.00')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      await axe(page)
      if (process.env.DESK_SHOTS)
        await page.screenshot({
          path: `${process.env.DESK_SHOTS}/variants-${width}.png`,
          fullPage: true,
        })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.waitForURL(/\/desk\/products\/\d+$/)
    })
})

test('the last value of an option asks before it takes the option away', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products/new')
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
  await addValues(page, ['S'])
  await page.getByRole('button', { name: 'Remove S', exact: true }).first().click()
  const asked = page.getByRole('dialog', { name: 'S is the last value of Size' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Value S', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove S', exact: true }).first().click()
  await asked.getByRole('button', { name: 'Remove Size' }).click()
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toHaveCount(0)
})

test('an option with values asks before it goes with its variants', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products/new')
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
  await addValues(page, ['S', 'M'])
  const bin = page.getByRole('button', { name: 'Remove Size', exact: true })
  await bin.click()
  const asked = page.getByRole('dialog', { name: 'Remove Size and its values?' })
  await axe(page)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Stock of M', { exact: true })).toBeVisible()
  await bin.click()
  await asked.getByRole('button', { name: 'Remove Size' }).click()
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('button', { name: 'Remove Option 1', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toHaveCount(0)
})
