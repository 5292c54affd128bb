import type { Locator } from '@playwright/test'
import { boxOf } from './pages'
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
  cards.evaluateAll(async (all) => {
    await document.fonts.ready
    return all.map((one) => {
      const title = one.querySelector('h3 a') as Element
      const words = document.createRange()
      words.selectNodeContents(title)
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      const price = one.querySelector('.price')?.getBoundingClientRect().top ?? 0
      return { lines, price, room: price - words.getBoundingClientRect().top }
    })
  })

test('a phone’s row without a title of two lines keeps no second line free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const row = page.getByRole('region', { name: 'Best Selling Products', exact: true })
  // What sells best depends on what other tests have bought.
  await row.locator('h3 a').evaluateAll((titles) => {
    for (const title of titles) title.textContent = 'Velvet Mascara'
  })
  const cards = await titlesIn(row.getByRole('article'))
  expect(cards.length).toBeGreaterThan(3)
  for (const { lines, room } of cards) {
    expect(lines).toBe(1)
    expect(room).toBeLessThan(36)
  }
})

test('prices below a desktop’s product and a phone’s list stand in a line', async ({ page }) => {
  await open(page, '/shop/110')
  const related = await titlesIn(
    page.getByRole('region', { name: 'Related Item' }).getByRole('article'),
  )
  expect(new Set(related.map(({ lines }) => lines)).size).toBe(2)
  expect(new Set(related.map(({ price }) => price)).size).toBe(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop?show=18')
  const listed = await titlesIn(page.locator('.results-list > li'))
  const rows = listed.flatMap((card, at) => (at % 2 ? [[listed[at - 1], card]] : []))
  expect(rows.some(([left, right]) => left?.lines !== right?.lines)).toBe(true)
  for (const [left, right] of rows) expect(right?.price).toBe(left?.price)

  await open(page, '/shop?category=pets')
  const [first, second] = await titlesIn(page.locator('.results-list > li'))
  expect(first?.lines).not.toBe(second?.lines)
  expect(first?.price).toBe(second?.price)
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
