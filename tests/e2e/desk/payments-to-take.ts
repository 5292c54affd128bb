import type { APIRequestContext, Page } from '@playwright/test'
import type { BuiltShop } from '../../support/built-shop'
import { BILLING } from '../../support/shopper'
import { expect } from '../shop-test'
import { shopDatabase } from './desk'

/** Reaches a control by Tab and presses it. */
export async function pressByKey(page: Page, control: ReturnType<Page['getByRole']>) {
  await expect(control).toBeVisible()
  const reached = () => control.evaluate((one) => one === document.activeElement)
  for (let tries = 0; tries < 80 && !(await reached()); tries++) await page.keyboard.press('Tab')
  expect(await reached()).toBe(true)
  await page.keyboard.press('Enter')
}

/** Writes to the shop's database what the shopper's side of a payment leaves there. */
export function write(shop: BuiltShop, statement: string, ...values: (string | number | null)[]) {
  const db = shopDatabase(shop.dataDir)
  try {
    db.prepare(statement).run(...values)
  } finally {
    db.close()
  }
}

/** Places an order whose shopper has agreed; the shop has not asked the provider since. */
export async function agreedOrder(shop: BuiltShop, request: APIRequestContext) {
  const placed = await request.post(`${shop.origin}/api/orders`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 1, quantity: 2 }],
      payment: 'test',
      billing: { ...BILLING, street: `${crypto.randomUUID()} Lake Road` },
    },
  })
  expect(placed.status()).toBe(201)
  const { number } = (await placed.json()) as { number: string }
  const reference = `${number}-1`
  write(
    shop,
    `update trial_payments set payment = json_set(payment, '$.status', 'authorized')
     where json_extract(payment, '$.reference') = ?`,
    reference,
  )
  return { number, reference }
}
