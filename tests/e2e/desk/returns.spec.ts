import type { Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { someone } from '../buying'
import { axe, expect, open, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

const SHOTS = process.env.DESK_SHOTS

const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

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
  const restock = dialog.getByRole('checkbox', { name: 'Put its items back into stock' })
  await expect(restock).not.toBeChecked()
  await dialog.getByText('Put its items back into stock').click()
  await expect(restock).toBeChecked()
  await confirm('It has arrived')
  await expect(card).toContainText('Its items are in stock again.')
  await press('Refund')
  await expect(dialog).toContainText(/\$\d+\.\d\d are recorded as refunded/)
  await confirm('Refund')
  await expect(card).toContainText(/\$\d+\.\d\d went back/)
  await expect(card.getByRole('button')).toHaveCount(0)
  await axe(page)
})

test('a refund of an order paid before there were invoices says so, until it has one', async ({
  page,
  request,
}) => {
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 6, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, email: someone() },
    },
  })
  const { number } = (await placed.json()) as { number: string }
  const db = shopDatabase()
  const paid =
    "update orders set status = 'paid', paid_at = placed_at, due_at = null where number = ?"
  db.prepare(paid).run(number)
  db.close()
  await signIn(page, 'staff')
  await page.goto(`/desk/orders/${number}`)
  const refund = page.getByRole('button', { name: 'Refund', exact: true })
  const dialog = page.getByRole('dialog')
  const note = dialog.getByText('This order has no invoice, so the refund gets no credit note.')
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await refund.focus()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await shot(page, `refund-without-invoice-${width}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Make the invoice' }).click()
  await expect(page.getByRole('link', { name: /^Invoice \d{4}-/ })).toBeVisible()
  await refund.click()
  await expect(dialog.getByLabel('Reason')).toBeVisible()
  await expect(note).toBeHidden()
})
