import { store, storedProduct } from './buying'
import { boxOf, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

// What few goods, or none, leave of a page's width: nothing.

const TWO = '/shop?category=pets&brand=Maachranga'

for (const width of [320, 390, 768, 1440])
  test(`two that are all there is share their row at ${width} px, in sharp pictures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, TWO)
    const list = await boxOf(page.locator('.results-grid'))
    const cards = page.locator('.results-list .card')
    await expect(cards).toHaveCount(2)
    const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
    expect(second.y).toBe(first.y)
    expect(second.width).toBeCloseTo(first.width, 0)
    expect(first.x).toBe(list.x)
    expect(second.x + second.width).toBeCloseTo(list.x + list.width, 0)
    expect(await scrollsSideways(page)).toBe(false)
    const source = await cards
      .locator('img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc)
    expect(Number(/(\d+)\.avif$/.exec(source)?.[1])).toBeGreaterThan(first.width * 0.88)
  })

for (const width of [390, 768, 1440])
  test(`more of a kind fill their rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['category=lighting&colour=Red', 'category=speakers&colour=Blue']) {
      await open(page, `/shop?${query}`)
      const grid = await boxOf(page.locator('.results-grid'))
      const more = page.locator('.results-grid > :not(.results-list) > li:visible')
      await expect(more, query).toHaveCount(6)
      const last = await boxOf(more.last())
      expect(last.x + last.width, query).toBeCloseTo(grid.x + grid.width, 0)
    }
  })

test('two that are asked for as a list have a row each', async ({ page }) => {
  await open(page, `${TWO}&view=list`)
  const cards = page.locator('.results-list .card')
  await expect(cards).toHaveCount(2)
  expect((await boxOf(cards.nth(1))).x).toBe((await boxOf(cards.nth(0))).x)
})

for (const path of ['/shop?q=zzzqqq', '/nowhere'])
  test(`best sellers of ${path} are as wide as a desktop's page`, async ({ page, allowed }) => {
    allowed.push('404')
    await open(page, path)
    const grid = await boxOf(page.locator('.results-list'))
    expect(grid.width).toBe(1170)
    const third = await boxOf(page.locator('.results-list .card').nth(2))
    expect(third.x + third.width).toBeCloseTo(grid.x + grid.width, 0)
  })

test('a cart and wishes of best sellers leave a whole row of others', async ({ page, request }) => {
  const { best } = await (await request.get('/api/offers?language=en')).json()
  const [inCart, wished] = [best.slice(0, 3), best.slice(3, 6)].map((some: { id: number }[]) =>
    some.map(({ id }) => storedProduct(id)),
  )
  await store(page, 'cart', inCart)
  await store(page, 'wishlist', wished)
  await open(page, '/cart')
  const row = page.getByRole('region', { name: 'Best Selling Products' })
  await expect(row.getByRole('article').nth(3)).toBeVisible()
})
