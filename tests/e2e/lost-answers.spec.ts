import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Route } from '@playwright/test'
import {
  atCheckout,
  fillAddress,
  onOrderPage,
  ordered,
  ordersOf,
  placeOrder,
  rows,
  someone,
} from './buying'
import { expect, open, test } from './shop-test'

const WEATHER = {
  'the line breaks': (route: Route) => route.abort(),
  'the answer is lost': async (route: Route) => {
    await route.fetch()
    await route.abort()
  },
  'a proxy answers instead': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
}

test.beforeEach(({ allowed }) => {
  allowed.push('Failed to load', 'ERR_')
})

for (const [name, lose] of Object.entries(WEATHER))
  test(`a message stays on the page when ${name}, and is stored once`, async ({ page }) => {
    const email = someone()
    const asked = /\/(contacts\.data|assets\/)/
    await open(page, '/contacts')
    await page.getByLabel('Your Name *').fill('Ana Rahman')
    await page.getByLabel('Your Email *').fill(email)
    await page.getByLabel('Your Phone *').fill('+880 1712 345678')
    await page.getByLabel('Leave a comment...').fill('Do you ship to Sylhet?')
    await page.route(asked, lose)
    await page.getByRole('button', { name: 'Send Massage' }).click()
    await expect(page.getByRole('alert')).toContainText('No answer came')
    await expect(page.getByLabel('Leave a comment...')).toHaveValue('Do you ship to Sylhet?')
    await page.unroute(asked)
    await page.getByRole('button', { name: 'Send Massage' }).click()
    await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeVisible()
    expect(rows('select 1 from contact_messages where email = ?', email)).toHaveLength(1)
  })

test('a return stays on the page when the answer is lost, and is asked for once', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone())
  const database = new DatabaseSync(join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite'), {
    timeout: 5000,
  })
  const sql = `update orders set status = 'delivered', due_at = null, remind_at = null,
    paid_at = placed_at, shipped_at = placed_at, delivered_at = placed_at where token = ?`
  database.prepare(sql).run(token)
  database.close()
  await open(page, `/orders/${token}/return`)
  await page.getByLabel('How many pieces?').fill('1')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await page.getByLabel(/anything else/i).fill('It hums')
  await page.route('**/return.data*', WEATHER['the answer is lost'])
  const send = page.getByRole('button', { name: 'Ask for the return' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('No answer came')
  await expect(page.getByLabel(/anything else/i)).toHaveValue('It hums')
  await page.unroute('**/return.data*')
  await send.click()
  await expect(page).toHaveURL(/done=1$/)
  const returns = `select 1 from order_returns r join orders o on o.id = r.order_id
    where token = ?`
  expect(rows(returns, token)).toHaveLength(1)
})

test('cancelling says what the order says when the answer is lost', async ({ page, request }) => {
  const { token } = await ordered(request, someone())
  await open(page, `/orders/${token}`)
  await page.route('**/cancel', WEATHER['the answer is lost'])
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
})

test('another tab is told of an order whose answer was lost, and orders once more if asked', async ({
  page,
  context,
  watch,
}) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await page.route('**/api/orders', WEATHER['the answer is lost'])
  await placeOrder(page)
  await expect(page.getByRole('alert')).toBeVisible()
  const second = await context.newPage()
  watch(second)
  await open(second, '/checkout')
  await expect(second.getByLabel('First Name')).toHaveValue('')
  await fillAddress(second, email)
  await second.getByLabel('First Name').fill('Mina')
  await placeOrder(second)
  const [first] = ordersOf(email)
  await expect(second.getByRole('alert')).toContainText(`Your order ${first?.number} has already`)
  expect(ordersOf(email)).toHaveLength(1)
  await placeOrder(second)
  await onOrderPage(second)
  expect(ordersOf(email)).toHaveLength(2)
})

test('prices that another country may change are said to be unchecked, beside the button', async ({
  page,
}) => {
  await atCheckout(page)
  await page.route('**/api/quote', WEATHER['a proxy answers instead'])
  await page.getByLabel('Country').selectOption('AT')
  const said = page.getByText('Prices and stock could not be checked just now.')
  await expect(said).toBeVisible()
  await page.unroute('**/api/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(said).toHaveCount(0)
})

test('a newsletter sign-up without an answer ends', async ({ page }) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100)
  })
  await open(page, '/about')
  await page.route('**/api/newsletter', () => {})
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill(someone())
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('That did not work just now.')).toBeVisible()
})
