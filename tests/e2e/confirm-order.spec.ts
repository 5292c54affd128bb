import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fillAddress, someone, store, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, expect, open, test } from './shop-test'

const shop = shopOfFile(
  {
    ORDER_LIMITS: 'on',
    OPEN_ORDERS_CUSTOMER: '1',
    COD_CONFIRM_NEW_PHONE: 'true',
  },
  'serial',
)

/** The link of the text message, once the outbox has it. */
async function textedLink() {
  const folder = join(shop.dataDir, 'outbox', 'sms')
  const read = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  await expect.poll(() => read().length).toBe(1)
  return /http\S+/.exec(read().join())?.[0] ?? ''
}

const statusOf = (token: string) => {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { readOnly: true })
  const row = database
    .prepare('select status, confirmed_at, confirm_by from orders where token = ?')
    .get(token)
  database.close()
  return row as { status: string; confirmed_at: number | null; confirm_by: number | null }
}

test('a cash order is confirmed by a click behind its link, and a second one waits its turn', async ({
  page,
  allowed,
}) => {
  const email = someone()
  const checkout = async (path = '/checkout') => {
    await open(page, `${shop.origin}${path}`)
    await fillAddress(page, email)
    await page.getByLabel('Cash on Delivery').check()
    await page.getByRole('button', { name: 'Place Order' }).click()
  }
  await store(page, 'cart', [storedProduct(1)])
  await checkout()
  await page.waitForURL(/\/orders\/[\w-]{20,}$/)
  const address = page.url()
  const token = address.split('/').at(-1) ?? ''
  const asked = page.getByRole('region', { name: 'Please confirm this order' })
  await expect(asked).toContainText(`We send a link to ${email}. Please open it`)
  await expect(page.locator('[aria-current=step]')).toContainText('Awaiting your confirmation')
  await axe(page)

  const link = await textedLink()
  expect(link.startsWith(`${address}?confirm=`)).toBe(true)
  await open(page, `${address}?confirm=`)
  await expect(asked.getByRole('alert')).toContainText('does not confirm this order')
  await open(page, link.replace('/orders/', '/fr/orders/'))
  await expect(page.getByRole('button', { name: 'Confirmer ma commande' })).toBeVisible()
  await axe(page)
  const post = (form: Record<string, string>) =>
    page.request.post(`${shop.origin}/api/orders/${token}/confirm`, { form, maxRedirects: 0 })
  const wrong = await post({ code: 'x', language: 'de' })
  expect([wrong.status(), wrong.headers().location]).toEqual([303, `/de/orders/${token}?confirm=`])
  expect((await post({})).status()).toBe(303)
  expect(statusOf(token)).toMatchObject({ status: 'awaiting_confirmation', confirmed_at: null }) // nor does opening the link
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click()
  await expect(page.locator('[aria-current=step]')).toContainText('Confirmée')
  expect(page.url()).toBe(address.replace('/orders/', '/fr/orders/'))
  expect(statusOf(token)).toMatchObject({ status: 'confirmed', confirm_by: null })
  await open(page, link)
  await expect(page.locator('[aria-current=step]')).toContainText('Confirmed')
  await expect(asked).toHaveCount(0)

  allowed.push('409')
  await page.evaluate(
    (product) => {
      localStorage.setItem('cart', JSON.stringify([product]))
    },
    storedProduct(2, { price: 8.49 }),
  )
  await checkout()
  await expect(page.getByRole('alert')).toHaveText(
    'There are several orders with these details that are not paid for or delivered yet. Please settle one of them first, or write to us.',
  )
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await page.evaluate(() => JSON.parse(localStorage.cart).length)).toBe(1)
})

test('a bank order says until when it is to be paid, and an ended one why it ended', async ({
  page,
  request,
}) => {
  const response = await request.post(`${shop.origin}/api/orders`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 3, quantity: 1 }],
      payment: 'bank',
      billing: {
        firstName: 'Bo',
        lastName: 'Rahman',
        country: 'BD',
        street: 'House 99',
        city: 'Dhaka',
        postCode: '1207',
        phone: '+8801999999999',
        email: someone(),
      },
    },
  })
  const { token } = await response.json()
  await open(page, `${shop.origin}/orders/${token}`)
  await expect(page.getByText(/ GMT\+6\b/)).toBeVisible()
  await expect(page.getByText('An order that is not paid for in time is cancelled')).toBeVisible()
  await axe(page)
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5000 })
  database
    .prepare(
      `update orders set status = 'cancelled', cancelled_at = ?, due_at = null, ended_by = 'unpaid'
       where token = ?`,
    )
    .run(Date.now(), token)
  database.close()
  await open(page, `${shop.origin}/de/orders/${token}`)
  await expect(
    page.getByText('Diese Bestellung wurde automatisch storniert, weil bis zum'),
  ).toBeVisible()
})
