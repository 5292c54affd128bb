import { boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

test.use({ viewport: { width: 390, height: 812 }, hasTouch: true, isMobile: true })

test('what is to be chosen comes into sight above the bar, which goes on asking', async ({
  page,
}) => {
  await open(page, '/shop/41')
  const bar = page.locator('.buy-bar')
  await bar.getByRole('button', { name: 'Add to cart' }).tap()
  const asked = page.locator('.option-problem', { hasText: 'Choose a size' })
  await expect(asked).toBeInViewport({ ratio: 1 })
  const { y, height } = await boxOf(asked)
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y)
  await expect(page.locator('.option-group').first()).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('Choose a size')
  await expect(bar.getByText(/in stock$/)).toBeHidden()
})

test('the first screen says that a product is sold out, and nothing asks to choose', async ({
  page,
}) => {
  await open(page, '/shop/29')
  await expect(page.getByText('Out of Stock', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main')).not.toContainText('Choose a size')
  await axe(page)
})

test('a product begins with pictures of what can be had', async ({ page }) => {
  await open(page, '/shop/215')
  const first = page.locator('.gallery-picture img').first()
  await expect(first).toHaveAttribute('src', /215-13/)
  await expect(page.locator('.gallery-picture')).toHaveCount(5)
})

test('with text of twice the size what the bar asks has a line of its own', async ({ page }) => {
  for (const path of ['/shop/41', '/fr/shop/41']) {
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const asked = await boxOf(page.locator('.buy-bar > :first-child'))
    const pieces = await boxOf(page.locator('.buy-bar select'))
    expect(asked.y + asked.height, path).toBeLessThanOrEqual(pieces.y)
    await expect(page.locator('.buy-bar')).toBeInViewport({ ratio: 1 })
  }
})
