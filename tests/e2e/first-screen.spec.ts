import type { Page } from '@playwright/test'
import { boxOf, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

// What a small screen shows first, and how its rows differ in weight.

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [width, height, goods] of [
  [390, 844, 100],
  [768, 1024, 180],
] as const)
  test(`slides reach the edges and goods are on the first screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const slides = await boxOf(region(page, 'Offers'))
    expect(slides.x).toBe(0)
    expect(slides.width).toBe(width)
    const departments = await boxOf(page.getByRole('navigation', { name: 'Departments' }))
    expect(departments.y).toBeGreaterThanOrEqual(slides.y + slides.height)
    const tile = await boxOf(region(page, 'Flash Sales').locator('.card-tile').first())
    expect(height - tile.y).toBeGreaterThan(goods)
  })

for (const [width, height, path, most] of [
  [390, 844, '/shop', 320],
  [768, 1024, '/shop', 320],
  [1440, 900, '/shop', 340],
  [1440, 900, '/shop?category=pets&colour=Red', 400],
] as const)
  test(`the first picture of ${path} begins by ${most} px at ${width} px, its count beside the heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, path)
    expect((await boxOf(page.locator('.card-tile').first())).y).toBeLessThanOrEqual(most)
    const [heading, count] = [
      await boxOf(page.getByRole('heading', { level: 1 })),
      await boxOf(page.locator('h1 + [role=status]')),
    ]
    expect(count.x).toBeGreaterThan(heading.x + heading.width)
    expect(count.y + count.height).toBeCloseTo(heading.y + heading.height, 0)
  })

for (const width of [390, 768])
  test(`the last card in sight runs under the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, name] of [
      ['/', 'Flash Sales'],
      ['/', 'Browse By Category'],
      ['/shop/20', 'Related Item'],
    ] as const) {
      await open(page, path)
      const row = region(page, name).locator('[data-row]')
      await row.scrollIntoViewIfNeeded()
      await expect(row).toHaveAttribute('data-row', 'moving')
      const slides = await row.getByRole('listitem').all()
      const cards = await Promise.all(slides.map((slide) => boxOf(slide.locator('> *'))))
      expect(cards[0]?.x, name).toBe(16)
      const cut = cards.find((card) => card.x < width - 4 && card.x + card.width > width)
      expect(cut, `${name}: a card lies across the edge`).toBeDefined()
      const shown = await boxOf(row)
      expect([shown.x, shown.width], name).toEqual([0, width])
      expect(await scrollsSideways(page), path).toBe(false)
    }
  })

test('rows of goods differ in weight on a phone, rows of categories are alike, and its banner has the picture beside the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const [sale, best] = [
    await boxOf(region(page, 'Flash Sales').getByRole('article').first()),
    await boxOf(region(page, 'Best Selling Products').getByRole('article').first()),
  ]
  expect(best.width).toBeGreaterThan(sale.width * 1.4)
  const [browse, more] = [
    await boxOf(region(page, 'Browse By Category').locator('.category-tile').first()),
    await boxOf(region(page, 'More Categories').locator('.category-tile').first()),
  ]
  expect([browse.width, more.width]).toEqual([124, 124])
  const banner = page.locator('.music-banner')
  const [button, picture] = [
    await boxOf(banner.getByRole('link')),
    await boxOf(banner.locator('img')),
  ]
  expect(picture.x).toBeGreaterThanOrEqual(button.x + button.width - 10)
  expect(picture.y).toBeLessThan(button.y + button.height)
  expect((await boxOf(banner)).height).toBeLessThan(420)
})

test('the slides of a desktop lead its first screen, the departments end beside them, and goods follow', async ({
  page,
}) => {
  await open(page, '/')
  const slides = await boxOf(region(page, 'Offers'))
  const departments = await boxOf(page.getByRole('navigation', { name: 'Departments' }))
  expect(slides.height).toBeGreaterThan(355)
  expect(departments.y + departments.height).toBeCloseTo(slides.y + slides.height, 0)
  const heading = page.getByRole('heading', { name: 'Up to 10% off Voucher' }).first()
  await expect(heading).toHaveCSS('font-size', '64px')
  expect((await boxOf(heading)).height).toBeLessThan(150)
  const tile = await boxOf(region(page, 'Flash Sales').locator('.card-tile').first())
  expect(900 - tile.y).toBeGreaterThan(130)
})

test('a row of a tablet has three whole cards, and the next looks in', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/')
  const cards = region(page, 'Flash Sales').getByRole('article')
  const [third, fourth] = [await boxOf(cards.nth(2)), await boxOf(cards.nth(3))]
  expect(third.x + third.width).toBeLessThan(752)
  expect(fourth.x).toBeLessThan(740)
})

test('a tablet’s footer is folded beside its first column', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/shop')
  const footer = page.getByRole('contentinfo')
  expect((await boxOf(footer)).height).toBeLessThan(360)
  const account = footer.locator('summary', { hasText: 'Account' })
  expect((await boxOf(account)).x).toBeGreaterThan(384)
  await expect(footer.getByRole('link', { name: 'My Account' })).toBeHidden()
  await account.click()
  await expect(footer.getByRole('link', { name: 'My Account' })).toBeVisible()
})

test('a search that finds nothing says so high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop?q=zzzqqq')
  const said = await boxOf(page.getByRole('heading', { name: /zzzqqq/ }).last())
  expect(said.y).toBeLessThan(350)
})

test('the first slide is as high before its picture is here as after', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await open(page, '/')
  const picture = page.locator('.hero-slide img').first()
  const [given, drawn] = await picture.evaluate(async (one: HTMLImageElement) => {
    await one.decode()
    const attribute = (name: string) => Number(one.getAttribute(name))
    return [attribute('width') / attribute('height'), one.naturalWidth / one.naturalHeight]
  })
  expect(given).toBeCloseTo(drawn ?? 0, 2)
})
