import { atCheckout, fillAddress, placeOrder, someone, stored } from './buying'
import { axe, expect, open, test } from './shop-test'

test('required fields: messages at the fields, a summary that takes the focus', async ({
  page,
}) => {
  await atCheckout(page)
  await axe(page)
  await placeOrder(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(7)
  const name = page.getByLabel('First Name')
  await expect(name).toHaveAccessibleDescription('Please fill in this field: First Name.')
  await axe(page)
  await summary.getByRole('link').first().click()
  await expect(name).toBeFocused()
  await name.fill('Ana')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email Address').fill('ana@')
  await expect(page.getByText('Please enter an e-mail address like').first()).toBeVisible()
})

test('the server’s own checks appear at the fields too', async ({ page, allowed }) => {
  allowed.push('422')
  await atCheckout(page)
  await fillAddress(page, someone())
  await page.getByLabel('Post Code').fill('ABC')
  await placeOrder(page)
  await expect(page.getByLabel('Post Code')).toHaveAccessibleDescription(/post code/i)
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await stored(page, 'cart')).toHaveLength(1)
})

test('countries: all of ISO 3166 in the page’s language, Bangladesh first', async ({ page }) => {
  await open(page, '/de/checkout')
  const options = page.locator('select[name=country] option')
  await expect(options).toHaveCount(249)
  await expect(options.first()).toHaveText('Bangladesch')
  await expect(page.locator('select[name=country]')).toHaveValue('BD')
})

test('what was entered survives a reload and a way to another page', async ({ page }) => {
  await atCheckout(page)
  await fillAddress(page, 'ana@example.com')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Other Notes').fill('Third floor')
  await page.getByLabel('Bank').check()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  await expect(page.getByLabel('Country')).toHaveValue('FR')
  await expect(page.getByLabel('Other Notes')).toHaveValue('Third floor')
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue('ana@example.com')
})
