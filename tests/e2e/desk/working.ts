import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect } from '../shop-test'

const PASSWORD = 'plum-lantern-42'

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** With a password and an authenticator: this shop has an address, to which no passkey belongs. */
export async function join(page: Page, link: string, name: string, email?: string) {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  if (email) await page.getByLabel('E-mail address').fill(email)
  const choose = page.getByRole('button', { name: 'Choose a password' })
  if (await choose.isVisible()) await choose.click()
  await page.getByLabel('New password').fill(PASSWORD)
  const code = page.locator('code')
  await expect(code).toHaveText(/\w{4} \w{4}/)
  const secret = Secret.fromBase32((await code.innerText()).replace(/\s/g, ''))
  await page.getByLabel('The code it shows now').fill(new TOTP({ secret }).generate())
  await press(page, 'Join')
  await press(page, 'I have kept them')
  await heading(page, 'Home')
}

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** On the page of a new product; of its variant M there are thirty. Returns its id. */
export async function makeProduct(page: Page, title: string, sku: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Keeps the wind out.')
  await press(page, /Category$/)
  await page.getByRole('option').first().click()
  await page.getByText('Shown in the shop').click()
  await page.getByLabel('Price', { exact: true }).fill('80')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files', exact: true }).click()
  const files = [await picture('red.png', '#c33'), await picture('blue.png', '#33c')]
  await (await chosen).setFiles(files)
  await page.getByLabel('What picture 2 shows').fill('The jacket in blue')
  await press(page, 'Move picture 2 to the front by one')
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The jacket in blue')
  await press(page, 'Add an option')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
  for (const value of ['S', 'M']) {
    await page.getByLabel('New value').fill(value)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const medium = page.getByRole('group', { name: 'M', exact: true })
  await medium.getByLabel('SKU').fill(sku)
  await medium.getByLabel('Price', { exact: true }).fill('85')
  await medium.getByLabel('Pieces').fill('30')
  await page.getByRole('group', { name: 'S', exact: true }).getByLabel('Pieces').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/desk\/products\/\d+$/)
  return Number(page.url().split('/').at(-1))
}
