import type { APIRequestContext, Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

test.use({
  allowed: ['Service Worker registration blocked', 'status of 409', 'status of 422'],
})

/** Names of one test's customers, so that it finds its own orders in the shop of all tests. */
const family = () => `Workday${Math.random().toString(36).slice(2, 10)}`
const street = () => `${Math.floor(Math.random() * 1e6)} Lake Road`

async function place(request: APIRequestContext, lastName: string, at: number, more = {}) {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 1 + at, quantity: 2 }],
      payment: 'cash_on_delivery',
      billing: {
        ...BILLING,
        lastName,
        street: street(),
        phone: `+88017${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
        email: `${lastName.toLowerCase()}${at}@shop.example`,
      },
      ...more,
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { number: string; total: number }
}

const numbers = (page: Page) => page.getByRole('rowheader')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('the sound of new orders plays when it is wanted, once for each time', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    class Silent {
      currentTime = 0
      destination = {}
      resume = async () => {}
      createOscillator() {
        const tone = { frequency: { value: 0 }, connect: (to: object) => to, stop() {} }
        return { ...tone, start: (at: number) => tones.push(at) }
      }
      createGain() {
        const ramp = () => {}
        const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp }
        return {
          gain: { ...gain, exponentialRampToValueAtTime: ramp },
          connect: (to: object) => to,
        }
      }
    }
    Object.assign(window, { AudioContext: Silent })
  })
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length)
  await signIn(page, 'staff')
  const stream = page.waitForResponse((response) => response.url().endsWith('/desk/events'))
  await page.goto('/desk/orders')
  await stream
  const told = async (count: number) => {
    const { number } = await place(request, family(), count)
    await expect(numbers(page).filter({ hasText: number })).toBeVisible()
  }
  await told(1)
  expect(await tones()).toBe(0)
  const wanted = page.getByRole('switch', { name: 'Sound for new orders' })
  await wanted.focus()
  await page.keyboard.press('Space')
  await expect(wanted).toBeChecked()
  expect(await tones()).toBeGreaterThanOrEqual(2) // at once, so that one hears what it will be
  await told(2)
  expect(await tones()).toBeGreaterThanOrEqual(4)
  await page.keyboard.press('Space')
  await expect(wanted).not.toBeChecked()
  const heard = await tones()
  await told(3)
  expect(await tones()).toBe(heard)
})

test('the queue is worked on with the keyboard alone', async ({ page, request }) => {
  const name = family()
  const [one, two] = [await place(request, name, 0), await place(request, name, 1)]
  await signIn(page, 'staff')
  await page.goto(`/desk/orders?search=${name}`)
  await expect(numbers(page)).toHaveCount(2)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  await page.getByRole('tab', { selected: true }).focus()
  const inTable = () => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)
  for (let tabs = 0; tabs < 4 && !(await inTable()); tabs++) await keys('Tab')
  for (let downs = 0; downs < 3; downs++) {
    if (await row(two.number).evaluate((one) => one.contains(document.activeElement))) break
    await keys('ArrowDown')
  }
  await keys('Space', 'ArrowDown', 'Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  const pack = page.getByRole('button', { name: 'Mark as packed' })
  for (let back = 0; back < 12; back++) {
    if (await pack.evaluate((one) => one === document.activeElement)) break
    await keys('Shift+Tab')
  }
  await expect(pack).toBeFocused()
  await keys('Enter')
  await expect(page.getByRole('dialog')).toContainText('2 orders packed.')
  await keys('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(one.number)).toContainText('To ship')
  await expect.poll(inTable).toBe(true) // goes on where it was, though the bar is gone
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(page.getByText('2 orders marked as not packed.')).toBeVisible()
  await expect(row(one.number)).toContainText('To pack')
  await expect(row(two.number)).toContainText('To pack')
})

test('two people on one order see each other’s change, and overwrite nothing', async ({
  page,
  request,
  browser,
}) => {
  const order = await place(request, family(), 3)
  await signIn(page, 'staff', 'Anna')
  await page.goto(`/desk/orders/${order.number}`)
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: process.env.SHOP_URL })
  const other = await elsewhere.newPage()
  await signIn(other, 'staff', 'Berta')
  await other.goto(`/desk/orders/${order.number}`)
  await expect(other.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  await page.waitForTimeout(1500) // both streams are open

  await press(page, 'Edit address')
  await page.getByRole('dialog').getByLabel('Street and number').fill('1 Anna Road')
  const note = '<img src=x onerror="document.title=1">Ring twice'
  await other.getByLabel('Note for the shop’s people').fill(note)
  await press(other, 'Add note')
  await expect(other.getByText(note).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toContainText('Somebody changed this meanwhile')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Somebody changed this order just now')).toBeVisible()
  await expect(page.getByText(note).first()).toBeVisible()
  await expect(page.getByText('1 Anna Road')).toHaveCount(0)

  await press(page, 'Mark as packed')
  await expect(other.getByRole('button', { name: 'Not packed yet' })).toBeVisible()
  await elsewhere.close()
})

test('an order by phone is placed at the shop’s prices', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/orders/new')
  await page.getByRole('searchbox').fill('mascara')
  await page
    .getByRole('button', { name: /^Add a product: .*Mascara/ })
    .first()
    .click()
  const name = family()
  for (const [label, text] of [
    ['First name', 'Chris'],
    ['Last name', name],
    ['E-mail', `${name.toLowerCase()}@shop.example`],
    ['Phone', '+8801712345678'],
    ['Street and number', street()],
    ['Post code', 'x'],
    ['Town', 'Dhaka'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const placeIt = page.getByRole('button', { name: /^Place the order for/ })
  await placeIt.click()
  await expect(page.getByText('This is not a post code of the chosen country.')).toBeVisible()
  await page.getByLabel('Post code').fill('1205')
  await placeIt.click()
  await expect(page.getByRole('heading', { level: 1, name: /^EX-/ })).toBeVisible()
  await expect(page.getByText('Placed at the desk by').first()).toBeVisible()
})

test('queue, order, order by phone and returns are clean, and scroll one way', async ({
  page,
  request,
}) => {
  const order = await place(request, family(), 2, { notes: '<script>alert(1)</script>' })
  await signIn(page, 'owner')
  for (const path of ['', `/${order.number}`, '/new', 'returns']) {
    await page.goto(path === 'returns' ? '/desk/returns?state=all' : `/desk/orders${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '') await expect(page.getByRole('rowheader').first()).toBeVisible()
    if (path === `/${order.number}`)
      await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
    await cleanAtEachWidth(page)
  }
})
