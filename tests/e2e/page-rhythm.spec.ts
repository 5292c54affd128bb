import type { Page } from '@playwright/test'
import { storeCart } from './buying'
import { boxOf } from './pages'
import { delivered } from './reviewing'
import { expect, open, test } from './shop-test'

// Distances that all pages have in common, and what leads a page that has nothing of its own.

test('the lines of a phone’s cart begin at their pictures, with names of one line or two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeCart(page, [1, 65])
  await open(page, '/cart')
  const rows = page.locator('tbody > .cart-row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Product 65')).toHaveCount(0) // Its name has come.
  const heights = new Set<number>()
  for (const row of await rows.all()) {
    const [picture, name, remove] = [
      await boxOf(row.locator('th > :first-child')),
      await boxOf(row.locator('.cart-name')),
      await boxOf(row.locator('.cart-remove')),
    ]
    heights.add(name.height)
    expect(name.height).toBeGreaterThanOrEqual(44)
    const firstLine = name.y + 10 + 12 // Below the room for a finger, half of its 24 px.
    expect(firstLine - 12).toBeCloseTo(picture.y, 0)
    expect(remove.y + remove.height / 2).toBeCloseTo(firstLine, 0)
  }
  expect(heights.size).toBe(2)
})

for (const path of ['/no-such-page', '/shop?q=zzzqqq'])
  test(`${path} has its search above the way on, below a heading that leads`, async ({
    page,
    allowed,
  }) => {
    allowed.push('404')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const problem = page.locator('.page-problem')
      const [heading, field, button] = [
        await boxOf(problem.getByRole('heading')),
        await boxOf(problem.getByRole('searchbox')),
        await boxOf(problem.locator('a.button')),
      ]
      expect(field.y).toBeGreaterThan(heading.y)
      expect(button.y).toBeGreaterThan(field.y + field.height)
      expect(field.width).toBeGreaterThan(250)
      const sizes = await page
        .getByRole('heading', { name: /nothing|missing|Best Selling/ })
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
      expect(sizes).toHaveLength(2)
      expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
    }
  })

test('the wordmark of the not-found page leads home', async ({ page, allowed }) => {
  allowed.push('404')
  await open(page, '/no-such-page')
  const wordmark = page.getByRole('link', { name: 'Exclusive', exact: true })
  await expect(wordmark.locator('.wordmark')).toBeVisible()
  await expect(wordmark).toHaveAttribute('href', '/')
})

/** The distance from the end of what is in the page to its foot. */
const room = (page: Page, last: string) =>
  page.evaluate((selector) => {
    const end = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom
    return Math.round(
      (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - (end ?? 0),
    )
  }, last)

test('a desktop’s pages end 96 px above the foot', async ({ page }) => {
  for (const [path, last] of [
    ['/', 'main ul > li'],
    ['/shop?q=zzzqqq', 'main nav'],
    ['/contacts', 'main form'],
    ['/faq', 'main .rounded'],
    ['/privacy', 'main article'],
    ['/cart', 'main section .carousel-foot'],
    ['/wishlist', '.just-for-you-cards .carousel-foot'],
    ['/login', '.auth-picture'],
  ] as const) {
    await open(page, path)
    await expect(page.locator(last).last()).toBeVisible()
    expect(await room(page, last), path).toBe(96)
  }
})

test('pages of an order end 96 px above the foot, for a guest and for who has an account', async ({
  page,
  request,
}) => {
  const { token } = await delivered(request)
  await open(page, `/orders/${token}`)
  expect(await room(page, '[aria-labelledby="keep-order"]')).toBe(96)
  await page.evaluate(() => document.documentElement.setAttribute('data-session', ''))
  expect(await room(page, 'div.order-actions')).toBe(96)
  await open(page, `/orders/${token}/review/1`)
  expect(await room(page, 'main form')).toBe(96)
})

for (const path of ['/faq', '/wishlist', '/login', '/shop/1'])
  test(`the way to ${path} stands whole below a narrow window’s header`, async ({ page }) => {
    for (const width of [768, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const header = await boxOf(page.locator('header').first())
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      const [first, last] = [way.locator('a').first(), way.locator('[aria-current]').first()]
      for (const words of [first, last]) {
        const { top, bottom } = await words.evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect()
        })
        expect(top).toBeGreaterThanOrEqual(header.y + header.height)
        const next = await boxOf(page.locator('main > nav ~ *').filter({ visible: true }).first())
        expect(bottom).toBeLessThanOrEqual(next.y)
      }
    }
  })

test('the price of a desktop’s filter has room, its button as wide as both fields', async ({
  page,
}) => {
  await open(page, '/shop')
  const form = page.locator('.filters .price-form')
  const [box, first, button] = [
    await boxOf(form),
    await boxOf(form.getByRole('textbox').first()),
    await boxOf(form.getByRole('button')),
  ]
  expect(button.width).toBe(box.width)
  expect(button.y - first.y - first.height).toBe(16)
  const step = await boxOf(page.locator('.filters a', { hasText: '$19.99' }))
  expect(box.y - step.y - step.height).toBeGreaterThanOrEqual(20)
})

for (const [width, distance] of [
  [390, 16],
  [768, 16],
  [1440, 24],
] as const)
  test(`the first goods of a list keep ${distance} px off its tools at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/shop')
    const [tools, tile] = [
      await boxOf(page.locator('#sort')),
      await boxOf(page.locator('.card-tile').first()),
    ]
    expect(tile.y - tools.y - tools.height).toBe(distance)
  })

test('a tablet’s header is one row, and what sticks below it stands at its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/shop')
  const header = page.getByRole('banner').locator('visible=true').last()
  const search = page.getByRole('search')
  const cart = page.getByRole('link', { name: 'Cart', exact: true }).first()
  const [field, way] = [await boxOf(search), await boxOf(cart)]
  expect(field.x + field.width).toBeLessThan(way.x)
  expect(Math.abs(field.y + field.height / 2 - way.y - way.height / 2)).toBeLessThan(2)
  expect(field.width).toBeGreaterThan(300)
  await page.evaluate(() => scrollTo(0, 600))
  const edge = await boxOf(header)
  expect(edge.height).toBeLessThan(80)
  const filters = await boxOf(page.locator('.filters'))
  expect(Math.abs(filters.y - edge.y - edge.height)).toBeLessThan(2)
})

test('the first categories stand on a ground from edge to edge, in pictures that lead', async ({
  page,
}) => {
  for (const [width, picture] of [
    [390, 116],
    [1440, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const row = page.locator('.home-section', { hasText: 'Browse By Category' })
    await expect(row).toHaveCSS('background-color', 'rgb(245, 245, 245)')
    expect((await boxOf(row.locator('.category-tile img').first())).height).toBe(picture)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  }
})
