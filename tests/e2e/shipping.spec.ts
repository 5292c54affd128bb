import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillAddress, onOrderPage, someone, store, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, expect, open, test } from './shop-test'

/** One piece of product 1 goes to France by the first rate, several by the second. */
const zones = (grams: number) => [
  { name: 'Home', countries: ['BD'], rates: [{ cents: 250, freeFrom: 100_000 }] },
  {
    name: 'France',
    countries: ['FR'],
    rates: [{ cents: 490, upToGrams: grams }, { cents: 990 }],
  },
]
const WAYS = [
  { way: 'bank', countries: ['*'] },
  { way: 'cash_on_delivery', countries: ['BD', 'FR'], limit: 4_000, fee: 150 },
]

const shop = shopOfFile({}, 'serial')
let grams: number
test.beforeAll(async () => {
  const product = await (await fetch(`${shop.origin}/api/products/1`)).json()
  grams = Math.round(product.weight * 453.592_37)
  set('shipping.zones', zones(grams))
  set('payment.ways', WAYS)
})

const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const set = (key: string, value: unknown) =>
  execFileSync(process.execPath, ['scripts/shop.mjs', 'settings', 'set', key, json(value)], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
  })

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })
const row = (page: Page, name: string) =>
  summary(page).locator('dl > div', { has: page.locator('dt', { hasText: name }) })

/** Opens the checkout of product 1, which costs 9.99, once the shop has heard of its settings. */
async function checkout(page: Page, quantity: number) {
  await store(page, 'cart', [{ ...storedProduct(1), quantity }])
  await expect
    .poll(async () => {
      const quote = await page.request.post(`${shop.origin}/api/quote`, {
        data: { items: [{ productId: 1, quantity: 1 }] },
      })
      return (await quote.json()).from
    })
    .toBe(true)
  await open(page, `${shop.origin}/checkout`)
}

test('the cart says an estimate, the checkout what it costs where the order goes', async ({
  page,
}) => {
  await checkout(page, 1)
  await expect(row(page, 'Shipping')).toContainText('from $2.50')
  await expect(page.locator('.checkout-go > p').first()).toContainText('from $')
  await expect(page.getByLabel('Bank')).toBeChecked() // No way with a fee is preselected.
  await expect(row(page, 'Payment fee')).toHaveCount(0)
  await page.getByLabel('Cash on Delivery (+ $1.50)').check()
  await expect(row(page, 'Payment fee')).toContainText('$1.50')
  await page.getByLabel('Country').selectOption('FR')
  await expect(row(page, 'Shipping')).toContainText('$4.90')
  await expect(row(page, 'Shipping')).not.toContainText('from')
  await page.getByLabel('Bank').check()
  await expect(row(page, 'Payment fee')).toHaveCount(0)
  await open(page, `${shop.origin}/cart`)
  await expect(page.getByRole('region', { name: 'Cart Total' })).toContainText('$4.90')
})

test('a heavy parcel goes to France by the rate of its weight, paid with its fee', async ({
  page,
}) => {
  const email = someone()
  await checkout(page, 2)
  await fillAddress(page, email)
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Post Code').fill('69001')
  await page.getByLabel('Phone').fill('+33 612345678')
  await page.getByLabel('Cash on Delivery (+ $1.50)').check()
  await expect(row(page, 'Shipping')).toContainText('$9.90')
  const total = await row(page, 'Total').last().locator('dd').innerText()
  await axe(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await onOrderPage(page)
  for (const text of ['$9.90', 'Payment fee', '$1.50', total])
    await expect(page.locator('main')).toContainText(text)
  const folder = join(shop.dataDir, 'outbox')
  const mails = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  await expect.poll(mails).toContain('Payment fee')
  expect(mails()).toContain(total.replace('$', ''))
  const rows = execFileSync(process.execPath, ['scripts/shop.mjs', 'orders', 'export', '--json'], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
  })
  expect(JSON.parse(String(rows))).toMatchObject([
    { shipping: '9.90', fee: '1.50', shippingZone: 'France', total: total.replace('$', '') },
  ])
})

test('above the limit cash is not offered, and a country without a zone is told at its field', async ({
  page,
  allowed,
}) => {
  allowed.push('422')
  await checkout(page, 5)
  await expect(page.getByLabel('Bank')).toBeChecked()
  await expect(page.getByLabel('Cash on Delivery')).toHaveCount(0)
  await fillAddress(page, someone())
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Post Code').fill('10001')
  const country = page.getByLabel('Country')
  await expect(country).toHaveAccessibleDescription(/We do not send to this country: United States/)
  await expect(row(page, 'Shipping')).toContainText('–')
  await page.getByLabel('Phone').fill('+1 2025550123')
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('alert')).toContainText('We do not send to this country')
  await page.getByLabel('Country').selectOption('BD')
  await page.getByLabel('Post Code').fill('1207')
  await expect(row(page, 'Shipping')).toContainText('$2.50')
  await expect(country).not.toHaveAccessibleDescription(/do not send/)
})

test('where no way to pay is offered the checkout says so at the place, and orders nothing', async ({
  page,
}) => {
  set('payment.ways', [{ way: 'bank', countries: ['BD'] }])
  await checkout(page, 1)
  await fillAddress(page, someone())
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Post Code').fill('69001')
  await page.getByLabel('Phone').fill('+33 612345678')
  const payment = page.getByRole('group', { name: 'Payment' })
  const told = 'There is no way to pay for this order. Please write to us.'
  await expect(payment).toContainText(told)
  await expect(payment.getByRole('radio')).toHaveCount(0)
  await axe(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) sent.push(request.method())
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toHaveText(told)
  expect(sent).toEqual([])
  await page.getByLabel('Country').selectOption('BD')
  await expect(payment).not.toContainText(told)
  await expect(page.getByLabel('Bank')).toBeChecked()
  set('payment.ways', WAYS)
  // Heard within two seconds, and the next test's checkout is to offer both.
  await expect(async () => {
    await page.reload()
    await expect(page.getByLabel('Cash on delivery')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('shipping that changes before the order is told, and nothing ordered at another price', async ({
  page,
}) => {
  await checkout(page, 1)
  await fillAddress(page, someone())
  await page.getByLabel('Cash on Delivery (+ $1.50)').check()
  await expect(row(page, 'Shipping')).toContainText('$2.50')
  set('shipping.zones', [{ ...zones(grams)[0], rates: [{ cents: 700 }] }])
  await expect
    .poll(async () => {
      const quote = await page.request.post(`${shop.origin}/api/quote`, {
        data: { items: [{ productId: 1, quantity: 1 }] },
      })
      return (await quote.json()).shipping
    })
    .toBe(700)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('Something changed: please confirm')
  await expect(row(page, 'Shipping')).toContainText('$7.00')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await onOrderPage(page)
  set('shipping.zones', zones(grams))
})

test('the product page names the price of the quote', async ({ page }) => {
  await expect
    .poll(async () => {
      await open(page, `${shop.origin}/shop/1`)
      return page.getByRole('region', { name: /^Shipping to Bangladesh: \$2\.50/ }).count()
    })
    .toBe(1)
  await page.getByLabel('Enter your postal code').fill('1207')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Shipping to 1207: $2.50')).toBeVisible()
})

test('a shop that promises no day of arrival shows no icon of it', async ({ page }) => {
  const icons = page.locator('main ul > li > svg:visible')
  const truck = icons.filter({ has: page.locator('[href$="#truck"]') })
  await checkout(page, 1)
  await expect(truck).toHaveCount(1)
  set('shipping.transitDays', 'off')
  await expect(async () => {
    await page.reload() // The shop hears of its settings within two seconds.
    await expect(icons).not.toHaveCount(0)
    await expect(truck).toHaveCount(0, { timeout: 2000 })
  }).toPass()
})
