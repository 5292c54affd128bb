import type { Page } from '@playwright/test'
import { fillAddress, onOrderPage, ordersOf, placeOrder, rows, someone, stored } from './buying'
import { axe, expect, hydrated, open, test } from './shop-test'

test('a shopper goes from the home page to a stored order', async ({ page }) => {
  const email = someone()
  await open(page, '/')
  const product = page.locator('article.card h3 a').first()
  const title = (await product.textContent()) ?? ''
  await product.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const clicked = Date.now()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await page.waitForURL('/cart')
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(2400)

  await expect(page.getByRole('row', { name: new RegExp(escaped(title)) })).toBeVisible()
  await expect(page.getByRole('link', { name: /cart/i }).first()).toContainText('1')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByText('Billing Details')).toBeVisible()
  await fillAddress(page, email)
  await page.getByLabel('Other Notes').fill('Please ring twice.')
  await placeOrder(page)
  await onOrderPage(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana!')
  await expect(page.getByText(title)).toBeVisible()
  await axe(page)
  expect(await stored(page, 'cart')).toEqual([])
  await expect(page.locator('header .badge')).toHaveCount(0)

  const [order] = ordersOf(email)
  expect(order).toMatchObject({ status: 'confirmed', notes: 'Please ring twice.' })
  expect(page.url()).toContain(order?.token)
  const lines = rows<{ title: string; quantity: number; unit_price: number }>(
    'select title, quantity, unit_price from order_lines where order_id = ?',
    order?.id ?? 0,
  )
  expect(lines).toEqual([{ title, quantity: 1, unit_price: expect.any(Number) }])
  const [line] = lines
  expect(order?.total).toBe(Math.round((line?.unit_price ?? 0) * 1.15))
})

test('a purchase by keyboard alone', async ({ page }) => {
  const email = someone()
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('/cart')
  await hydrated(page)

  await tabTo(page, 'Increase quantity of')
  await page.keyboard.press('Space')
  await expect(page.getByLabel(/^Quantity of/).getByRole('textbox')).toHaveValue('2')
  await tabTo(page, 'Proceed to checkout')
  await page.keyboard.press('Enter')
  await page.waitForURL('/checkout')

  await tabTo(page, 'Email Address')
  for (const value of [email, '01712345678', 'Ana', 'Rahman']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab') // Bangladesh stays
  for (const value of ['House 12, Road 5', 'Dhaka', '1207']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, 'Cash on Delivery')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Bank')).toBeChecked()
  await tabTo(page, 'Proceed to Payment') // now the button that orders
  await page.keyboard.press('Enter')
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
  expect(ordersOf(email)[0]).toMatchObject({ status: 'awaiting_payment', total: 2298 })
})

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let pressed = 0; pressed < 80; pressed++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      if (!element?.matches('a, button, input, select, textarea')) return ''
      return `${element.getAttribute('aria-label')} ${element.textContent} ${element.labels?.[0]?.textContent}`
    })
    if (focused.includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached "${name}"`)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
