import { boxOf } from './pages'
import { expect, open, test } from './shop-test'

// What stands above and beside what on a product's page.

test('what there is to read of a product stands below its buttons on a desktop', async ({
  page,
}) => {
  for (const path of ['/shop/1', '/shop/41']) {
    await open(page, path)
    const [words, compare, facts] = [
      await boxOf(page.locator('.product-text')),
      await boxOf(page.getByRole('button', { name: 'Compare', exact: true }).first()),
      await boxOf(page.locator('.product-facts')),
    ]
    expect(words.y, path).toBeGreaterThan(compare.y + compare.height)
    expect(facts.y, path).toBeGreaterThan(words.y + words.height)
    const add = await boxOf(page.getByRole('button', { name: 'Add to cart', exact: true }))
    expect(add.y, path).toBeLessThan(540)
  }
})

test.describe('on a tablet in portrait', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the pieces and the button to buy fill the column above the wish, and stand at the foot once that is out of sight', async ({
    page,
  }) => {
    for (const path of ['/shop/1', '/shop/20']) {
      await open(page, path)
      const add = page.locator('.buy-bar .button-buy')
      const wish = page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' })
      const [buys, wished] = [await boxOf(add), await boxOf(wish)]
      const pieces = await boxOf(page.locator('.buy-bar select'))
      expect([pieces.x, pieces.y, pieces.height], path).toEqual([wished.x, buys.y, 56])
      expect([buys.x, buys.height], path).toEqual([pieces.x + pieces.width + 12, 56])
      expect(buys.x + buys.width, path).toBeCloseTo(wished.x + wished.width, 0)
      expect(buys.y + buys.height, path).toBeLessThan(wished.y)
      const [price, stars] = [
        await boxOf(page.locator('.product-head .price')),
        await boxOf(page.locator('.product-head .stars')),
      ]
      const middle = (box: { y: number; height: number }) => box.y + box.height / 2
      expect(Math.abs(middle(stars) - middle(price)), path).toBeLessThan(4)
      expect(stars.x, path).toBeGreaterThan(price.x + price.width)
      await page.mouse.wheel(0, 1500)
      await expect.poll(async () => (await boxOf(add)).y, path).toBeGreaterThan(940)
      await expect(add).toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, -1500)
      await expect.poll(async () => (await boxOf(add)).y, path).toBe(buys.y)
    }
  })

  test('the choice and its buttons come before what there is to read, beside pictures that are not tall', async ({
    page,
  }) => {
    for (const path of ['/shop/1', '/shop/20']) {
      await open(page, path)
      const [words, compare, picture] = [
        await boxOf(page.locator('.product-text')),
        await boxOf(page.getByRole('button', { name: 'Compare', exact: true }).first()),
        await boxOf(page.locator('.gallery-picture:visible')),
      ]
      expect(words.y, path).toBeGreaterThan(compare.y + compare.height)
      expect(picture.height / picture.width, path).toBeLessThan(1.4)
      await expect(page.getByText('Warranty', { exact: true })).toBeHidden()
      await page.getByText('Details, warranty and returns').click()
      await expect(page.getByText('Warranty', { exact: true })).toBeVisible()
    }
  })

  test('the pictures end where the column beside them ends', async ({ page }) => {
    await open(page, '/shop/1')
    const [pictures, side] = [
      await boxOf(page.locator('.gallery-row')),
      await boxOf(page.locator('.product-side')),
    ]
    expect(pictures.y + pictures.height).toBeCloseTo(side.y + side.height, 0)
    expect(pictures.x + pictures.width).toBeLessThan(side.x)
  })

  test('the pictures of /shop/1 end near the facts beside them, and the delivery spans the page', async ({
    page,
  }) => {
    await open(page, '/shop/1')
    const [pictures, side, boxes] = [
      await boxOf(page.locator('.gallery')),
      await boxOf(page.locator('.product-side')),
      await boxOf(page.locator('.product-boxes')),
    ]
    expect(Math.abs(pictures.y + pictures.height - side.y - side.height)).toBeLessThan(100)
    expect(boxes.width).toBeCloseTo((await boxOf(page.locator('.product'))).width, 0)
    const days = await boxOf(page.getByText(/^Arrives /).first())
    const field = await boxOf(page.getByLabel('Enter your postal code'))
    expect(field.x).toBeGreaterThan(days.x + days.width)
    expect(boxes.height).toBeLessThan(280)
  })

  test('pictures beside options end where the column of the choice does, as far as they do not grow tall, and the delivery spans the page', async ({
    page,
  }) => {
    for (const path of ['/shop/20', '/shop/41']) {
      await open(page, path)
      const [stage, row, boxes, side] = [
        await boxOf(page.locator('.gallery-picture:visible')),
        await boxOf(page.locator('.gallery-row')),
        await boxOf(page.locator('.product-boxes')),
        await boxOf(page.locator('.product-side')),
      ]
      expect(stage.height / stage.width, path).toBeLessThan(1.4)
      expect(boxes.width, path).toBe((await boxOf(page.locator('.product'))).width)
      expect(boxes.y - side.y - side.height, path).toBeLessThan(20)
      const hole = boxes.y - row.y - row.height
      expect(hole, path).toBeLessThan(path === '/shop/20' ? 20 : 150)
    }
  })
})

test('thumbnails are squares below a picture that fills its ground from top to foot', async ({
  page,
}) => {
  for (const path of ['/shop/1', '/shop/41']) {
    await open(page, path)
    const [stage, picture, side] = [
      await boxOf(page.locator('.gallery-picture:visible')),
      await boxOf(page.locator('.gallery-picture:visible img')),
      await boxOf(page.locator('.gallery')),
    ]
    expect(picture.height, path).toBeCloseTo(stage.height, 0)
    expect(stage.width, path).toBeCloseTo(side.width, 0)
    expect(stage.width, path).toBeGreaterThan(stage.height)
    for (const small of await page.locator('.gallery-thumbnail').all()) {
      const box = await boxOf(small)
      expect([box.width, box.height], path).toEqual([80, 80])
      expect(box.y, path).toBeGreaterThan(stage.y + stage.height)
    }
  }
})

for (const width of [360, 768, 1440])
  test(`nothing moves when a size is chosen whose price was “From” at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await open(page, '/shop/20')
    const [stars, sizes] = [page.locator('a[href="#reviews"]'), page.locator('.option-group')]
    const before = [await boxOf(stars.first()), (await boxOf(sizes.first())).y]
    await page.locator('.option-value', { hasText: /^M$/ }).click()
    await expect(page.locator('.product-head').getByText('From')).toBeHidden()
    expect([await boxOf(stars.first()), (await boxOf(sizes.first())).y]).toEqual(before)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('sizes are seen at once, and the bar asks for what is not chosen', async ({ page }) => {
    await open(page, '/shop/41') // Its title takes two lines.
    const bar = page.locator('.buy-bar')
    const sizes = await boxOf(page.locator('.option-group').first())
    expect(sizes.y + sizes.height).toBeLessThanOrEqual((await boxOf(bar)).y)
    await expect(bar).toContainText('Choose a size')
    await page.locator('.option-value', { hasText: /^M$/ }).tap()
    await expect(bar).toContainText('Choose a colour')
    await expect(bar.getByText(/in stock$/)).toBeHidden()
    await page.locator('.option-value', { hasText: 'Red' }).tap()
    await expect(bar).not.toContainText('Choose')
    await expect(bar.getByText(/in stock$/)).toBeVisible()
  })
})
