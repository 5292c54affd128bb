import { atCheckout, fillAddress, onOrderPage, ordered, someone } from './buying'
import { boxOf } from './pages'
import { delivered } from './reviewing'
import { expect, open, test } from './shop-test'

const THREE = [1, 128, 140].map((productId) => ({ productId, quantity: 1 }))

test('the days that an order arrives break at their dash alone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { token } = await ordered(request, someone(), 'bank')
  await open(page, `/orders/${token}`)
  const said = page.getByText(/^Arrives /)
  const text = await said.evaluate((one) => one.textContent ?? '')
  expect(text.replace(/^Arrives | if you pay at once$/g, '').split(' ')).toEqual([
    expect.stringMatching(/^\w+\u00a0\d+.*–$/),
    expect.stringMatching(/^\w+\u00a0\d+\u00a0\w+$/),
  ])
})

test('a phone shows the thanks for an order by transfer, then what to pay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  await fillAddress(page, someone())
  await page.getByLabel('Bank').check()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await onOrderPage(page)
  await expect(page.getByRole('heading', { name: /^Thank you, / })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeInViewport()
})

test('both sides of an order end together, and its slip has its days in the middle', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await ordered(request, someone(), 'cash_on_delivery', 'en', THREE)
  await open(page, `/orders/${token}`)
  const ends = await page
    .locator('.order-parts > div')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().bottom))
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(60)
  const stub = await boxOf(page.locator('.parcel-slip > :last-child'))
  const first = await boxOf(page.locator('.parcel-slip > :last-child > :first-child'))
  const last = await boxOf(page.locator('.parcel-slip > :last-child > :last-child'))
  expect(first.y - stub.y).toBeCloseTo(stub.y + stub.height - last.y - last.height, 0)
})

test('what a transfer waits for takes one line, its date another, between dots that lines meet', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await ordered(request, someone(), 'bank')
  await open(page, `/orders/${token}`)
  const [first, second] = await page.locator('.timeline > li').all()
  if (!first || !second) throw new Error('no steps')
  const { height } = await boxOf(first.locator('time'))
  expect(height).toBeLessThan(24)
  expect((await boxOf(first)).height).toBeLessThan(28 + 24 + 24 + 24)
  const line = await first.evaluate((step) => {
    const { left, right } = getComputedStyle(step, '::after')
    return [left, right, getComputedStyle(step, '::before').width]
  })
  expect(line).toEqual(['16px', '0px', '16px'])
})

test('a delivered order says when it came, and leads to its return before all else', async ({
  page,
  request,
}) => {
  const { token } = await delivered(request)
  const actions = page.locator('div.order-actions > .button')
  for (const [width, rows] of [
    [1440, [5]],
    [768, [3, 2]],
    [390, [2, 2, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/orders/${token}`)
    const boxes = await Promise.all((await actions.all()).map(boxOf))
    const found = Map.groupBy(boxes, ({ y }) => Math.round(y))
    expect(Array.from(found.values(), (row) => row.length)).toEqual(rows)
    for (const row of found.values())
      expect(new Set(row.map((box) => Math.round(box.width))).size, 'columns are equal').toBe(1)
  }
  await expect(actions.first()).toHaveText('Return articles')
  await expect(actions.last()).toHaveText('Continue shopping')
  await expect(page.locator('div.order-actions > .button:not(.button-outline)')).toHaveCount(1)
  await expect(actions.first()).not.toHaveClass(/button-outline/)
  const slip = page.locator('.parcel-slip')
  await expect(slip.getByText(/^Delivered \w{3} \d+ \w{3}$/)).toHaveCSS('font-size', '24px')
  await expect(slip).toContainText('Keep this page’s address')
  await expect(slip).not.toContainText('We also send it')
  for (const day of await page.locator('.timeline time').all())
    await expect(day).toHaveText(/^\w{3} \d+ \w{3}$/)
})
