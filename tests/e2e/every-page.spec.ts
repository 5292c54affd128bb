import { asShopper, PAGES, scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

// English and German are opened by looks.spec.ts, and here French and Spanish in turn.
for (const [position, path] of PAGES.entries()) {
  const language = position % 2 ? 'es' : 'fr'
  test(`/${language}${path} responds, hydrates, complains of nothing, is in nobody's way`, async ({
    page,
  }) => {
    await asShopper(page)
    const response = await open(page, `/${language}${path}`)
    expect(response?.status()).toBe(200)
    expect(await page.getAttribute('html', 'lang')).toBe(language)
    await axe(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollsSideways(page), 'sideways scroll at 320 px').toBe(false)
  })
}

test('/wishList is the wishlist', async ({ page }) => {
  await open(page, '/wishList')
  await expect(page.getByRole('heading', { name: 'Wishlist(0)' })).toBeVisible()
})

for (const path of ['/no-such-page', '/shop/999999', '/shop/abc', '/orders/unknown', '/fr/nope'])
  test(`${path} is not found`, async ({ page, allowed }) => {
    allowed.push('404')
    await open(page, path)
    await expect(page.getByText('404')).toBeVisible()
    await axe(page)
  })
