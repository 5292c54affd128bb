import type { Page } from '@playwright/test'
import { boxOf } from './pages'
import { allResults, group, input, list, ready } from './searching'
import { axe, expect, test } from './shop-test'

test('a product shows its picture and price, at its own place from the start', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('mascara')
  const option = group(page, 'Products').getByRole('option').first()
  await expect(option).toContainText(/\$\d+\.\d\d$/)
  const picture = option.getByRole('presentation')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('width', '40')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toMatch(/\/media\/demo\/\d+-11\/96\.(avif|webp)$/)
})

test('categories and brands lead to their listing, by mouse and keyboard', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('phone')
  await group(page, 'Categories').getByRole('option', { name: 'Phones', exact: true }).click()
  await expect(page).toHaveURL('/shop?category=phones')
  await expect(input(page)).toHaveValue('')
  await input(page).fill('sonib')
  const brand = group(page, 'Brands').getByRole('option', { name: 'Sonibel' })
  await expect(brand).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(brand).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?brand=Sonibel')
})

test('what is typed while the chosen page arrives is kept and answered', async ({ page }) => {
  let arrives = () => {}
  const held = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route('**/shop.data*', async (route) => {
    await held
    await route.continue()
  })
  for (const leave of [
    () => group(page, 'Categories').getByRole('option', { name: 'Phones', exact: true }).click(),
    () => page.keyboard.press('Enter'),
  ]) {
    await ready(page)
    await page.keyboard.type('phone')
    await expect(group(page, 'Categories')).toBeVisible()
    await leave()
    await expect(list(page)).toBeHidden()
    await input(page).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('soni')
    arrives()
    await expect(page).toHaveURL(/\/shop\?/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/phone/i)
    await page.keyboard.type('b')
    await expect(input(page)).toHaveValue('sonib')
    await expect(group(page, 'Brands').getByRole('option', { name: 'Sonibel' })).toBeVisible()
  }
})

test('a typing error gets similar products, under their label', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('mascarra')
  const similar = group(page, 'Similar').getByRole('option')
  await expect(similar.first()).toContainText(/mascara/i)
  await expect(list(page).getByText('Similar', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').getByText(/^\d+ suggestions?\./)).toBeAttached()
  await axe(page, 'header')
  await expect(allResults(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(similar.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/\d+$/)
})

test('the last row leads to all results, and is not counted with the suggestions', async ({
  page,
}) => {
  await ready(page)
  await page.keyboard.type('lamp')
  await expect(allResults(page)).toBeVisible()
  const options = await list(page).getByRole('option').count()
  const said = page.getByRole('status').getByText(/suggestions?\. Up and down/)
  await expect(said).toHaveText(new RegExp(`^${options - 1} suggestion`))
  await allResults(page).click()
  await expect(page).toHaveURL('/shop?q=lamp')
  await expect(input(page)).toHaveValue('lamp')
  await expect(list(page)).toBeHidden()
  await input(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  await page.keyboard.press('Backspace')
  await expect(allResults(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeHidden()
  await expect(input(page)).toHaveValue('lamp')
})

test('at 360 px every row can be touched and none hides another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await ready(page)
  await page.keyboard.type('phone')
  await expect(allResults(page)).toBeInViewport({ ratio: 1 })
  await axe(page, 'header')
  const options = list(page).getByRole('option')
  for (const option of await options.all()) {
    const box = await option.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  const products = group(page, 'Products').getByRole('option')
  for (let place = 0; place < (await products.count()); place++) {
    await page.keyboard.press('ArrowDown')
    const product = products.nth(place)
    await expect(product).toHaveAttribute('aria-selected', 'true')
    const seen = await product.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 4, bottom - 4))
    })
    expect(seen, `row ${place} is not behind the foot`).toBe(true)
  }
})

test('on a phone four products stand whole above the categories', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ready(page)
  await page.keyboard.type('headphones')
  await expect(group(page, 'Categories')).toBeVisible()
  const fourth = await boxOf(group(page, 'Products').getByRole('option').nth(3))
  const foot = await boxOf(list(page).locator('.suggestions-foot'))
  expect(fourth.y + fourth.height).toBeLessThanOrEqual(foot.y + 1)
})

test.describe('before the scripts are here', () => {
  const late = async (page: Page, after: number) =>
    page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, after))
      await route.continue().catch(() => undefined) // the page has gone
    })

  test('what was typed gets its suggestions once they are', async ({ page }) => {
    await late(page, 4000)
    await page.goto('/', { waitUntil: 'commit' })
    await input(page).pressSequentially('lamp')
    await expect(group(page, 'Products').getByRole('option').first()).toContainText(/lamp/i, {
      timeout: 20_000,
    })
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('lamp')
  })

  for (const [path, results] of [
    ['/', '/shop?q=lamp'],
    ['/de', '/de/shop?q=lamp'],
  ] as const)
    test(`Enter on ${path} opens the results`, async ({ page }) => {
      await late(page, 4000)
      await page.goto(path, { waitUntil: 'commit' })
      const field = page.getByRole('search').getByRole('searchbox')
      await field.fill('lamp')
      await field.press('Enter')
      await expect(page).toHaveURL(results, { timeout: 3500 })
    })
})
