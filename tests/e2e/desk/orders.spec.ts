import type { APIRequestContext, Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

test.use({
  allowed: ['Service Worker registration blocked', 'status of 409', 'status of 422'],
})

/** Names of one test's customers, so that it finds its own orders in the shop of all tests. */
const family = () => `Workday${Math.random().toString(36).slice(2, 10)}`
const street = () => `${Math.floor(Math.random() * 1e6)} Lake Road`

async function place(request: APIRequestContext, lastName: string, at: number, more = {}) {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 1 + at, quantity: 2 }],
      payment: 'cash_on_delivery',
      billing: {
        ...BILLING,
        lastName,
        street: street(),
        phone: `+88017${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
        email: `${lastName.toLowerCase()}${at}@shop.example`,
      },
      ...more,
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { number: string; total: number }
}

const numbers = (page: Page) => page.getByRole('rowheader')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('ten orders come in while the queue is open, are packed and shipped at once, one refunded in part', async ({
  page,
  request,
}) => {
  await signIn(page, 'staff')
  await page.goto('/desk/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /To pack/ })).toBeVisible()
  await page.waitForTimeout(1500) // the stream is open
  const name = family()
  const placed = []
  for (let at = 0; at < 10; at++)
    placed.push(await place(request, name, at, at === 9 ? { payment: 'bank' } : {}))
  const last = placed[9] as { number: string }
  await expect(numbers(page).filter({ hasText: last.number })).toBeVisible()
  await expect(page.getByText('10 new orders')).toBeVisible()

  const searched = page.waitForResponse((response) => response.url().includes(`search=${name}`))
  await page.getByRole('searchbox').fill(name)
  await searched
  await expect(page).toHaveURL(new RegExp(`search=${name}`))
  await expect(numbers(page)).toHaveCount(10)
  const selectAll = page.getByRole('checkbox', { name: 'Select all' })
  await selectAll.check({ force: true })
  await press(page, 'Mark as packed')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('9 orders packed.')
  await expect(dialog).toContainText(`${last.number}: it is awaiting payment`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(selectAll).not.toBeChecked()

  await selectAll.check({ force: true })
  await press(page, 'Ship')
  await dialog.getByLabel('Carrier').fill('DHL')
  const first = placed[0] as { number: string; total: number }
  await dialog.getByLabel(`Tracking number of ${first.number}`).fill('JD0146')
  await dialog.getByRole('button', { name: 'Ship' }).click()
  await expect(dialog).toContainText('9 orders shipped.')
  await expect(dialog).toContainText('1 order refused:')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await numbers(page).filter({ hasText: first.number }).click()
  await expect(page.getByRole('heading', { level: 1, name: first.number })).toBeVisible()
  await expect(page.getByText('Shipped with DHL JD0146')).toBeVisible()
  await press(page, 'Cash received')
  await press(page, 'Refund')
  await dialog.getByLabel(/^Pieces of/).fill('1')
  await dialog.getByLabel('Reason').fill('One was broken')
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/refunded: One was broken/)).toBeVisible()
  // Half of the order came back, to the cent.
  const half = (Math.round(first.total / 2) / 100).toFixed(2)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(half)
})

test('two people on one order see each other’s change, and overwrite nothing', async ({
  page,
  request,
  browser,
}) => {
  const order = await place(request, family(), 3)
  await signIn(page, 'staff', 'Anna')
  await page.goto(`/desk/orders/${order.number}`)
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: process.env.SHOP_URL })
  const other = await elsewhere.newPage()
  await signIn(other, 'staff', 'Berta')
  await other.goto(`/desk/orders/${order.number}`)
  await expect(other.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  await page.waitForTimeout(1500) // both streams are open

  await press(page, 'Edit address')
  await page.getByRole('dialog').getByLabel('Street and number').fill('1 Anna Road')
  const note = '<img src=x onerror="document.title=1">Ring twice'
  await other.getByLabel('Note for the shop’s people').fill(note)
  await press(other, 'Add note')
  await expect(other.getByText(note).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toContainText('Somebody changed this meanwhile')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Somebody changed this order just now')).toBeVisible()
  await expect(page.getByText(note).first()).toBeVisible()
  await expect(page.getByText('1 Anna Road')).toHaveCount(0)

  await press(page, 'Mark as packed')
  await expect(other.getByRole('button', { name: 'Not packed yet' })).toBeVisible()
  await elsewhere.close()
})

test('an order by phone is placed at the shop’s prices', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/orders/new')
  await page.getByRole('searchbox').fill('mascara')
  await page
    .getByRole('button', { name: /^Add an article: .*Mascara/ })
    .first()
    .click()
  const name = family()
  for (const [label, text] of [
    ['First name', 'Chris'],
    ['Last name', name],
    ['E-mail', `${name.toLowerCase()}@shop.example`],
    ['Phone', '+8801712345678'],
    ['Street and number', street()],
    ['Post code', 'x'],
    ['Town', 'Dhaka'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const placeIt = page.getByRole('button', { name: /^Place the order for/ })
  await placeIt.click()
  await expect(page.getByText('This is not a post code of the chosen country.')).toBeVisible()
  await page.getByLabel('Post code').fill('1205')
  await placeIt.click()
  await expect(page.getByRole('heading', { level: 1, name: /^EX-/ })).toBeVisible()
  await expect(page.getByText('Placed at the desk by').first()).toBeVisible()
})

for (const width of [375, 1440])
  test(`queue, order and order by phone are clean at ${width} px, and scroll one way`, async ({
    page,
    request,
  }) => {
    const order = await place(request, family(), 2, { notes: '<script>alert(1)</script>' })
    await signIn(page, 'owner')
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['', `/${order.number}`, '/new']) {
      await page.goto(`/desk/orders${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '') await expect(page.getByRole('rowheader').first()).toBeVisible()
      if (path.length > 5) await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
      await axe(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  })
