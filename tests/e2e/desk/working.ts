import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { axe, expect } from '../shop-test'

const PASSWORD = 'plum-lantern-42'

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Joins with a password and an authenticator: no passkey belongs to this shop's IP address. */
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

/** A picture of one colour, as a file that is chosen. */
export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** Makes a product on its page, with thirty pieces of its variant M. Returns its id. */
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
  await page.getByLabel('SKU of M', { exact: true }).fill(sku)
  await page.getByLabel('Price of M', { exact: true }).fill('85')
  await page.getByLabel('Stock of M', { exact: true }).fill('30')
  await page.getByLabel('Stock of S', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/desk\/products\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' })
const closeResult = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

interface Placed {
  number: string
}

/** Packs all orders that the queue lists. */
export async function packAll(page: Page, placed: readonly Placed[]) {
  await selectAll(page).check({ force: true })
  await press(page, 'Mark as packed')
  await expect(page.getByRole('dialog')).toContainText(`${placed.length} orders packed.`)
  await axe(page) // also what a screen reader is told of the button that was busy
  await closeResult(page)
  await expect(selectAll(page)).not.toBeChecked()
}

/** Ships all orders that the queue lists, the nth with the number JD-n. */
export async function shipAll(page: Page, placed: readonly Placed[], carrier: string) {
  const dialog = page.getByRole('dialog')
  await selectAll(page).check({ force: true })
  await press(page, 'Ship')
  await dialog.getByLabel('Carrier').fill(carrier)
  for (const [nth, { number }] of placed.entries())
    await dialog.getByLabel(`Tracking number of ${number}`).fill(`JD-${nth}`)
  await dialog.getByRole('button', { name: 'Ship' }).click()
  await expect(dialog).toContainText(`${placed.length} orders shipped.`)
  await closeResult(page)
}

/** Books the cash of the open order: the question names its amount. */
export async function receiveCash(page: Page, number: string) {
  const dialog = page.getByRole('dialog')
  await press(page, 'Cash received')
  await expect(dialog).toContainText(`in cash for ${number}?`)
  await dialog.getByRole('button', { name: 'Cash received' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Refunds one unit on the page of a paid order of one line, by the button with the amount. */
export async function refundOne(page: Page, reason: string, button: RegExp) {
  const dialog = page.getByRole('dialog')
  await press(page, 'Refund')
  await dialog.getByLabel(/^Units of/).fill('1')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`refunded: ${reason}`)).toBeVisible()
  await expect(page.getByText('Somebody changed this order just now')).toHaveCount(0)
}

/** Makes a coupon on the page of a new one. */
export async function makeCoupon(page: Page, code: string, percent: number) {
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Per cent off').fill(String(percent))
  await press(page, 'Make the coupon')
  await heading(page, code.toUpperCase())
}

/** Answers a writer's message in the list of messages. */
export async function answerMessage(page: Page, writer: string, text: string, by: string) {
  await page.getByRole('row', { name: writer }).click()
  await heading(page, writer)
  await page.getByLabel('Your answer').fill(text)
  await press(page, 'Send the answer')
  await expect(page.getByText(`${by} answered on`)).toBeVisible()
}
