import type { Locator } from '@playwright/test'
import { ordered, someone } from './buying'
import { asShopper, boxOf } from './pages'
import { expect, open, test } from './shop-test'

test('prices of a row stand in a line where one title takes two', async ({ page }) => {
  await open(page, '/shop?category=electronics')
  const cards = await page.locator('.results-list > li').evaluateAll((all) =>
    all.slice(0, 3).map((one) => ({
      lines: one.querySelector('h3 a')?.getClientRects().length,
      price: one.querySelector('.price')?.getBoundingClientRect().top,
    })),
  )
  expect(new Set(cards.map(({ lines }) => lines)).size).toBeGreaterThan(1)
  expect(cards[0]?.price).toBeGreaterThan(0)
  expect(new Set(cards.map(({ price }) => price)).size).toBe(1)
})

test('prices of a phone’s rows stand in a line, and what stops a row is a sign without a ground', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  for (const name of ['Flash Sales', 'Best Selling Products', 'Explore Our Products']) {
    const row = page.getByRole('region', { name, exact: true })
    const prices = await row
      .locator('.price')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(prices.length, name).toBeGreaterThan(3)
    expect(new Set(prices).size, name).toBe(1)
    const stops = row.locator('[data-rotation]')
    await expect(stops).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect((await boxOf(stops)).width).toBeGreaterThanOrEqual(44)
  }
})

/** Of each card the lines of its title, and the room from the title's first line to the price. */
const titlesIn = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((one) => {
      const title = one.querySelector('h3 a') as Element
      const words = document.createRange()
      words.selectNodeContents(title)
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      const price = one.querySelector('.price')?.getBoundingClientRect().top ?? 0
      return { lines, price, room: price - words.getBoundingClientRect().top }
    }),
  )

test('a phone’s row without a title of two lines keeps no second line free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const row = page.getByRole('region', { name: 'Best Selling Products', exact: true })
  const cards = await titlesIn(row.getByRole('article'))
  expect(cards.length).toBeGreaterThan(3)
  for (const { lines, room } of cards) {
    expect(lines).toBe(1)
    expect(room).toBeLessThan(36)
  }
})

test('prices below a desktop’s product and a phone’s list stand in a line', async ({ page }) => {
  await open(page, '/shop/1')
  const related = await titlesIn(
    page.getByRole('region', { name: 'Related Item' }).getByRole('article'),
  )
  expect(new Set(related.map(({ lines }) => lines)).size).toBe(2)
  expect(new Set(related.map(({ price }) => price)).size).toBe(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop?show=18')
  const listed = await titlesIn(page.locator('.results-list > li'))
  const rows = listed.flatMap((card, at) => (at % 2 ? [[listed[at - 1], card]] : [])).slice(1)
  expect(rows.some(([left, right]) => left?.lines !== right?.lines)).toBe(true)
  for (const [left, right] of rows) expect(right?.price).toBe(left?.price)
})

test('titles out of sight leave no hole below the titles of a desktop’s carousel', async ({
  page,
}) => {
  await open(page, '/')
  const cards = await page
    .getByRole('region', { name: 'Flash Sales' })
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((one) => {
        const title = one.querySelector('h3 a') as Element
        const price = one.querySelector('.price') as Element
        return {
          lines: title.getClientRects().length,
          below: price.getBoundingClientRect().top - title.getBoundingClientRect().bottom,
        }
      }),
    )
  expect(cards.some(({ lines }) => lines > 1)).toBe(true)
  for (const { below } of cards) expect(below).toBeLessThan(12)
})

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
  expect(phone.y).toBe(mail.y)
  const country = page.getByLabel('Country')
  await expect(country).toHaveCSS('appearance', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(country).not.toHaveCSS('appearance', 'none')
})

test('a product’s name never breaks at a hyphen, and is read as it is written', async ({
  page,
}) => {
  const name = 'Sonibel Quiet Over-Ear Headphones'
  await open(page, '/shop?q=headphones')
  await expect(page.getByRole('link', { name, exact: true })).toHaveText(name)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const heights = await page
      .locator('h3 a > .inline-block')
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(2)
    for (const height of heights) expect(height, `${width} px`).toBeLessThan(30)
  }
})
