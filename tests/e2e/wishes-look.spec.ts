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

for (const [width, wishes] of [
  [390, 3],
  [768, 4],
  [1440, 1],
] as const)
  test(`a wish alone in its row has its words beside its picture at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await store(
      page,
      'wishlist',
      [41, 1, 60, 131].slice(-wishes).map((id) => storedProduct(id)),
    )
    await open(page, '/wishlist')
    await expect(page.locator('.wishes .card')).toHaveCount(wishes)
    const last = page.locator('.wishes .card').last()
    const tile = await boxOf(last.locator('.card-tile'))
    const [title, add] = [await boxOf(last.locator('h3')), await boxOf(last.locator('.card-add'))]
    expect(title.x).toBeGreaterThan(tile.x + tile.width)
    expect(add.x).toBeCloseTo(title.x, 0)
    expect(add.y + add.height).toBeCloseTo(tile.y + tile.height, 0)
    const first = await boxOf(page.locator('.wishes .card-tile').first())
    expect(tile.width).toBeCloseTo(first.width, 0)
    expect(await scrollsSideways(page)).toBe(false)
  })
