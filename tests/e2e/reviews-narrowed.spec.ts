import { axe, expect, open, test } from './shop-test'

test('reviews are narrowed by stars with the keyboard, kept while sorted, and all shown again', async ({
  page,
}) => {
  await open(page, '/shop/1')
  const row = page.getByRole('link', { name: /^\d+ reviews? with 4 of 5 stars$/ })
  const count = Number.parseInt((await row.textContent()) ?? '', 10)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/reviews=newest-4s#reviews$/)
  await expect(row).toHaveAttribute('aria-current', 'true')
  const stars = page.locator('.reviews-list').getByRole('img', { name: 'Rated 4 out of 5 stars' })
  await expect(stars).toHaveCount(count)
  await expect(page.locator('.reviews-list > li')).toHaveCount(count)
  await axe(page, '.reviews')
  await page.getByRole('link', { name: 'Lowest' }).click()
  await expect(page).toHaveURL(/reviews=lowest-4s#reviews$/)
  await expect(page.locator('.reviews-list > li')).toHaveCount(count)
  await page.locator('.reviews').getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/reviews=lowest#reviews$/)
  await expect(row).not.toHaveAttribute('aria-current')
  await expect(page.locator('.reviews-list > li')).toHaveCount(12)
  await expect(page.getByRole('link', { name: /^0 reviews with/ })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 812 }, hasTouch: true, isMobile: true })

  test('each row that narrows the reviews is large enough for a thumb', async ({ page }) => {
    await open(page, '/fr/shop/1')
    for (const row of await page.locator('.reviews li > a[href*="s#reviews"]').all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.locator('.reviews li > a[href*="5s#reviews"]').tap()
    await expect(page.locator('.reviews').getByRole('link', { name: 'Tous' })).toBeVisible()
  })
})
