import { atCheckout, fillAddress, onOrderPage, ordersOf, someone } from './buying'
import { boxOf } from './pages'
import { axe, expect, test } from './shop-test'

test.use({ viewport: { width: 360, height: 640 } })

/** What a browser keeps of somebody, by the tokens of HTML's `autocomplete`. */
const KEPT: Record<string, string> = {
  email: '',
  tel: '+8801712345678',
  'given-name': 'Ana',
  'family-name': 'Rahman',
  country: 'BD',
  'address-line1': 'House 12, Road 5',
  'address-level2': 'Dhaka',
  'postal-code': '1207',
}

test('the total first, filled in by the browser, ordered by the one button', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  const summary = page.getByRole('region', { name: 'Your order' })
  const row = summary.locator('summary').first()
  await expect(row).toBeInViewport({ ratio: 1 })
  await expect(row).toHaveText(/Your order.*\$11\.49/)
  await expect(summary.getByText('Subtotal')).toBeHidden()
  await row.click()
  await expect(summary.getByText('Subtotal')).toBeVisible()
  await axe(page)

  const form = page.locator('.checkout-form')
  const tokens = await form
    .locator('input:not([type=radio]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))
  expect(tokens).not.toContain(null)
  expect(tokens).toEqual(
    expect.arrayContaining(Object.keys(KEPT).map((token) => `billing ${token}`)),
  )
  await form.evaluate(
    (element, kept) => {
      for (const field of (element as HTMLFormElement).elements as Iterable<HTMLInputElement>) {
        const value = kept[field.autocomplete?.split(' ').at(-1) ?? '']
        if (!value) continue
        field.value = value
        for (const event of ['input', 'change'])
          field.dispatchEvent(new Event(event, { bubbles: true }))
      }
    },
    { ...KEPT, email } as Record<string, string>,
  )
  await expect(summary).toContainText('post code 1207')
  const end = page.locator('.checkout-go')
  await expect(end.getByText('Pay the courier in cash.')).toBeVisible()
  const button = end.getByRole('button')
  await expect(button).toHaveCount(1)
  await expect(button).toHaveAccessibleName('Place Order')
  await button.click()
  await onOrderPage(page)
  expect(ordersOf(email)).toHaveLength(1)
})

test('an order by bank has another button, which says so', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  await page.getByLabel('Bank').check()
  const end = page.locator('.checkout-go')
  await expect(end.getByText('This places your order')).toBeVisible()
  await expect(end.getByText('Pay the courier')).toBeHidden()
  await expect(end.getByRole('button')).toHaveCount(1)
  await axe(page)
  await page.reload()
  await expect(page.getByLabel('Bank')).toBeChecked()
  // Return in a field orders as the button does.
  await page.getByLabel('Post Code').press('Enter')
  await onOrderPage(page)
  expect(page.url()).toContain('#payment')
  expect(ordersOf(email)[0]?.status).toBe('awaiting_payment')
})

test('a folded field that is refused unfolds, and the summary leads into it', async ({ page }) => {
  await atCheckout(page)
  await fillAddress(page, someone())
  const fold = page.getByText('Company, county')
  await fold.click()
  await page.getByLabel('Company Name').fill('A\u202eB')
  await fold.click()
  await expect(page.getByLabel('Company Name')).toBeHidden()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toBeFocused()
  await notice.getByRole('link').click()
  await expect(page.getByLabel('Company Name')).toBeFocused()
  await expect(page.getByLabel('Company Name')).toHaveAccessibleDescription(/Company Name/)
})

test('what is missing is listed for a thumb, short of a third of a screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toBeFocused()
  const links = await Promise.all((await notice.getByRole('link').all()).map(boxOf))
  expect(links.length).toBeGreaterThan(5)
  expect(new Set(links.map(({ x }) => x)).size).toBe(2)
  expect(new Set(links.map(({ height }) => height))).toEqual(new Set([44]))
  expect((await boxOf(notice)).height).toBeLessThan(844 / 3)
})

test('what a buyer asks before ordering stands in lines of one distance', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  const lines = await page
    .locator('.checkout-go li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect(new Set(lines.slice(1).map((y, at) => y - (lines[at] ?? 0))).size).toBe(1)
})

test('the order stays in sight with the page’s ground from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  await page.evaluate(() => scrollTo(0, 600))
  const order = page.locator('.checkout-order')
  await expect(order).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await boxOf(order)).toMatchObject({ x: 0, y: 0, width: 390 })
})
