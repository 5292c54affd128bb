import type { Page } from '@playwright/test'
import { readRules } from '../../app/orders/delivery/delivery-rules.server'
import { arrivalText } from '../../app/orders/order/arrival-text'
import { settings } from '../../app/settings/settings.server'
import { textsOf } from '../../app/texts/texts.server'
import { fillAddress, onOrderPage, placeOrder, someone } from './buying'
import { mailsTo } from './outbox'
import { expect, open, test } from './shop-test'

const DAYS = /Arrives \w{3}\u00a0\d+.*\u00a0\w{3}/

const TWO_LINES = 40
const heightOfLine = (page: Page) =>
  page
    .locator('form:has(#postcode) > p')
    .first()
    .evaluate((line) => line.clientHeight)

const box = (page: Page) => page.getByRole('region', { name: 'Free Delivery' })

test('one day of arrival on product, cart, checkout, order and in the mail', async ({ page }) => {
  const email = someone()
  await open(page, '/shop/1')
  await expect(box(page)).toContainText(/Arrives \w{3}\u00a0\d.* in Bangladesh/)
  expect(await heightOfLine(page)).toBe(TWO_LINES)
  await page.getByLabel('Enter your postal code').fill('1207')
  await page.keyboard.press('Enter')
  const there = box(page).getByText(/^Arrives .*, post code 1207$/)
  await expect(there).toBeVisible()
  const promised = DAYS.exec((await there.textContent())?.replace(/, post.*/, '') ?? '')?.[0] ?? '?'
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.waitForURL('/cart')
  await expect(page.getByText(`${promised}, post code 1207`)).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText(`${promised}, post code 1207`)
  await fillAddress(page, email)
  // Another address takes another time, here and wherever the shopper looks next.
  await page.getByLabel('Post Code').fill('4000')
  await expect(summary).toContainText(/Arrives .*, post code 4000/)
  await expect(summary).not.toContainText(promised)
  await page.getByLabel('Post Code').fill('1207')
  await expect(summary).toContainText(`${promised}, post code 1207`)
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.getByText(promised, { exact: true })).toBeVisible()
  await expect
    .poll(() => mailsTo(email).map(({ text }) => text.replace(/\s+/g, ' ')))
    .toEqual([expect.stringContaining(promised.replace(/\s/g, ' '))])
  await open(page, '/de/shop/1')
  await expect(page.getByText(/^Lieferung: .*, Postleitzahl 1207$/)).toBeVisible()
})

test('a page left open names other days after the cut-off', async ({ page }) => {
  await page.clock.install()
  await open(page, '/shop/1')
  const { shippingInformation } = await (await page.request.get('/api/products/1')).json()
  const expected = async () => {
    const now = await page.evaluate(() => Date.now())
    const rules = readRules(settings())
    return arrivalText(textsOf('en').delivery, rules, { phrases: [shippingInformation], now }) ?? ''
  }
  const today = await expected()
  await expect(box(page)).toContainText(today)
  await page.clock.fastForward(96 * 3_600_000)
  const later = await expected()
  expect(later).not.toBe(today)
  await expect(box(page)).toContainText(later)
})

test('a post code is answered without a connection', async ({ page, context, allowed }) => {
  allowed.push('ERR_INTERNET_DISCONNECTED') // pictures below
  await open(page, '/shop/1')
  const box = page.getByRole('region', { name: 'Free Delivery' })
  await expect(box.getByText(/^Arrives \w{3}\u00a0/)).toBeVisible() // by the code that also answers
  await context.setOffline(true)
  await box.getByRole('textbox').fill('1205')
  await box.getByRole('button', { name: 'Check' }).click()
  await expect(box.getByRole('status')).toContainText('1205')
  await expect(page).toHaveURL('/shop/1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a kept page says it in working days, the answer to a post code in days', async ({
    page,
  }) => {
    await page.goto('/shop/1')
    await expect(box(page)).toContainText(/Arrives in \d+–\d+ working days/)
    // As high as the days that scripts put in its place, on the smallest screen too.
    for (const language of ['', '/fr', '/es', '/de']) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`${language}/shop/1`)
      expect(await heightOfLine(page), language).toBe(TWO_LINES)
    }
    await page.goto('/shop/1')
    await page.getByLabel('Enter your postal code').fill('1207')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(box(page)).toContainText(/Arrives \w{3}\u00a0\d+.*\u00a0\w{3}, post code 1207/)
  })
})
