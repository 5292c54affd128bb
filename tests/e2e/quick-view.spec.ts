import type { Page } from '@playwright/test'
import { stored } from './buying'
import { boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

/** A hoodie of the demo in four sizes and three colours, the grey M of which is sold out. */
const HOODIE = 'Brushed Fleece Hoodie'

const dialog = (page: Page) => page.getByRole('dialog')
const radio = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })
const large = (page: Page) => dialog(page).locator('picture img').first()

async function openQuickView(page: Page, key = false) {
  await open(page, '/shop?q=fleece+hoodie')
  const eye = page.getByRole('link', { name: `Add to Cart: ${HOODIE}` })
  if (key) await eye.press('Enter')
  else await eye.click()
  await expect(dialog(page).getByRole('heading', { name: HOODIE })).toBeVisible()
  await expect(radio(page, 'Navy')).toBeVisible()
}

test('a size and a colour are chosen and bought in the quick view by keyboard alone', async ({
  page,
}) => {
  await openQuickView(page, true)
  const add = dialog(page).getByRole('button', { name: 'Add To Cart' })
  await expect(dialog(page).getByText(/^Arrives .+ in Bangladesh$/)).toBeVisible()
  await expect(large(page)).toHaveAttribute('alt', `${HOODIE} – Picture 1 of 5`)
  await axe(page)
  await add.press('Enter')
  await expect(dialog(page).getByText('Choose a size')).toBeVisible()
  await page.keyboard.press('Space') // the first size, which has the focus
  await expect(radio(page, 'S')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Navy')).toBeChecked()
  await expect(large(page)).toHaveAttribute('src', /46-23/)
  await expect(dialog(page).getByText(/^\d+ in stock$/)).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('group', { name: `Pictures of ${HOODIE}` })
      .getByRole('radio'),
  ).toHaveCount(5)
  await add.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Added to Cart!')
  // It is stored once the tab has its turn to write.
  await expect
    .poll(() => stored(page, 'cart'))
    .toMatchObject([
      { id: 46, quantity: 1, thumbnail: expect.stringMatching(/46-23/), chosen: [{}, {}] },
    ])
  const chosen = (await stored(page, 'cart'))[0] as { chosen: { value: string }[] }
  expect(chosen.chosen.map(({ value }) => value)).toEqual(['S', 'Navy'])
  expect(chosen).not.toHaveProperty('delivery')
})

test('the quick view shows each picture, and says of a sold-out choice that it is', async ({
  page,
}) => {
  await openQuickView(page)
  const first = await large(page).getAttribute('src')
  await dialog(page).locator('.quick-view-thumbnails label').nth(1).click()
  await expect(radio(page, 'Picture 2 of 5')).toBeChecked()
  await expect(large(page)).not.toHaveAttribute('src', first ?? '')
  await radio(page, 'Grey').check()
  await dialog(page)
    .getByRole('radio', { name: /^M \(sold out\)/ })
    .check()
  await expect(dialog(page).getByText('This choice is sold out just now.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await expect(dialog(page).getByText(/^Arrives/)).toHaveCount(0)
  await axe(page)
})

test('in another language the quick view has its words', async ({ page }) => {
  await open(page, '/fr/shop?q=hoodie')
  await page.locator('.card-add').first().click()
  await expect(dialog(page).getByRole('group', { name: 'Taille' })).toBeVisible()
  await expect(radio(page, 'Bleu marine')).toBeVisible()
})

for (const width of [768, 1440])
  test(`small pictures end where the buttons end at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const card = page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first()
    await card.getByRole('button', { name: 'Quick view' }).click()
    const pictures = dialog(page).getByRole('group', { name: /^Pictures of/ })
    await expect(pictures.getByRole('radio')).toHaveCount(3)
    await expect(dialog(page).getByText(/^Arrives/)).toBeVisible()
    const last = dialog(page).getByRole('button', { name: 'Add to wishlist' })
    const ends = [pictures, last].map((one) =>
      one.evaluate((part) => part.getBoundingClientRect().bottom),
    )
    const [left = 0, right = 0] = await Promise.all(ends)
    expect(left).toBeCloseTo(right, 0)
    const stage = await boxOf(pictures.locator('xpath=preceding-sibling::div'))
    expect(stage.height / stage.width).toBeLessThan(1.2)
    for (const small of await pictures.locator('label').all()) {
      const { width, height } = await boxOf(small)
      expect(width).toBeCloseTo(height, 0)
    }
  })

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the way to the details is seen below a long title at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openQuickView(page)
    await dialog(page)
      .getByRole('heading', { level: 3 })
      .evaluate((title) => {
        title.textContent = 'Overhead Headphones with a Case for Charging and a Bag, Midnight Blue'
      })
    await expect(dialog(page).getByRole('link', { name: 'View details' })).toBeInViewport({
      ratio: 1,
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the button stays in sight, and what is asked for is not under it', async ({ page }) => {
    await openQuickView(page)
    const add = dialog(page).getByRole('button', { name: 'Add To Cart' })
    await expect(add).toBeInViewport({ ratio: 1 })
    await dialog(page).locator('.option-value', { hasText: /^S$/ }).tap()
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.tap()
    const asked = dialog(page).getByText('Choose a colour')
    await expect(asked).toBeInViewport({ ratio: 1 })
    const [below, button] = await Promise.all([asked.boundingBox(), add.boundingBox()])
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await dialog(page).locator('.option-value', { hasText: 'Burgundy' }).tap()
    await add.tap()
    await expect(dialog(page).getByRole('status')).toBeInViewport({ ratio: 1 })
    await axe(page)
  })

  test('two choices, or one and the wish, are seen without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 812 })
    await openQuickView(page)
    const colours = await boxOf(dialog(page).getByRole('group', { name: 'Colour' }))
    const buy = await boxOf(dialog(page).locator('.quick-view-buy'))
    expect(colours.y + colours.height).toBeLessThanOrEqual(buy.y)
    await open(page, '/shop?q=eid+panjabi')
    await page.locator('.card-add').first().tap()
    await expect(dialog(page).getByText(/^Arrives/)).toBeVisible()
    const wish = dialog(page).getByRole('button', { name: 'Add to wishlist' })
    await expect(wish).toBeInViewport({ ratio: 1 })
  })
})
