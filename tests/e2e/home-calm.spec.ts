import { boxOf } from './pages'
import { expect, open, test } from './shop-test'

test('a category’s name keeps off the lower border of its tile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const left = await page
    .locator('a.category-tile:has(img)')
    .first()
    .evaluate((tile) => {
      const words = document.createRange()
      words.selectNodeContents(tile.lastChild as Text)
      return tile.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom
    })
  expect(left).toBeGreaterThan(6)
})

for (const width of [360, 768, 1440])
  test(`the words of the collage stand on calm ground at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const tiles = page.locator('.collage > li')
    await expect(tiles).toHaveCount(4)
    for (const tile of await tiles.all()) {
      const words = tile.locator('.collage-text')
      await expect(words).toHaveCSS('background-image', 'none')
      const [box, picture] = [await boxOf(words), await boxOf(tile.locator('img'))]
      // Below the picture, or beside it; a third of a picture beside words is black ground.
      const isBelow = box.y >= picture.y + picture.height - 1
      const isBeside = box.x + box.width <= picture.x + picture.width / 3
      expect(isBelow || isBeside, await words.innerText()).toBe(true)
      expect(picture.height).toBeGreaterThan(80)
    }
  })

test('the German words of a countdown are no wider than their column, and stand below circles', async ({
  page,
}) => {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/de')
    const seconds = page.locator('.countdown-circles > div').last()
    const [figure, words] = [await boxOf(seconds.locator('dd')), await boxOf(seconds.locator('dt'))]
    expect(words.y).toBeGreaterThanOrEqual(figure.y + figure.height)
    expect(figure.width).toBeCloseTo(figure.height, 0)
  }
})

test('a card’s picture begins below its badge at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/shop']) {
    await open(page, path)
    const card = page.locator('article.card:has(.card-badge)').first()
    const [badge, picture] = [
      await boxOf(card.locator('.card-badge')),
      await boxOf(card.locator('.card-tile img')),
    ]
    expect(picture.y, path).toBeGreaterThanOrEqual(badge.y + badge.height)
  }
})

test('a card says rating and reviews by one element, and slides in sight are a list', async ({
  page,
}) => {
  await open(page, '/')
  const sale = page.getByRole('region', { name: 'Flash Sales' })
  const card = sale.getByRole('listitem').first()
  const stars = card.getByRole('img', { name: /^Rated 4 out of 5 stars, \d+ reviews?$/ })
  await expect(stars).toHaveText(/^\(\d+\)$/)
  expect(await stars.locator('*').count()).toBe(0)
  expect(await page.locator('body *').count()).toBeLessThan(1260)
})

test('goods follow a short wishlist without a hole on a desktop', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await open(page, '/wishlist')
  const wish = await boxOf(page.locator('.wishes .card'))
  const next = await boxOf(page.locator('#just-for-you'))
  expect(next.y - wish.y - wish.height).toBeLessThan(145)
})
