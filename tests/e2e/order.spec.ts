import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ordered, ordersOf, rows, someone } from './buying'
import { axe, expect, open, test } from './shop-test'

const stockOf = (id: number) =>
  rows<{ quantity: number }>('select quantity from stock where product_id = ?', id)[0]?.quantity

test('the order’s page is rendered by the server, not cached and not indexed', async ({
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

/** What the headline says of an order that is looked up. */
const HEADLINES = {
  awaiting_payment: ['Waiting for your payment', 'Wir warten auf Ihre Zahlung'],
  paid: ['We are packing your order', 'Wir packen Ihre Bestellung'],
  shipped: ['On its way', 'Unterwegs', 'En route', 'En camino'],
  delivered: [
    'Your order has arrived',
    'Ihre Bestellung ist angekommen',
    'Votre commande est arrivée',
    'Su pedido ha llegado',
  ],
  cancelled: ['Cancelled', 'Storniert', 'Annulée', 'Cancelado'],
} as const

test('the headline follows the order’s state, and names the order below', async ({
  page,
  request,
}) => {
  const { token, number } = await ordered(request, someone())
  const stored = new DatabaseSync(join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite'), {
    timeout: 5000,
  })
  const become = stored.prepare('update orders set status = ?, placed_at = ? where token = ?')
  const aDayAgo = Date.now() - 86_400_000
  for (const [status, headlines] of Object.entries(HEADLINES)) {
    become.run(status, aDayAgo, token)
    for (const [at, headline] of headlines.entries()) {
      await open(page, `${['', '/de', '/fr', '/es'][at]}/orders/${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await expect(page.locator('.parcel-slip')).toContainText(number)
    }
  }
  // Nobody is thanked for an order that is on its way already.
  become.run('shipped', Date.now(), token)
  stored.close()
  await open(page, `/orders/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On its way')
})

test('an unknown link is not found, on a page that leads on', async ({ page, allowed }) => {
  allowed.push('404')
  const unknown = '/orders/AAAAAAAAAAAAAAAAAAAAAAAAAAA'
  for (const path of [unknown, `${unknown}/return`, `${unknown}/withdraw`]) {
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText("Something's missing.")).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeAttached()
  }
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your order')
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

test('printing the order’s page prints the order alone', async ({ page, request }) => {
  const { token } = await ordered(request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please have')).toBeVisible()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})
