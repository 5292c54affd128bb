import type { Page } from '@playwright/test'
import {
  atCheckout,
  fillAddress,
  onOrderPage,
  ordersOf,
  placeOrder,
  someone,
  store,
  storedProduct,
} from './buying'
import { axe, expect, open, test } from './shop-test'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }
const GONE = { ...storedProduct(999_999, { title: 'Old Lamp', thumbnail: '' }), quantity: 1 }

/** What the shop says from now on, by a change of its answer. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of the shop
const saying = (page: Page, change: (quote: any) => void) =>
  page.route('**/api/quote', async (route) => {
    const quote = await (await route.fetch()).json()
    change(quote)
    await route.fulfill({ json: quote })
  })

for (const [layout, viewport] of Object.entries({ phone: PHONE, tablet: TABLET }))
  test.describe(`on a ${layout}`, () => {
    test.use({ viewport })

    test('what went out of sale before the page was opened is named, then the rest is ordered', async ({
      page,
    }) => {
      const email = someone()
      await store(page, 'cart', [GONE, { ...storedProduct(1), quantity: 1 }])
      await open(page, '/checkout')
      await fillAddress(page, email)
      const summary = page.getByRole('region', { name: 'Your order' })
      await expect(summary.getByText('No longer sold')).toBeHidden()
      const button = page.getByRole('button', { name: 'Place Order' })
      await button.focus()
      await page.keyboard.press('Enter')
      const notice = page.getByRole('alert')
      await expect(notice).toBeFocused()
      await expect(notice).toBeInViewport()
      await expect(notice).toContainText('Old Lamp: No longer sold')
      await expect(summary.getByText('No longer sold')).toBeVisible()
      expect(ordersOf(email)).toHaveLength(0)
      await axe(page)
      await button.focus()
      await page.keyboard.press('Enter')
      await onOrderPage(page)
      expect(ordersOf(email)[0]?.total).toBe(1149)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('what the shopper unfolded and so saw is not named again', async ({ page }) => {
    const email = someone()
    await store(page, 'cart', [GONE, { ...storedProduct(1), quantity: 1 }])
    await open(page, '/checkout')
    await fillAddress(page, email)
    const summary = page.getByRole('region', { name: 'Your order' })
    await summary.locator('summary').first().click()
    await expect(summary.getByText('No longer sold')).toBeVisible()
    await placeOrder(page)
    await onOrderPage(page)
    expect(ordersOf(email)[0]?.total).toBe(1149)
  })

  test('a price and a count that another page changed unseen are named after a reload', async ({
    page,
  }) => {
    const email = someone()
    await store(page, 'cart', [{ ...storedProduct(1, { price: 7.99 }), quantity: 3 }])
    await saying(page, ({ items }) => Object.assign(items[0], { available: 2 }))
    await open(page, '/checkout')
    await expect(page.locator('.fold-narrow > summary')).toContainText('$22.98')
    await page.reload()
    await fillAddress(page, email)
    await placeOrder(page)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('The price changed from $7.99 to $9.99.')
    await expect(notice).toContainText('Only 2 left, so the quantity was lowered from 3.')
    expect(ordersOf(email)).toHaveLength(0)
    await placeOrder(page)
    await onOrderPage(page)
    expect(ordersOf(email)[0]?.total).toBe(2298)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('another tax is named though its figure was on the screen when it was pressed', async ({
    page,
    context,
    watch,
  }) => {
    const email = someone()
    await atCheckout(page)
    await fillAddress(page, email)
    await expect(page.getByText('post code 1207').filter({ visible: true })).toBeVisible()
    const dearer = (one: Page) =>
      saying(one, ({ rules }) => {
        rules.rates = [{ class: 'standard', percent: 20 }]
      })
    await dearer(page)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$11.99')
    await placeOrder(page)
    const notice = page.getByRole('alert')
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('Vat: from $1.50 to $2.00')
    await expect(notice).toContainText('The total changed from $11.49 to $11.99.')
    await axe(page)

    // A price that another tab's checkout learned of is named in this one.
    await page.unroute('**/api/quote')
    const other = await context.newPage()
    watch(other)
    await saying(other, ({ items }) => Object.assign(items[0], { unitPrice: 1299 }))
    await open(other, '/checkout')
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$12.99')
    await saying(page, ({ items }) => Object.assign(items[0], { unitPrice: 1299 }))
    await placeOrder(page)
    await expect(notice).toContainText('The price changed from $9.99 to $12.99.')
    expect(ordersOf(email)).toHaveLength(0)
  })
})
