import { BILLING } from '../../support/shopper'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

test('a payment marked by mistake is taken back by keyboard, with its reason in the timeline', async ({
  page,
  request,
}) => {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 5, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, email: `unpaid-${crypto.randomUUID()}@shop.example` },
    },
  })
  expect(response.status()).toBe(201)
  const { number } = (await response.json()) as { number: string }
  await signIn(page, 'staff', 'Anna')
  await page.goto(`/desk/orders/${number}`)
  const unpaid = page.getByRole('button', { name: 'Mark as unpaid' })
  const paid = page.getByRole('button', { name: 'Mark as paid' })
  await paid.first().click()
  await expect(unpaid).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await unpaid.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${number} was not paid?` })
  await expect(dialog.getByRole('button', { name: 'Mark as unpaid' })).toBeDisabled()
  await axe(page)
  await dialog.getByLabel('Reason').fill('Another order’s money')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(paid).toBeVisible()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Marked as unpaid' })).toHaveText(
    /Another order’s money.*Anna/,
  )
  await expect(timeline.getByText('Paid', { exact: true })).toHaveCount(1)
})
