import { store, storedProduct } from './buying'
import { asShopper, boxOf, PAGES, scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

test('in French the wish button of a tablet has one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/fr/shop/1')
  const wish = page.locator('.product-side .button-outline', { hasText: 'liste d’envies' })
  const { height } = (await wish.boundingBox()) ?? { height: 0 }
  expect(Math.round(height)).toBe(56)
})

for (const width of [768, 1023])
  test.describe(`on a tablet of ${width} px`, () => {
    test.use({ viewport: { width, height: 1024 } })

    test(`the button to buy is in sight at once at ${width} px, and stays`, async ({ page }) => {
      await open(page, '/shop/1')
      const button = page
        .getByRole('main')
        .getByRole('button', { name: 'Add to cart', exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, 1500)
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await scrollsSideways(page)).toBe(false)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first product of a list is within the first screen, with its price', async ({
    page,
  }) => {
    await open(page, '/shop?category=beauty')
    const first = page.locator('.results .card').first()
    await expect(first.locator('.card-tile')).toBeInViewport({ ratio: 1 })
    await expect(first.locator('.price')).toBeInViewport({ ratio: 1 })
  })

  test('a card’s picture carries the heart in its corner and no other control', async ({
    page,
  }) => {
    for (const path of ['/shop', '/']) {
      await open(page, path)
      const card = page.locator('.card').first()
      await card.scrollIntoViewIfNeeded()
      const tile = await card.locator('.card-tile').boundingBox()
      const boxes = await Promise.all(
        (await card.locator('button, a.card-add').all()).map((control) => control.boundingBox()),
      )
      const end = (tile?.y ?? 0) + (tile?.height ?? 0)
      const over = boxes.filter((box) => box && box.y < end)
      expect(over, path).toHaveLength(1)
      expect(over[0]?.y, path).toBeLessThan((tile?.y ?? 0) + 20)
    }
  })

  test('one row filters, with the number of picks, and sorts; it stays in sight', async ({
    page,
  }) => {
    await open(page, '/shop?category=electronics&price=10-19.99')
    const filters = page.locator('summary', { hasText: 'Filters' })
    await expect(filters).toHaveText(/^Filters \(2\)\s*$/)
    const sort = page.getByLabel('Sort by')
    for (const part of [filters, sort]) await expect(part).toBeInViewport({ ratio: 1 })
    expect((await filters.boundingBox())?.y).toBeCloseTo((await sort.boundingBox())?.y ?? 0, 0)
    await page.mouse.wheel(0, 900)
    for (const part of [filters, sort]) await expect(part).toBeInViewport({ ratio: 1 })
    await sort.selectOption({ label: 'Price low to high' })
    await expect(page).toHaveURL(/sort=price-asc/)
    await axe(page)
  })

  test('the cart’s total and way on stay in sight, its coupon is a text', async ({ page }) => {
    await asShopper(page)
    await open(page, '/cart')
    const go = page.getByRole('link', { name: 'Proceed to checkout' })
    await expect(go).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.cart-go [data-total]')).toHaveAttribute(
      'data-total',
      /^\$\d+\.\d\d$/,
    )
    await page.mouse.wheel(0, 3000)
    await expect(go).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Coupon Code')).toBeHidden()
    await page.getByText('Have a coupon?').click()
    await expect(page.getByLabel('Coupon Code')).toBeVisible()
    const labels = await page
      .locator('tbody .cart-row')
      .first()
      .locator('[data-label]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels).toEqual(['"Price"', '"Subtotal"'])
    await axe(page)
  })

  test('the footer is folded, and its parts unfold', async ({ page }) => {
    await open(page, '/about')
    const footer = page.getByRole('contentinfo')
    expect((await footer.boundingBox())?.height).toBeLessThan(620)
    const link = footer.getByRole('link', { name: 'Wishlist' })
    await expect(link).toBeHidden()
    await footer.getByText('Account', { exact: true }).first().click()
    await expect(link).toBeVisible()
    await axe(page)
  })

  test('all wishes are seen at once', async ({ page }) => {
    await store(
      page,
      'wishlist',
      [3, 4, 5, 6].map((id) => storedProduct(id)),
    )
    await open(page, '/wishlist')
    const cards = page.locator('.wishes .card')
    await expect(cards).toHaveCount(4)
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0)
  })

  test('the dots under a carousel stand in one row', async ({ page }) => {
    await open(page, '/shop/1')
    const foot = page.getByRole('region', { name: 'Related Item' }).locator('.carousel-foot')
    await foot.scrollIntoViewIfNeeded()
    await expect(foot.getByRole('button')).not.toHaveCount(0)
    const tops = await foot
      .getByRole('button')
      .evaluateAll((dots) => dots.map((dot) => Math.round(dot.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })

  test('the quick view’s button is in sight without scrolling', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Quick view' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Add To Cart' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('in German on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the buttons of a list break between their words', async ({ page }) => {
    await open(page, '/de/shop')
    const add = page.locator('.results-list .card-add')
    await expect(add.first()).toHaveText('In den Warenkorb')
    const lines = await add.evaluateAll((buttons) =>
      buttons.map((button) => {
        const range = document.createRange()
        range.selectNodeContents(button)
        return range.getClientRects().length
      }),
    )
    expect(Math.max(...lines)).toBe(2)
  })
})

test.describe('with text of twice the size on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page scrolls sideways at 320 px and 200%', async ({ page }) => {
    test.setTimeout(180_000)
    await asShopper(page)
    const wide: string[] = []
    for (const path of PAGES) {
      await open(page, path)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      if (await scrollsSideways(page)) wide.push(path)
    }
    expect(wide).toEqual([])
  })
})

test('a changed price is marked after a reload too, until it was in sight', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(1, { price: 5 }), quantity: 1 }])
  await open(page, '/cart')
  const mark = page.getByText('The price changed from $5.00 to $9.99.')
  await expect(mark).toBeVisible()
  await page.reload()
  await expect(mark).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-changes')))
    .toContain('"told":true')
  await page.reload()
  await expect(page.getByText('Mascara')).toBeVisible()
  await expect(mark).toHaveCount(0)
})

test('the head of the checkout is one row on a phone, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['', '/fr', '/es', '/de']) {
    await open(page, `${language}/checkout`)
    const links = await page.getByRole('banner').getByRole('link').all()
    const boxes = await Promise.all(links.map(boxOf))
    const middles = boxes.map(({ y, height }) => Math.round(y + height / 2))
    expect(middles, language).toEqual(middles.map(() => middles[0]))
  }
})
