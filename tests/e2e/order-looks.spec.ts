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

test('the steps of an order are one bar as wide as their column, each as wide as the others', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone(), 'bank')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/orders/${token}`)
    const steps = await Promise.all((await page.locator('.timeline > li').all()).map(boxOf))
    const [first, last] = [steps[0], steps.at(-1)]
    if (!first || !last) throw new Error('no steps')
    const whole = await boxOf(page.locator('.timeline'))
    expect(first.x).toBe(whole.x)
    expect(last.x + last.width).toBeCloseTo(whole.x + whole.width, 0)
    const widths = steps.map((step) => step.width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
    const [reached, waited] = await page
      .locator('.timeline > li')
      .evaluateAll((all) =>
        all.map((step) => Number.parseFloat(getComputedStyle(step, '::before').width)),
      )
    expect(reached).toBeCloseTo(first.width, 0)
    expect(waited).toBeCloseTo(first.width, 0)
  }
  const waits = page.locator('.timeline > li').first()
  expect((await boxOf(waits.locator('time'))).height, 'its date takes a line').toBeLessThan(24)
  expect((await boxOf(waits)).height, 'its words take another').toBeLessThan(20 + 24 + 24)
})

test('the sums of an order keep 12 px off each other and off the rule above the total', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone(), 'bank', 'en', THREE)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/orders/${token}`)
    const rows = await page.locator('.totals > *').evaluateAll((all) =>
      all.map((row) => {
        const { y, bottom } = row.getBoundingClientRect()
        const { paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(row)
        return {
          rule: y,
          ruled: Number.parseFloat(borderTopWidth),
          from: y + Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth),
          to: bottom - Number.parseFloat(paddingBottom),
        }
      }),
    )
    expect(rows.map(({ ruled }) => ruled)).toEqual([...rows.slice(1).map(() => 0), 1])
    for (const [at, row] of rows.entries()) {
      const before = rows[at - 1]
      if (!before) continue
      expect((row.ruled ? row.rule : row.from) - before.to).toBeCloseTo(12, 0)
      if (row.ruled) expect(row.from - row.rule).toBeCloseTo(13, 0)
    }
  }
})

test('a desktop’s slip is torn where the goods begin, and its actions stand in one row', async ({
  page,
  request,
}) => {
  for (const payment of ['cash_on_delivery', 'bank']) {
    const { token } = await ordered(request, someone(), payment)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/orders/${token}`)
      const [slip, stub, goods] = [
        await boxOf(page.locator('.parcel-slip')),
        await boxOf(page.locator('.parcel-slip > :last-child')),
        await boxOf(page.getByRole('region', { name: 'Products' })),
      ]
      expect(stub.x).toBeCloseTo(goods.x, 0)
      expect(stub.width / slip.width).toBeLessThan(0.38)
      const [days, heading] = [
        await boxOf(page.getByText(/^Arrives /)),
        await boxOf(page.getByRole('heading', { name: 'Products' })),
      ]
      expect(days.x, 'what is in both begins together').toBeCloseTo(heading.x, 0)
      const parts = await boxOf(page.locator('.order-parts'))
      const actions = await Promise.all(
        (await page.locator('div.order-actions > :is(a, button)').all()).map(boxOf),
      )
      expect(new Set(actions.map(({ y }) => Math.round(y))).size).toBe(1)
      expect((actions[0]?.y ?? 0) - parts.y - parts.height).toBe(48)
    }
  }
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
  expect((await slip.innerText()).match(/Delivered/g), 'it says so once').toHaveLength(1)
  await expect(slip.getByText(/^Delivered \w{3}\u00a0\d+\u00a0\w{3}$/)).toHaveCSS(
    'font-size',
    '24px',
  )
  await expect(slip).toContainText('Keep this page’s address')
  await expect(slip).not.toContainText('We also send it')
  for (const day of await page.locator('.timeline time').all())
    await expect(day).toHaveText(/^\w{3}\u00a0\d+\u00a0\w{3}$/)
  // A step that was awaited is named by what came.
  await expect(page.locator('.timeline > li').first()).toHaveText(/^Ordered/)
})

test('a phone shows what arrived before how it came, each name close to its number', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { token } = await delivered(request)
  await open(page, `/orders/${token}`)
  const goods = page.getByRole('region', { name: 'Products' })
  const status = page.getByRole('region', { name: 'Status' })
  expect((await boxOf(goods)).y).toBeLessThan((await boxOf(status)).y)
  const line = goods.getByRole('listitem').first()
  const name = await boxOf(line.getByRole('link').first())
  expect(name.height).toBeGreaterThanOrEqual(44)
  const number = await boxOf(line.getByText(/^×/))
  expect(number.y, 'right below the words of the name').toBe(name.y + name.height - 10)
  const { token: sent } = await ordered(request, someone())
  await open(page, `/orders/${sent}`)
  expect((await boxOf(goods)).y).toBeGreaterThan((await boxOf(status)).y)
})
