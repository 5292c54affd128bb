import { expect, open, test } from './shop-test'

const PAGES = [
  '/',
  '/shop',
  '/shop/1',
  '/cart',
  '/checkout',
  '/wishlist',
  '/wishList',
  '/contacts',
  '/about',
  '/signup',
  '/login',
  '/accounts',
  '/reset-password',
  '/privacy',
  '/terms',
  '/faq',
]

for (const language of ['', '/fr', '/es', '/de'])
  for (const path of PAGES)
    test(`${language}${path} answers, hydrates and complains of nothing`, async ({ page }) => {
      const response = await open(page, `${language}${path}`)
      expect(response?.status()).toBe(200)
      expect(await page.getAttribute('html', 'lang')).toBe(language.slice(1) || 'en')
    })

for (const path of ['/no-such-page', '/shop/999999', '/shop/abc', '/orders/unknown', '/fr/nope'])
  test(`${path} is not found`, async ({ page, allowed }) => {
    allowed.push('404')
    await open(page, path)
    await expect(page.getByText('404')).toBeVisible()
  })
