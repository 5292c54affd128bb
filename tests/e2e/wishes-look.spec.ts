import { store, storedProduct } from './buying'
import { asShopper, boxOf, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

test('the button of a wish stands under its words on a desktop', async ({ page }) => {
  await asShopper(page)
  await open(page, '/wishlist')
  const card = page.locator('.wishes .card').first()
  const price = await boxOf(card.locator('.price'))
  expect((await boxOf(card.locator('.card-add'))).y).toBeGreaterThan(price.y + price.height)
})

for (const [width, wide] of [
  [390, 358],
  [768, 736],
] as const)
  test(`a lone wish has its words beside its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await store(page, 'wishlist', [storedProduct(131)])
    await open(page, '/wishlist')
    await expect(page.locator('.wishes .card')).toHaveCount(1)
    const card = page.locator('.wishes .card')
    const tile = await boxOf(card.locator('.card-tile'))
    const [title, add] = [await boxOf(card.locator('h3')), await boxOf(card.locator('.card-add'))]
    expect(title.x).toBeGreaterThan(tile.x + tile.width)
    expect(add.x).toBeCloseTo(title.x, 0)
    const text = await boxOf(card.locator('.card-text'))
    expect(add.y - text.y - text.height, 'the button stands right below').toBeCloseTo(12, 0)
    const middle = (title.y + add.y + add.height) / 2
    expect(Math.abs(middle - tile.y - tile.height / 2)).toBeLessThan(16)
    expect((await boxOf(card)).width).toBe(wide)
    expect(await scrollsSideways(page)).toBe(false)
  })

for (const [width, wishes, columns] of [
  [390, 3, 2],
  [768, 4, 3],
  [768, 5, 3],
] as const)
  test(`all of ${wishes} wishes have one shape at ${width} px, the last row from the left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await store(
      page,
      'wishlist',
      [20, 1, 60, 131, 41].slice(-wishes).map((id) => storedProduct(id)),
    )
    await open(page, '/wishlist')
    const cards = page.locator('.wishes .card')
    await expect(cards).toHaveCount(wishes)
    const boxes = await Promise.all((await cards.all()).map(boxOf))
    const tiles = await Promise.all((await page.locator('.wishes .card-tile').all()).map(boxOf))
    const shapes = [boxes.map(({ width }) => width), tiles.map(({ height }) => height)]
    for (const shape of shapes) expect(new Set(shape.map(Math.round)).size).toBe(1)
    for (let at = columns; at < wishes; at++)
      expect(boxes[at]?.x, `wish ${at}`).toBe(boxes[at - columns]?.x)
    expect(await scrollsSideways(page)).toBe(false)
  })

test('a lone wish is a row as wide as a desktop’s page, and its button ends it', async ({
  page,
}) => {
  await store(page, 'wishlist', [storedProduct(131)])
  await open(page, '/wishlist')
  const card = page.locator('.wishes .card')
  await expect(card).toHaveCount(1)
  const [whole, tile, text, add] = [
    await boxOf(card),
    await boxOf(card.locator('.card-tile')),
    await boxOf(card.locator('.card-text')),
    await boxOf(card.locator('.card-add')),
  ]
  expect(whole.width).toBe(1170)
  expect(text.x).toBeGreaterThan(tile.x + tile.width)
  expect(add.x).toBeGreaterThanOrEqual(text.x + text.width)
  expect(whole.x + whole.width - add.x - add.width).toBe(64)
  const middle = tile.y + tile.height / 2
  for (const { y, height } of [text, add]) expect(Math.abs(y + height / 2 - middle)).toBeLessThan(2)
})

test('what removes a lone wish stands in the corner of its ground', async ({ page }) => {
  await store(page, 'wishlist', [storedProduct(41)])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/wishlist')
    const card = await boxOf(page.locator('.wishes .card'))
    const sign = await boxOf(page.locator('.wishes .card-icon'))
    expect(card.x + card.width - sign.x - sign.width).toBe(12)
    expect(sign.y - card.y).toBe(12)
  }
})

test('an empty wishlist lies on the same ground as an empty cart', async ({ page }) => {
  const looks = async (path: string) => {
    await open(page, path)
    const sentence = page.getByText('No Products')
    await expect(sentence).toBeVisible()
    return sentence.evaluate((one) => {
      const { fontSize, fontWeight } = getComputedStyle(one)
      const ground = one.closest('.bg-tile')
      const button = ground?.querySelector('a')
      const from = ground?.getBoundingClientRect()
      return {
        ...{ fontSize, fontWeight },
        ground: ground && getComputedStyle(ground).backgroundColor,
        width: from?.width,
        above: one.getBoundingClientRect().y - (from?.y ?? 0),
        below: (from?.bottom ?? 0) - (button?.getBoundingClientRect().bottom ?? 0),
      }
    })
  }
  const cart = await looks('/cart')
  expect(await looks('/wishlist')).toEqual(cart)
  const hint = page.getByText('Press the heart on a product to keep it here.')
  await expect(hint.locator('svg')).toBeVisible()
})

test('a desktop shows four of five wishes at once, and a dot leads to the fifth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await store(
    page,
    'wishlist',
    [20, 1, 60, 131, 41].map((id) => storedProduct(id)),
  )
  await open(page, '/wishlist')
  const seen = async () => {
    const boxes = await Promise.all((await page.locator('.wishes .card').all()).map(boxOf))
    return boxes.filter(({ x, width }) => x >= 0 && x + width <= 1440).length
  }
  expect(await seen()).toBe(4)
  await expect(page.locator('.wishes .carousel-dot').filter({ visible: true })).toHaveCount(2)
})
