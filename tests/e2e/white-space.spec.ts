import type { Page } from '@playwright/test'
import { ordered, someone } from './buying'
import { asShopper, boxOf } from './pages'
import { expect, open, test } from './shop-test'

test('delivery fills the column below a product’s pictures on a desktop', async ({ page }) => {
  for (const path of ['/shop/1', '/shop/41']) {
    await open(page, path)
    const [gallery, boxes, side] = [
      await boxOf(page.locator('.gallery')),
      await boxOf(page.locator('.product-boxes')),
      await boxOf(page.locator('.product-side')),
    ]
    expect(boxes.x, path).toBeCloseTo(gallery.x, 0)
    expect(boxes.y - gallery.y - gallery.height, path).toBeLessThan(40)
    const ends = [boxes.y + boxes.height, side.y + side.height] as const
    expect(Math.abs(ends[0] - ends[1]), path).toBeLessThan(250)
  }
})

for (const [width, size, most] of [
  [390, '24px', 5900],
  [1440, '36px', 5700],
] as const)
  test(`the home page has headings of one size and is no higher than ${most} px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const headings = page.locator('.section-mark ~ h2, .section-mark ~ * > h2')
    await expect(headings).toHaveText([
      ...['Flash Sales', 'Browse By Category', 'Best Selling Products', 'More Categories'],
      ...['Explore Our Products', 'New Arrival'],
    ])
    const sizes = await headings.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).fontSize),
    )
    expect(new Set(sizes)).toEqual(new Set([size]))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most)
  })

test('a desktop’s cart has its coupon below the lines, and goods below both', async ({ page }) => {
  await asShopper(page)
  await open(page, '/cart')
  const [back, coupon, total] = [
    await boxOf(page.getByRole('link', { name: 'Return To Shop' })),
    await boxOf(page.getByRole('textbox', { name: 'Coupon Code' })),
    await boxOf(page.locator('.cart-total')),
  ]
  expect(Math.round(coupon.y)).toBe(Math.round(back.y))
  expect(coupon.x).toBeGreaterThan(back.x + back.width)
  expect(coupon.x + coupon.width).toBeLessThan(total.x)
  await expect(page.getByRole('region', { name: 'Best Selling Products' })).toBeVisible()
  const end = Math.max(total.y + total.height, back.y + back.height)
  expect((await boxOf(page.locator('.section-mark').first())).y - end).toBeLessThan(150)
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('what leads on from a row stands below it, and small tiles of the collage side by side', async ({
    page,
  }) => {
    await open(page, '/')
    const best = page.getByRole('region', { name: 'Best Selling Products' })
    const [card, all] = [
      await boxOf(best.getByRole('article').first()),
      await boxOf(best.getByRole('link', { name: 'View All' })),
    ]
    expect(all.y).toBeGreaterThan(card.y + card.height)
    const tiles = page.locator('.collage > li')
    const [second, third, fourth] = [
      await boxOf(tiles.nth(1)),
      await boxOf(tiles.nth(2)),
      await boxOf(tiles.nth(3)),
    ]
    expect(second.width).toBeGreaterThan(300)
    expect(fourth.y).toBe(third.y)
    expect(fourth.x).toBeGreaterThan(third.x + third.width)
  })

  test('two cards of a carousel stand side by side, and the third looks in', async ({ page }) => {
    await open(page, '/')
    const slides = page.getByRole('region', { name: 'Flash Sales' }).getByRole('listitem')
    const [second, third] = [await boxOf(slides.nth(1)), await boxOf(slides.nth(2))]
    expect(second.x + second.width).toBeLessThan(350)
    expect(third.x).toBeLessThan(345)
  })

  test('a message stands above the bars at the foot, but not over what was pressed', async ({
    page,
  }) => {
    await open(page, '/shop/1')
    const wish = page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' })
    await wish.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await wish.tap()
    const [said, bar] = await boxesWithToast(page, '.buy-bar')
    expect(said.top).toBeGreaterThan(370)
    expect(said.bottom).toBeLessThanOrEqual(bar.top)
    await open(page, '/shop')
    const add = page.locator('article .card-add').first()
    await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await add.tap()
    const [above, pressed] = await boxesWithToast(page, 'article .card-add')
    expect(above.bottom).toBeLessThan(pressed.top)
  })
})

test('the arrows of each carousel stand beside its head at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/de']) {
    await open(page, path)
    const heads = page.locator('.home-section:has(.icon-button-round):has(h2)')
    expect(await heads.count()).toBeGreaterThan(3)
    for (const head of await heads.all()) {
      const [words, arrow] = [
        await boxOf(head.locator(':has(> .section-mark)').first()),
        await boxOf(head.locator('.icon-button-round').last()),
      ]
      expect(arrow.y, await head.locator('h2').first().innerText()).toBeLessThan(
        words.y + words.height,
      )
    }
  }
})

test('with large text on a small phone the banner is a line and no colon ends one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const banner = page.locator('.banner')
  expect((await boxOf(banner)).height).toBeLessThan(72)
  const end = banner.getByRole('link', { name: 'Show Now' })
  await end.focus()
  const [link, line] = [await boxOf(end), await boxOf(banner.locator('p'))]
  expect(link.x + link.width, 'its end can be reached').toBeLessThanOrEqual(line.x + line.width + 1)
  const countdown = page.locator('.countdown:not(.countdown-circles)').first()
  const sight = await boxOf(countdown)
  const rows = new Map<number, number>()
  for (const figure of await countdown.locator('> div').all()) {
    const box = await boxOf(figure)
    // The colon stands before its figure; that of a row's first figure is out of sight.
    const before = rows.get(Math.round(box.y))
    if (!before) expect(box.x).toBeCloseTo(sight.x, 0)
    rows.set(Math.round(box.y), (before ?? 0) + 1)
  }
  expect([...rows.values()], 'the figures stand two and two').toEqual([2, 2])
  expect(await countdown.evaluate((one) => getComputedStyle(one).overflowX)).toBe('clip')
})

for (const width of [390, 1440])
  test(`what else can be done with an order stands in boxes of one width at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { token } = await ordered(request, someone(), 'cash_on_delivery')
    await open(page, `/orders/${token}`)
    const buttons = await page.locator('div.order-actions > :is(a, button)').all()
    expect(buttons.length).toBeGreaterThan(3)
    const boxes = await Promise.all(buttons.map(boxOf))
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1)
  })

/** Returns where a toast is, which is gone soon, and another element at the same moment. */
async function boxesWithToast(page: Page, selector: string) {
  const boxes = await page.waitForFunction((other) => {
    const toast = document.querySelector('[data-sonner-toast]')
    if (!toast || getComputedStyle(toast).opacity !== '1') return
    const shown = [toast, document.querySelector(other) as Element]
    return shown.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)
  }, selector)
  return (await boxes.jsonValue()) as [DOMRect, DOMRect]
}

test('what follows the heading of a page begins 32 px below it', async ({ page }) => {
  await asShopper(page)
  for (const [path, first] of [
    ['/faq', 'main h2'],
    ['/privacy', 'main nav[aria-label="On this page"]'],
    ['/contacts', 'main form'],
    ['/accounts', 'main h1 + *'],
    ['/track-order', 'main h1 + *'],
  ] as const) {
    await open(page, path)
    const title = page.locator(path === '/privacy' ? 'main header' : 'main h1')
    const below = await title.evaluate((one) => {
      const { bottom } = one.getBoundingClientRect()
      return bottom - Number.parseFloat(getComputedStyle(one).paddingBottom)
    })
    expect((await boxOf(page.locator(first).first())).y - below, path).toBeCloseTo(32, 0)
  }
})
