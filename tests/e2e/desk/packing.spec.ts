import { BILLING } from '../../support/shopper'
import { expect, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

test('an undo of a packing is refused for an order that was shipped meanwhile, and says so', async ({
  page,
  request,
}) => {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 4, quantity: 1 }],
      payment: 'cash_on_delivery',
      billing: { ...BILLING, email: `${crypto.randomUUID()}@packing.example` },
    },
  })
  const { number } = (await response.json()) as { number: string }
  await signIn(page, 'staff')
  await page.goto(`/desk/orders?search=${number}`)
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 order packed.')
  const shipped = await page.request.post('/api/desk/orders/bulk', {
    data: { step: 'ship', orders: [{ number }] },
    headers: { 'X-Desk': '1', Origin: process.env.SHOP_URL as string },
  })
  expect(shipped.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${number} stays packed: it is shipped.`)).toBeVisible()
})
