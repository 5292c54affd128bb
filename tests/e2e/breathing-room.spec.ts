import { atCheckout, fillAddress, onOrderPage, someone, store, storedProduct } from './buying'
import { boxOf, settled } from './pages'
import { expect, open, test } from './shop-test'

// What stands too close to its neighbour, or too small beside it, on small screens.

for (const width of [390, 768])
  test(`a path keeps off the header above it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/shop/20', '/shop', '/cart']) {
      await open(page, path)
      const head = await boxOf(page.getByRole('banner'))
      const words = await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByText('Home')
        .evaluate((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getBoundingClientRect().top
        })
      expect(words - head.y - head.height, path).toBeGreaterThanOrEqual(16)
      if (path !== '/cart') continue
      const [trail, title] = [
        await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' })),
        await boxOf(page.getByRole('main').locator('h1, .woven').first()),
      ]
      expect(title.y - trail.y - trail.height, 'the title').toBe(4)
    }
  })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the filters of a list stand along the left edge, and a label keeps off its field', async ({
    page,
  }) => {
    await open(page, '/shop')
    await page.getByText(/^Filters/).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await settled(sheet)
    expect(await boxOf(sheet)).toEqual({ x: 0, y: 0, width: 416, height: 1024 })
    const label = sheet.locator('.price-form label').first()
    expect(await label.evaluate((one) => getComputedStyle(one).rowGap)).toBe('6px')
  })

  test('no button of a product is larger than the one that buys with its pieces', async ({
    page,
  }) => {
    await open(page, '/shop/1')
    const pieces = await boxOf(page.locator('.buy-bar select'))
    const buy = await boxOf(page.locator('.buy-bar .button-buy'))
    const wish = await boxOf(page.getByText('Add to wishlist', { exact: true }))
    expect(buy.x + buy.width - pieces.x).toBeGreaterThan(wish.width - 1)
    expect(buy.width).toBeGreaterThan(3 * pieces.width)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the words of a wish that lies across its row keep off its edges', async ({ page }) => {
    await store(page, 'wishlist', [storedProduct(1)])
    await open(page, '/wishlist')
    // The styles of wishes come after the page's.
    await expect(async () => {
      const card = await boxOf(page.locator('.wishes .card').first())
      const title = await boxOf(page.locator('.wishes h3').first())
      const add = await boxOf(page.locator('.wishes .card-add').first())
      expect(title.y - card.y).toBeGreaterThanOrEqual(12)
      expect(card.y + card.height - add.y - add.height).toBeGreaterThanOrEqual(12)
    }).toPass()
  })

  test('what is ordered stands right below the head of the checkout, as high as its line', async ({
    page,
  }) => {
    await atCheckout(page)
    const head = await boxOf(page.getByRole('banner'))
    const order = await boxOf(page.locator('.checkout-order'))
    expect(order.y).toBe(head.y + head.height)
    expect(order.height).toBeLessThan(60)
  })

  test('the payment of an order keeps off the head of the page', async ({ page }) => {
    await atCheckout(page)
    await fillAddress(page, someone())
    await page.getByLabel('Bank').check()
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await onOrderPage(page)
    const heading = page.getByRole('heading', { name: 'Payment', exact: true })
    await expect(heading).toBeInViewport()
    await expect
      .poll(async () => {
        const head = await boxOf(page.getByRole('banner'))
        return (await boxOf(heading)).y - head.y - head.height
      })
      .toBeGreaterThanOrEqual(20)
  })
})

for (const width of [390, 768, 1440])
  test(`the words of a new arrival keep off its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const tile = page.locator('.collage .titled').nth(1)
    const [whole, picture] = [await boxOf(tile), await boxOf(tile.locator('img'))]
    expect(picture.width).toBeLessThan(whole.width * 0.57)
    expect(picture.x + picture.width).toBeCloseTo(whole.x + whole.width, 0)
  })

test('a postal code that is not asked for yet leaves no room for an answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop/1')
  const box = await boxOf(page.locator('.product-box').first())
  const check = await boxOf(page.getByRole('button', { name: 'Check', exact: true }))
  expect(box.y + box.height - check.y - check.height).toBeLessThan(24)
})

for (const path of ['/shop?q=zzzqqq', '/nowhere'])
  test(`best sellers of ${path} stand well below the way on`, async ({ page, allowed }) => {
    allowed.push('404')
    await open(page, path)
    const button = await boxOf(page.locator('.page-problem .button').last())
    const heading = await boxOf(page.getByRole('heading', { name: 'Best Selling Products' }))
    expect(heading.y - button.y - button.height).toBeGreaterThanOrEqual(48)
  })
