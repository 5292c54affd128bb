import type { APIRequestContext } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

const NAME = 'Quillfeather'

/** Places an order, paid by transfer, of somebody who is found by name. */
async function place(request: APIRequestContext) {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 1, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, lastName: NAME, email: `${crypto.randomUUID()}@quill.example` },
      notes: 'At the mill',
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { number: string; token: string }
}

const SCREENS = ['', '/orders', '/returns', '/discounts', '/reviews', '/health', '/reports']

test('a viewer works with orders without meeting their customers, and misses nothing', async ({
  page,
  request,
}) => {
  const { number } = await place(request)
  await signIn(page, 'viewer')
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/desk/') && response.status() >= 400)
      failed.push(`${response.status()} ${response.url()}`)
  })
  for (const path of [...SCREENS, `/orders/${number}`]) {
    await page.goto(`/desk${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(NAME)).toHaveCount(0)
  }
  await cleanAtEachWidth(page)
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.filter({ hasText: /Customers|Messages/ })).toHaveCount(0)
  await expect(page.getByText('At the mill')).toHaveCount(0)
  await expect(page.getByText('The customer’s page of this order')).toHaveCount(0)
  await page.goto('/desk/orders')
  await page.getByLabel('Search by number or SKU').fill(number)
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  await page.getByLabel('Search by number or SKU').fill(NAME)
  await expect(page.getByText('No order fits what you look for.')).toBeVisible()
  expect(failed).toEqual([])
})

test('a reader sees who ordered, and acts for nobody', async ({ page, request }) => {
  const { number, token } = await place(request)
  await signIn(page, 'reader')
  await page.goto(`/desk/orders/${number}`)
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText(NAME).first()).toBeVisible()
  await expect(page.getByText('At the mill')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Packing slip' })).toBeVisible()
  await expect(page.getByText('The customer’s page of this order')).toHaveCount(0)
  expect(await page.content()).not.toContain(token)
  await expect(page.getByRole('button', { name: /Edit|Cancel order|Add note/ })).toHaveCount(0)
  await cleanAtEachWidth(page)
})
