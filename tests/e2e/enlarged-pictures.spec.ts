import type { Locator, Page } from '@playwright/test'
import { boxOf } from './pages'
import { expect, open, test } from './shop-test'

const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge picture 1 of/ }).click()
const stageOf = (page: Page) => page.locator('.zoom-stage')

/** Returns the pixels of the picture's file. */
const naturalWidth = (picture: Locator) =>
  picture.evaluate((one: HTMLImageElement) => one.naturalWidth)

for (const width of [390, 1440])
  test(`a picture opens whole at ${width} px, and grows as far as its pixels do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/shop/2')
    await enlarge(page)
    const picture = page.getByRole('dialog').locator('img')
    await expect.poll(() => naturalWidth(picture)).toBe(800)
    await expect(stageOf(page)).not.toHaveAttribute('data-near')
    const stage = await boxOf(stageOf(page))
    expect((await boxOf(picture)).width).toBeCloseTo(stage.width, 0)
    const closer = page.getByRole('button', { name: 'Zoom in' })
    while (await closer.isEnabled()) await closer.click()
    await expect(closer).toBeDisabled()
    await expect(stageOf(page)).toHaveAttribute('data-near')
    const { width: wide, height: high } = await boxOf(picture)
    expect(Math.min(wide, high)).toBeGreaterThan(Math.min(stage.width, stage.height))
    expect(Math.min(wide, high)).toBeLessThanOrEqual(1.5 * 800 + 1)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    await expect(closer).toBeEnabled()
  })

test('the page’s picture stands in until the large one has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/media\/.*\/1280\./, async (route) => {
    await asked
    await route.continue()
  })
  await open(page, '/shop/2')
  await expect
    .poll(() => naturalWidth(page.locator('.gallery-picture img').first()))
    .toBeGreaterThan(0)
  await enlarge(page)
  const place = page.locator('.zoom-picture')
  await expect(place).toHaveCSS('background-image', /\/media\/demo\/2-\d+\/\d+\./)
  answer()
  await expect(place).toHaveCSS('background-image', 'none')
})
