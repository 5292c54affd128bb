import { ordered, ordersOf, rows, someone } from './buying'
import { axe, expect, open, test } from './shop-test'

const stockOf = (id: number) =>
  rows<{ quantity: number }>('select quantity from stock where product_id = ?', id)[0]?.quantity

test('is rendered by the server, kept by no cache and found by no search engine', async ({
  page,
  request,
}) => {
  const { token, number } = await ordered(request, someone())
  const response = await open(page, `/orders/${token}`)
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(await response?.text()).toContain(number)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Awaiting payment')).toBeVisible()
  await axe(page)
  await open(page, `/fr/orders/${token}`)
  await expect(page.getByText('En attente de paiement')).toBeVisible()
})

test('an unknown link is not found', async ({ page, allowed }) => {
  allowed.push('404')
  const response = await open(page, '/orders/AAAAAAAAAAAAAAAAAAAAAAAAAAA')
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Something's missing.")).toBeVisible()
})

test('cancelling is asked twice and gives the stock back', async ({ page, request }) => {
  const email = someone()
  const { token } = await ordered(request, email)
  await open(page, `/orders/${token}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Keep the order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(page.getByText('This order is cancelled. Nothing is to be paid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  expect(ordersOf(email)[0]?.status).toBe('cancelled')
  expect(stockOf(3)).toBeGreaterThan(0)
  await axe(page)
})

test('prints the order alone', async ({ page, request }) => {
  const { token } = await ordered(request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please have')).toBeVisible()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})
