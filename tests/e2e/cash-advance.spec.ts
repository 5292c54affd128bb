import { importSettings } from '../support/settings/renamed-shop'
import { fillAddress, onOrderPage, someone, store, storedProduct } from './buying'
import { scrollsSideways } from './pages'
import { shopOfFile } from './shop-of-file'
import { axe, expect, hydrated, open, test } from './shop-test'

/** The demo, whose merchant asks a fifth of a cash order in advance. */
const shop = shopOfFile()
test.beforeAll(async () => {
  await importSettings(shop, { 'payment.cashAdvance': 'share', 'payment.cashAdvancePercent': 20 })
})

const ADVANCE = '$2.30'
const REST = '$9.19'

for (const width of [390, 1440])
  test(`a cash order is confirmed by its advance, with keys alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await store(page, 'cart', [storedProduct(1, { quantity: 1 })])
    await open(page, `${shop.origin}/checkout`)
    await fillAddress(page, someone())
    const cash = page.getByRole('radio', { name: 'Cash on Delivery' })
    await expect(cash).toBeChecked()
    await expect(page.locator('.payment-choice', { has: cash })).toContainText(
      `You pay ${ADVANCE} of it in advance`,
    )
    await axe(page)
    await page.getByRole('button', { name: 'Proceed to Payment' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/test-payment\/test_\w+$/, { timeout: 15_000 })
    await expect(page.getByText(ADVANCE)).toBeVisible()
    await page.goBack()
    await onOrderPage(page)
    const payment = page.locator('#payment')
    await expect(payment).toContainText(`as soon as ${ADVANCE} of it is paid in advance`)
    await expect(payment).toContainText(`The courier receives the rest, ${REST}.`)
    await hydrated(page)
    await axe(page)
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Go on with the payment' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/test-payment\/test_\w+$/, { timeout: 15_000 })
    await page.getByRole('button', { name: 'Pay', exact: true }).focus()
    await page.keyboard.press('Enter')
    await onOrderPage(page)
    await expect(payment).toContainText(`Please have ${REST} ready in cash`, { timeout: 20_000 })
    await expect(payment).toContainText(`Your advance of ${ADVANCE} is paid.`)
    await axe(page)
    expect(await scrollsSideways(page)).toBe(false)
  })

test('a way to pay that went while the form was filled in is told, with the one in its place', async ({
  page,
}) => {
  await store(page, 'cart', [storedProduct(1, { quantity: 1 })])
  await open(page, `${shop.origin}/checkout`)
  await fillAddress(page, someone())
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked()
  await importSettings(shop, { 'payment.ways': [{ way: 'bank', countries: ['*'], fee: 100 }] })
  await expect
    .poll(async () => {
      const items = [{ productId: 1, quantity: 1 }]
      const quote = await page.request.post(`${shop.origin}/api/quote`, { data: { items } })
      return (await quote.json()).payments.length
    })
    .toBe(1)
  const order = page.getByRole('button', { name: 'Proceed to Payment' })
  await order.click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Cash on Delivery is no longer available')
  await expect(notice).toContainText('New payment method: Bank (+ $1.00).')
  await expect(notice).toContainText('The total changed from $11.49 to $12.64.')
  await order.click()
  await onOrderPage(page)
})
