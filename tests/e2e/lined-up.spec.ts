import { ordered, someone } from './buying'
import { asShopper, boxOf } from './pages'
import { expect, open, test } from './shop-test'

test('a marked line of the cart keeps its figures below those of the others', async ({ page }) => {
  await asShopper(page)
  await open(page, '/cart')
  const [plain, marked] = [
    page.locator('tbody > .cart-row:not([data-changed])').first(),
    page.locator('[data-changed]').first(),
  ]
  for (const inner of ['img', 'input', ':scope > :last-child'])
    expect((await boxOf(marked.locator(inner).first())).x).toBeCloseTo(
      (await boxOf(plain.locator(inner).first())).x,
      0,
    )
})

test('the last head of a cart ends where its figures end, in a box with a hairline', async ({
  page,
}) => {
  await asShopper(page)
  await open(page, '/cart')
  const ends = await page.locator('.cart-row > :last-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell.firstChild ?? cell)
      return Math.round(words.getBoundingClientRect().right)
    }),
  )
  expect(ends).toHaveLength(3)
  expect(new Set(ends).size).toBe(1)
  await expect(page.locator('.cart-total')).toHaveCSS('border', '1px solid rgba(0, 0, 0, 0.3)')
})

for (const width of [768, 1440])
  test(`the heads of a cart begin where their columns do at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await asShopper(page)
    await open(page, '/cart')
    const begins = await page.locator('.cart-row:not([data-changed])').evaluateAll((rows) =>
      rows.slice(0, 2).map((row) =>
        [...row.children].slice(0, 2).map((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          return Math.round(words.getBoundingClientRect().left)
        }),
      ),
    )
    expect(begins).toHaveLength(2)
    expect(begins[0]).toEqual(begins[1])
  })

test('the steps of an order are columns of one width', async ({ page, request }) => {
  const { token } = await ordered(request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  const widths = await page
    .locator('.timeline > li')
    .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().width)))
  expect(widths.length).toBeGreaterThan(2)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2)
})

test('the days that an order arrives lead its page', async ({ page, request }) => {
  const { token } = await ordered(request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  const said = page.getByText(/^Arrives /)
  await expect(said).toHaveCount(1)
  expect((await boxOf(said)).y).toBeLessThan(
    (await boxOf(page.getByRole('heading', { name: 'Status' }))).y,
  )
})

test('a search that finds nothing has nothing to narrow, a filter that leaves nothing has', async ({
  page,
}) => {
  await open(page, '/shop?q=zzzzqqq')
  await expect(page.locator('.filters')).toHaveCount(0)
  await open(page, '/shop?category=phones&colour=Red&rating=4&q=zzzzqqq')
  await expect(page.locator('.filters')).toHaveCount(1)
})

test('a phone’s wishlist has its buttons beside its headings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await asShopper(page)
  await open(page, '/wishlist')
  for (const [heading, action] of [
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Move All To Bag' }),
    ],
    [page.locator('#just-for-you'), page.getByRole('link', { name: 'See All' })],
  ] as const) {
    const [left, right] = [await boxOf(heading), await boxOf(action)]
    expect(right.x).toBeGreaterThan(left.x)
    expect(right.y).toBeLessThan(left.y + left.height)
  }
  const all = page.getByRole('link', { name: 'See All' })
  await expect(all).toHaveCSS('text-decoration-line', 'underline')
  expect((await boxOf(all)).height).toBe(44)
})

test('a kept wish shows the rating that its product has now', async ({ page }) => {
  await asShopper(page)
  await open(page, '/wishlist')
  const wish = page.getByRole('region', { name: 'Wishes' }).getByRole('article').first()
  const kept = wish.locator('.stars')
  await open(page, (await wish.getByRole('link').last().getAttribute('href')) ?? '')
  const now = await page.locator('.product-head .stars').getAttribute('aria-label')
  await open(page, '/wishlist')
  await expect(kept).toHaveAttribute('aria-label', now ?? '')
})

test('a wish or two stand in one row with best sellers below a desktop’s cart', async ({
  page,
}) => {
  await asShopper(page)
  await open(page, '/cart')
  const [wishes, best] = ['Your wishes', 'Best Selling Products'].map((name) =>
    page.locator('section', { has: page.getByRole('heading', { name }) }).last(),
  )
  if (!wishes || !best) throw new Error('both are named above')
  const [left, right] = [
    await boxOf(wishes.locator('.card').last()),
    await boxOf(best.locator('.card').first()),
  ]
  expect(right.y).toBe(left.y)
  expect(right.x - left.x - left.width).toBeCloseTo(30, 0)
  await page.setViewportSize({ width: 768, height: 900 })
  expect((await boxOf(best)).y).toBeGreaterThan((await boxOf(wishes.locator('.card').last())).y)
})

test('a list has the shop’s arrow, with forced colours the browser’s', async ({ page }) => {
  await asShopper(page)
  await open(page, '/checkout')
  const [mail, phone] = [
    await boxOf(page.getByLabel('Email Address')),
    await boxOf(page.getByLabel('Phone')),
  ]
  expect([phone.x, phone.width], 'one column').toEqual([mail.x, mail.width])
  expect(phone.y).toBeGreaterThan(mail.y)
  const country = page.getByLabel('Country')
  await expect(country).toHaveCSS('appearance', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(country).not.toHaveCSS('appearance', 'none')
})
