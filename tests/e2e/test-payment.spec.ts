import type { Page } from '@playwright/test'
import { atCheckout, fillAddress, onOrderPage, ordered, ordersOf, someone } from './buying'
import { scrollsSideways } from './pages'
import { axe, expect, hydrated, open, test } from './shop-test'

const WIDTHS = [390, 1440]

/** Presses a button or link that has the focus, as who uses keys alone. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Orders by the test payment with keys alone, up to its page. */
async function toTestPage(page: Page, width: number) {
  const email = someone()
  await page.setViewportSize({ width, height: 900 })
  await atCheckout(page)
  await fillAddress(page, email)
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked()
  await page.getByRole('radio', { name: 'Cash on Delivery' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Test payment' })).toBeChecked()
  await axe(page)
  await press(page, 'Proceed to Payment')
  await onTestPage(page)
  return email
}

async function onTestPage(page: Page) {
  await expect(page).toHaveURL(/\/test-payment\/test_\w+$/, { timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test payment')
  await expect(page.getByText('no money moves')).toBeVisible()
  await axe(page)
  expect(await scrollsSideways(page)).toBe(false)
}

async function said(page: Page, text: string | RegExp) {
  await onOrderPage(page)
  await expect(page.locator('#payment')).toContainText(text, { timeout: 20_000 })
}

const PAID = 'We have received your payment.'
const FAILED = 'Your payment did not go through: nothing was taken.'
const CHECKING = 'We are checking your payment'

for (const width of WIDTHS) {
  test(`a purchase by card with keys alone, at ${width} px`, async ({ page }) => {
    const email = await toTestPage(page, width)
    expect(ordersOf(email)).toMatchObject([{ status: 'awaiting_payment' }])
    await press(page, 'Pay')
    await said(page, PAID)
    expect(ordersOf(email)).toMatchObject([{ status: 'paid' }])
    await expect(page.locator('header .badge')).toHaveCount(0)
    await axe(page)
    expect(await scrollsSideways(page)).toBe(false)
  })

  test(`a payment that is declined is paid again, at ${width} px`, async ({ page }) => {
    const email = await toTestPage(page, width)
    await press(page, 'Decline the payment')
    await said(page, FAILED)
    expect(ordersOf(email)).toMatchObject([{ status: 'awaiting_payment' }])
    await axe(page)
    expect(await scrollsSideways(page)).toBe(false)
    const strange = await page.request.get(page.url().replace('#', '?pay=__proto__#'))
    expect(strange.status()).toBe(200)
    await hydrated(page)
    await press(page, 'Pay again')
    await onTestPage(page)
    await press(page, 'Pay')
    await said(page, PAID)
    await expect(page.getByText(FAILED)).toHaveCount(0)
  })

  test(`the bank’s question is answered, at ${width} px`, async ({ page }) => {
    await toTestPage(page, width)
    await press(page, 'Ask for the bank’s confirmation')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/is this payment yours/)
    await axe(page)
    await press(page, 'Yes, it is mine')
    await said(page, PAID)
  })

  test(`a payment without an answer is made another way, at ${width} px`, async ({ page }) => {
    const email = await toTestPage(page, width)
    await press(page, 'Give no answer')
    await said(page, CHECKING)
    await axe(page)
    await hydrated(page)
    const other = page.getByText('Pay another way', { exact: true })
    await other.focus()
    await page.keyboard.press('Enter')
    await press(page, 'Bank')
    await said(page, 'Please transfer the total')
    expect(ordersOf(email)).toMatchObject([{ status: 'awaiting_payment' }])
    await expect(page.getByText(CHECKING)).toHaveCount(0)
  })

  test(`who pays twice sees the money go back, at ${width} px`, async ({ page }) => {
    const email = await toTestPage(page, width)
    await press(page, 'Pay twice')
    await said(page, PAID)
    await said(page, /A payment of \$[\d.]+ was not needed. It went back to you/)
    expect(ordersOf(email)).toMatchObject([{ status: 'paid' }])
    await axe(page)
  })
}

test('the page of an order that was just paid still shows what comes later', async ({ page }) => {
  await toTestPage(page, 1440)
  await press(page, 'Pay')
  await said(page, PAID)
  const renewed = page.waitForRequest(/\/orders\/[^/]+\.data/)
  await page.route('**/api/orders/*/payment', (route) => route.fulfill({ json: { stamp: '' } }))
  await renewed
})

test('the payment page has the letters of the shop, and its choices in groups', async ({
  page,
}) => {
  await toTestPage(page, 1440)
  const { letters, groups } = await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return {
      letters: [...new Set(loaded.map(({ family }) => family))],
      groups: [...document.querySelectorAll('section')].map((group) => [
        group.querySelector('h3')?.textContent,
        ...[...group.querySelectorAll('button')].map(({ value }) => value),
      ]),
    }
  })
  expect(letters.toSorted()).toEqual(['Inter', 'Poppins'])
  expect(groups).toEqual([
    ['As with any card', 'pays', 'declines', 'asks'],
    ['When the money is late, or comes twice', 'pays_late', 'pays_twice', 'never'],
    ['When the bank’s messages go astray', 'doubled', 'disordered'],
  ])
})

test('Back from the payment page leads to the order, and a second tab pays it', async ({
  page,
  context,
  watch,
}) => {
  await toTestPage(page, 1440)
  const payAt = page.url()
  await page.goBack()
  await said(page, CHECKING)
  const second = await context.newPage()
  watch(second)
  await second.goto(payAt)
  await press(second, 'Pay')
  await said(second, PAID)
  // The first tab sees it by itself.
  await page.bringToFront()
  await said(page, PAID)
  await page.goto(payAt)
  await expect(page.getByText('nothing more can be chosen')).toBeVisible()
})

test('cash is chosen instead, with what the courier gets', async ({ page }) => {
  const email = await toTestPage(page, 390)
  await press(page, 'Decline the payment')
  await said(page, FAILED)
  await hydrated(page)
  await press(page, 'Cash on Delivery')
  await said(page, /Please have \$[\d.]+ ready/)
  expect(ordersOf(email)).toMatchObject([{ status: 'confirmed' }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is paid from its page, after a refusal, in German', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const email = someone()
    const { token } = await ordered(request, email, 'test', 'de')
    await page.goto(`/de/orders/${token}`)
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click()
    await page.getByRole('button', { name: 'Zahlung ablehnen' }).click()
    await until(page, 'Es wurde nichts abgebucht', token)
    await page.getByRole('button', { name: 'Erneut zahlen' }).click()
    await page.getByRole('button', { name: 'Zahlen', exact: true }).click()
    await until(page, 'Wir haben Ihre Zahlung erhalten', token)
    expect(ordersOf(email)).toMatchObject([{ status: 'paid' }])
  })

  /** Looks again by the page’s own link until it says something. */
  async function until(page: Page, text: string, token: string) {
    await expect(page).toHaveURL(new RegExp(`/de/orders/${token}`))
    await expect(async () => {
      const look = page.getByRole('link', { name: 'Erneut nachsehen' })
      if (await look.isVisible()) await look.click()
      await expect(page.locator('#payment')).toContainText(text, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  }
})

test('the page of a payment that is unknown is the shop’s own “not found”', async ({
  page,
  allowed,
}) => {
  allowed.push('404')
  const response = await open(page, '/test-payment/test_unknown')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
