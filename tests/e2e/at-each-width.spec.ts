import { ordered, someone } from './buying'
import { asShopper, boxOf, scrollsSideways } from './pages'
import { watchShifts } from './shifts'
import { expect, open, test } from './shop-test'

// What stands beside what, at the width where it did not.

test('an order has its goods and total beside its state on a desktop, below it on a phone', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  const part = (name: string) => page.getByRole('heading', { name, exact: true })
  const total = page.getByText('Total:', { exact: true })
  const status = await boxOf(part('Status'))
  for (const right of [total, part('Products')]) expect((await boxOf(right)).x).toBeGreaterThan(700)
  expect((await boxOf(part('Delivery to'))).x).toBeCloseTo(status.x, 0)
  // The goods stand above it.
  expect((await boxOf(total)).y).toBeLessThan(status.y + 450)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await boxOf(total)).y).toBeGreaterThan((await boxOf(part('Products'))).y)
})

test('the box of the cart’s total ends below its button', async ({ page }) => {
  await asShopper(page)
  await open(page, '/cart')
  const [box, go] = [
    await boxOf(page.locator('.cart-total')),
    await boxOf(page.getByRole('link', { name: 'Proceed to checkout' })),
  ]
  expect(box.y + box.height - go.y - go.height).toBeLessThan(40)
})

for (const width of [390, 1440]) {
  test(`goods follow an empty wishlist at once, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    await page.setViewportSize({ width, height: 844 })
    const next = page.getByRole('heading', { name: 'Just For You' })
    await open(page, '/wishlist')
    const button = await boxOf(page.getByRole('link', { name: 'Return To Shop' }))
    expect((await boxOf(next)).y - button.y - button.height).toBeLessThan(130)
    await expect(page.locator('.just-for-you-cards article').first()).toBeVisible()
    expect(await shifted()).toBeLessThan(0.005) // A late font moves a line by 0.001.
    await asShopper(page)
    await open(page, '/wishlist')
    await expect(page.locator('.wishes .card')).toHaveCount(2)
    await expect(page.locator('.just-for-you-cards article').first()).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
  })

  test(`the cross of the quick view takes no row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/shop/1')
    await page.getByRole('button', { name: 'Quick view' }).first().click()
    const dialog = await boxOf(page.getByRole('dialog'))
    const picture = await boxOf(page.getByRole('dialog').locator('img').first())
    const cross = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    expect(picture.y - dialog.y).toBeLessThan(40)
    expect(cross.x).toBeGreaterThan(dialog.x + dialog.width / 2)
    const within = width === 390 ? picture : dialog
    expect(cross.x + cross.width).toBeLessThanOrEqual(within.x + within.width)
  })
}

test('the delivery spans the page below a product, close to its pictures and to what is beside them', async ({
  page,
}) => {
  for (const path of ['/shop/1', '/shop/20', '/shop/41']) {
    await open(page, path)
    const boxes = await boxOf(page.locator('.product-boxes'))
    expect(boxes.width, path).toBeCloseTo((await boxOf(page.locator('.product'))).width, 0)
    const side = await boxOf(page.locator('.product-side'))
    expect(boxes.y - side.y - side.height, path).toBeLessThan(40)
    const pictures = await boxOf(page.locator('.gallery-row'))
    expect(boxes.y - pictures.y - pictures.height, path).toBeLessThan(100)
  }
})

test('putting a product into the cart moves no button on a desktop', async ({ page }) => {
  await open(page, '/shop/1')
  const wish = page.getByRole('button', { name: 'Add to wishlist', exact: true }).first()
  const before = await boxOf(wish)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText('You are being taken to your cart.')).toBeInViewport()
  expect(await boxOf(wish)).toEqual(before)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('You are staying on this page.')).toBeVisible()
  await expect(page.getByText('You are staying on this page.')).toBeHidden()
  await expect(page).toHaveURL('/shop/1')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the buttons of a row of cards stand in a line, however long the titles are', async ({
    page,
  }) => {
    await open(page, '/shop?q=set&show=18')
    const rows = new Map<number, Set<number>>()
    for (const card of await page.locator('.results-list > li').all()) {
      const top = Math.round((await boxOf(card)).y)
      const button = Math.round((await boxOf(card.locator('.card-add'))).y)
      rows.set(top, (rows.get(top) ?? new Set()).add(button))
    }
    expect(rows.size).toBeGreaterThan(3)
    expect([...rows.values()].map(({ size }) => size)).toEqual([...rows].map(() => 1))
  })
})

test.describe('on a tablet in portrait', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the four circles of the sale stand in one row', async ({ page }) => {
    await open(page, '/')
    const circles = await page.locator('.countdown-circles > div').all()
    const tops = await Promise.all(circles.map(async (one) => Math.round((await boxOf(one)).y)))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  })

  test('the choice of a product stands beside its pictures, within the first screen', async ({
    page,
  }) => {
    await open(page, '/shop/41')
    const pictures = await boxOf(page.locator('.gallery'))
    const bar = await boxOf(page.locator('.buy-bar'))
    const groups = page.locator('.option-group')
    await expect(groups).toHaveCount(2)
    for (const part of [page.getByRole('heading', { level: 1 }), ...(await groups.all())]) {
      const box = await boxOf(part)
      expect(box.x).toBeGreaterThan(pictures.x + pictures.width)
      expect(box.y + box.height).toBeLessThan(bar.y)
    }
    const add = page.getByRole('button', { name: 'Add to cart', exact: true })
    await expect(add.first()).toBeInViewport({ ratio: 1 })
    expect(await scrollsSideways(page)).toBe(false)
  })
})

test.describe('on a tablet before any script', () => {
  test.use({
    ...{ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
    javaScriptEnabled: false,
  })

  test('the button of a card stands below its price, in full colour', async ({ page }) => {
    for (const path of ['/', '/shop']) {
      await page.goto(path)
      const card = page.getByRole('article').first()
      const add = card.locator('.card-add')
      await expect(add).toHaveCSS('opacity', '1')
      expect((await boxOf(add)).y).toBeGreaterThan((await boxOf(card.locator('.price'))).y)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the controls of a carousel take no row of their own', async ({ page }) => {
    await open(page, '/')
    for (const name of ['Flash Sales', 'Browse By Category']) {
      const carousel = page.getByRole('region', { name, exact: true })
      await expect(carousel.getByRole('button', { name: 'Next' })).toBeHidden()
      const pause = await boxOf(carousel.locator('[data-rotation]'))
      const mark = await boxOf(carousel.locator('.section-mark'))
      expect(Math.abs(pause.y + pause.height / 2 - mark.y - mark.height / 2)).toBeLessThan(12)
      expect(pause.x).toBeGreaterThan(300)
    }
  })
})

test.describe('with text of twice the size on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/shop/1', '/cart'])
    test(`the bar at the foot of ${path} leaves four fifths of the screen`, async ({ page }) => {
      await asShopper(page)
      await open(page, path)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      const bar = await boxOf(page.locator('.cart-go, .buy-bar'))
      expect(bar.height).toBeLessThanOrEqual(640 / 5)
    })
})

test('a product with options that a list of a colour leads to moves nothing, and has the colour', async ({
  page,
}) => {
  const shifted = await watchShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/shop?colour=Red')
    const before = await shifted()
    // The code of options comes late.
    await page.route('**/with-options*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    await page.locator('.results-list h3 a').first().click()
    await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked()
    expect(await shifted()).toBeLessThanOrEqual(before + 0.02)
    await page.unroute('**/with-options*')
  }
})
