import type { Locator } from '@playwright/test'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'
import { picture } from './working'

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

test('pictures that a file names are asked for, sent and found', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/imports')
  const sku = `MUG-${Date.now()}`
  const sheet = {
    name: 'mugs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `sku,title,category,price,stock,images\n${sku},Blue Mug,kitchen,4.50,9,mug.png|back.png\n`,
    ),
  }
  const choose = async (button: string, files: Parameters<Locator['setInputFiles']>[0]) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).click()
    await (await chosen).setFiles(files)
  }
  await choose('Choose a file', [sheet, await picture('mug.png', '#33c')] as never)
  await page.waitForURL(/\/desk\/imports\/.+/)
  await expect(page.getByText('1 picture was not found')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pictures that were not found' })).toHaveText(
    'back.png',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    if (process.env.DESK_SHOTS)
      await page.screenshot({
        path: `${process.env.DESK_SHOTS}/import-${width}.png`,
        fullPage: true,
      })
  }
  await axe(page)
  await choose('Choose pictures', [await picture('back.png', '#3c3')])
  await expect(page.getByText('Pictures found: 2, of them new:')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await page.goto(`/desk/products?search=${sku}`)
  await page.getByText('Blue Mug').click()
  await expect(page.getByLabel('What picture 2 shows')).toBeVisible()
})
