import { BILLING } from '../../support/shopper'
import { someone } from '../buying'
import { axe, expect, open, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

test('a return is answered from its order: accepted, put back into stock, paid back', async ({
  page,
  request,
}) => {
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 6, quantity: 2 }],
      payment: 'bank',
      billing: { ...BILLING, email: someone() },
    },
  })
  const { number, token } = (await placed.json()) as { number: string; token: string }
  await signIn(page, 'staff')
  await page.goto(`/desk/orders/${number}`)
  for (const step of ['pay', 'pack', 'ship', 'deliver']) {
    const headers = { 'X-Desk': '1', Origin: new URL(page.url()).origin }
    const data = { step }
    const response = await page.request.post(`/api/desk/orders/${number}/steps`, { headers, data })
    expect(response.status(), step).toBe(200)
  }

  await open(page, `/orders/${token}/return`)
  await page.getByLabel('How many pieces?').fill('1')
  await page.getByLabel('Reason').selectOption('damaged')
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your return request')

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/desk/returns?search=${number}`)
  await page.getByRole('rowheader', { name: number }).click()
  const card = page.getByRole('region', { name: 'Returns' })
  const dialog = page.getByRole('dialog')
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await press('Refuse')
  await confirm('Refuse')
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
  await axe(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await press('Accept')
  await confirm('Accept')
  await expect(card).toContainText('On its way back')
  await press('It has arrived')
  await confirm('It has arrived')
  await expect(card).toContainText('Its articles are in stock again.')
  await press('Refund')
  await expect(dialog).toContainText(/\$\d+\.\d\d are recorded as refunded/)
  await confirm('Refund')
  await expect(card).toContainText(/\$\d+\.\d\d went back/)
  await expect(card.getByRole('button')).toHaveCount(0)
  await axe(page)
})
