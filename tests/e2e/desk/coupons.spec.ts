import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'
import { heading, press } from './working'

test.use({ allowed: ['Service Worker registration blocked'] })

test('a coupon’s products are found by their titles, and taken out again', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/desk/discounts/new')
  const code = `GOODS${Math.random().toString(36).slice(2, 8)}`.toUpperCase()
  await page.getByLabel('Code').fill(code)
  const chosen = page.getByRole('list', { name: 'Products' })
  const find = page.getByRole('combobox', { name: 'Find a product' })
  for (const title of ['Satin Matte Lipstick', 'Tempo Road Running Shoes']) {
    await find.fill(title)
    await page.getByRole('option', { name: title }).click()
    await expect(chosen).toContainText(title)
  }
  await page.getByRole('button', { name: 'Remove Satin Matte Lipstick' }).click()
  await press(page, 'Make the coupon')
  await heading(page, code)
  await expect(chosen.getByRole('listitem')).toHaveText(['Tempo Road Running Shoes'])
  await cleanAtEachWidth(page)
})
