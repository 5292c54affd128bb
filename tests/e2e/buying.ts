import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, open } from './shop-test'

/** An address that no other test uses. */
export const someone = () => `buyer.${crypto.randomUUID().slice(0, 8)}@example.com`

const ADDRESS = {
  'First Name': 'Ana',
  'Last Name': 'Rahman',
  'Street Address': 'House 12, Road 5',
  'Town/City': 'Dhaka',
  'Post Code': '1207',
  Phone: '+880 1712 345678',
}

export async function fillAddress(page: Page, email: string) {
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Email Address').fill(email)
  const country = page.getByLabel('Country')
  // A merchant's own shop chooses none for the buyer.
  if ((await country.inputValue()) === '') await country.selectOption('BD')
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click()

export const onOrderPage = (page: Page) =>
  expect(page).toHaveURL(/\/orders\/[\w-]{20,}(#payment)?$/, { timeout: 15_000 })

/** A product as the browser stores it. */
export const storedProduct = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  title: `Product ${id}`,
  price: 9.99,
  discountPercentage: 0,
  rating: 4,
  stock: 50,
  category: 'beauty',
  thumbnail: `/media/demo/${id}-1`,
  reviewCount: 1,
  ...more,
})

/** Stores a value in the browser once, before the page's own code runs. */
export const store = (page: Page, key: 'cart' | 'wishlist', value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`set ${name}`)) return
      sessionStorage.setItem(`set ${name}`, '1')
      localStorage.setItem(name as string, text as string)
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)],
  )

/** Stores a cart with one piece of each product. */
export const storeCart = (page: Page, ids: readonly number[]) =>
  store(
    page,
    'cart',
    ids.map((id) => ({ ...storedProduct(id), quantity: 1 })),
  )

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Returns rows of the shop's own database. */
export function rows<T>(sql: string, ...values: (string | number)[]): T[] {
  const file = join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(sql).all(...values) as T[]
  } finally {
    database.close()
  }
}

/** Stores a coupon; returns its code and a function that uses it. `amount`: per cent or cents. */
export function addCoupon(kind: 'percent' | 'fixed', amount: number, totalLimit?: number) {
  const code = `TEST${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const file = join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database
    .prepare(
      `insert into coupons (code, kind, amount, minimum, total_limit, first_order_only, used, created_at)
       values (?, ?, ?, 0, ?, 0, 0, ?)`,
    )
    .run(code, kind, amount, totalLimit ?? null, Date.now())
  const use = () => database.prepare('update coupons set used = used + 1 where code = ?').run(code)
  return { code, use }
}

export const ordersOf = (email: string) =>
  rows<{ id: number; number: string; token: string; status: string; total: number; notes: string }>(
    'select id, number, token, status, total, notes from orders where email_key = ?',
    email,
  )

/** Opens the checkout with one product in the cart. */
export async function atCheckout(page: Page, quantity = 1) {
  await store(page, 'cart', [{ ...storedProduct(1), quantity }])
  await open(page, '/checkout')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Mascara')
}

/** An account of somebody, signed up by the identity service. */
export async function account(request: APIRequestContext) {
  const [email, password] = [someone(), 'secret-word']
  const response = await request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=exclusive-shop',
    { data: { email, password, displayName: 'Ana', returnSecureToken: true } },
  )
  expect(response.status()).toBe(200)
  return { email, password }
}

/** An order, of two pieces unless it names others, placed by the API. */
export async function ordered(
  request: APIRequestContext,
  email: string,
  payment = 'bank',
  language = 'en',
  items: object[] = [{ productId: 3, quantity: 2 }],
) {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      ...{ items, payment, language },
      billing: {
        firstName: 'Ana',
        lastName: 'Rahman',
        country: 'BD',
        street: 'House 12, Road 5',
        city: 'Dhaka',
        postCode: '1207',
        phone: '+8801712345678',
        email,
      },
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { token: string; number: string }
}
