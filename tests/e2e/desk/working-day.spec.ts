import type { Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { fillAddress, onOrderPage, placeOrder, store, storedProduct } from '../buying'
import { mailsTo } from '../outbox'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, open, test } from '../shop-test'
import { shopDatabase } from './desk'
import {
  answerMessage,
  heading,
  join,
  makeCoupon,
  makeProduct,
  packAll,
  press,
  receiveCash,
  refundOne,
  shipAll,
} from './working'

const SEEN_WITHIN_MS = 20_000
const SHOPPER = 'day@shop.example'

const shop = shopOfFile()
test.use({
  allowed: ['Service Worker registration blocked', 'status of 4'],
})

const at = (path: string) => shop.origin + path

function select<T>(sql: string) {
  const db = shopDatabase(shop.dataDir)
  try {
    return db.prepare(sql).all() as T[]
  } finally {
    db.close()
  }
}

async function placeByApi(page: Page, item: object, nth: number) {
  const response = await page.request.post(at('/api/orders'), {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ ...item, quantity: 2 }],
      payment: 'cash_on_delivery',
      billing: { ...BILLING, lastName: `Day ${nth}`, email: `day${nth}@shop.example` },
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { number: string; total: number }
}

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

test('a working day, from the first link to a report that agrees with the database', async ({
  page: owner,
  browser,
  watch,
}) => {
  test.setTimeout(240_000)
  const link = /Become it within 24 hours: (http:\S+)\n/.exec(shop.said)?.[1] ?? ''
  await join(owner, link, 'Ana', 'ana@shop.example')

  await owner.goto(at('/desk/staff'))
  await press(owner, 'Invite somebody')
  await owner.getByRole('dialog').getByLabel('E-mail address').fill('ben@shop.example')
  await press(owner, 'Send the invitation')
  const invitation = () => mailsTo('ben@shop.example', shop.dataDir)[0]?.text ?? ''
  await expect.poll(invitation).toContain('/desk/join#')
  const staff = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  watch(staff)
  await join(staff, /http:\S+\/desk\/join#[\w-]+/.exec(invitation())?.[0] ?? '', 'Ben')

  const title = 'Harbour Jacket'
  await staff.goto(at('/desk/products/new'))
  const id = await makeProduct(staff, title, 'HJ-M')
  const [medium] = select<{ id: number }>("select id from variants where sku = 'HJ-M'")
  const shopper = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  watch(shopper)
  await expect(async () => {
    expect((await shopper.goto(at(`/shop/${id}`)))?.status()).toBe(200)
  }).toPass({ timeout: SEEN_WITHIN_MS })
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(shopper.getByText('$80.00').first()).toBeVisible()
  await expect(shopper.getByRole('radio', { name: /^M/ })).toBeVisible()

  const streaming = staff.waitForResponse((response) => response.url().endsWith('/desk/events'))
  await staff.goto(at('/desk/orders'))
  await streaming
  await expect(staff.getByText('No orders are here.')).toBeVisible()
  const placed: { number: string; total: number }[] = []
  for (let nth = 0; nth < 10; nth++)
    placed.push(await placeByApi(staff, { productId: id, variant: medium?.id }, nth))
  const numbers = staff.getByRole('rowheader')
  await expect(numbers).toHaveCount(10)
  await expect(staff.getByText('10 new orders')).toBeVisible()

  await packAll(staff, placed)
  await shipAll(staff, placed, 'DHL')
  const sent = () => mailsTo('day3@shop.example', shop.dataDir).map(({ text }) => text)
  await expect.poll(() => sent().some((text) => text.includes('JD-3'))).toBe(true)

  const { number = '', total = 0 } = placed[0] ?? {}
  await numbers.filter({ hasText: number }).click()
  await heading(staff, number)
  await expect(staff.getByRole('link', { name: /^Harbour Jacket/ })).toHaveAttribute(
    'href',
    `/desk/products/${id}`,
  )
  await expect(staff.getByText('Shipped with DHL JD-0')).toBeVisible()
  await receiveCash(staff, number)
  await refundOne(staff, 'One was torn', /^Refund \$/)
  await axe(staff)

  await staff.goto(at('/desk/discounts/new'))
  await makeCoupon(staff, 'day25', 25)
  await axe(staff)
  await store(shopper, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  await open(shopper, at('/checkout'))
  await fillAddress(shopper, SHOPPER)
  await shopper.getByText('Have a coupon?').click()
  await shopper.getByLabel('Coupon Code').fill('DAY25')
  await press(shopper, 'Apply Coupon')
  await expect(shopper.getByText('Coupon DAY25 is applied.')).toBeVisible()
  await placeOrder(shopper)
  await onOrderPage(shopper)

  await open(shopper, at('/contacts'))
  await shopper.getByLabel('Your Name *').fill('Dora')
  await shopper.getByLabel('Your Email *').fill(SHOPPER)
  await shopper.getByLabel('Your Phone *').fill('+880 1712 345678')
  await shopper.getByPlaceholder('Leave a comment...').fill('Do you ship to Sylhet?')
  await press(shopper, 'Send Massage')
  await expect(shopper.getByText(`A confirmation is on its way to ${SHOPPER}`)).toBeVisible()
  await staff.goto(at('/desk/messages'))
  await answerMessage(staff, 'Dora', 'Dear Dora, yes we do.', 'Ben')
  const answers = () => mailsTo(SHOPPER, shop.dataDir).map(({ text }) => text)
  await expect.poll(() => answers().some((text) => text.includes('yes we do'))).toBe(true)

  // Seven days, as the shop's midnight may come while the test runs.
  await owner.goto(at('/desk/reports?period=7-days'))
  const [sold] = select<{ orders: number; revenue: number; discounts: number }>(
    `select count(*) as orders, sum(total) as revenue, sum(discount) as discounts
     from orders where status <> 'cancelled'`,
  )
  const [back] = select<{ refunds: number }>(
    "select sum(amount) as refunds from order_payments where kind = 'refund'",
  )
  const { orders = 0, revenue = 0, discounts = 0 } = sold ?? {}
  const { refunds = 0 } = back ?? {}
  expect([orders, refunds]).toEqual([11, Math.round(total / 2)])
  expect(discounts).toBeGreaterThan(0)
  const figure = (name: string) =>
    owner
      .locator('dl > div')
      .filter({ has: owner.getByText(name, { exact: true }) })
      .locator('dd')
      .first()
  await expect(figure('Orders')).toHaveText(String(orders))
  await expect(figure('Revenue')).toHaveText(dollars(revenue))
  await expect(figure('Refunds')).toHaveText(dollars(refunds))
  await expect(figure('Net')).toHaveText(dollars(revenue - refunds))
  await staff.context().close()
  await shopper.context().close()
})
