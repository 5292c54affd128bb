import type { Page } from '@playwright/test'
import type { Language } from '../../app/business'
import { textsOf } from '../../app/texts/texts.server'
import { cards } from './listing'
import { scrollsSideways } from './pages'
import { input } from './searching'
import { axe, expect, open, test } from './shop-test'

const again = (page: Page, language: Language = 'en') =>
  page.getByRole('searchbox', { name: textsOf(language).shop.searchAgain })

for (const [language, prefix] of [
  ['en', ''],
  ['es', '/es'],
] as const)
  for (const path of ['/no-such-page', '/shop?q=zzzqqq'])
    test(`${prefix}${path} offers a search, departments and best sellers`, async ({
      page,
      allowed,
    }) => {
      allowed.push('404')
      const { home, shop, shell } = textsOf(language)
      await page.setViewportSize({ width: 360, height: 700 })
      await open(page, prefix + path)
      if (path === '/no-such-page') {
        const { code, title, text, back } = shell.notFound
        for (const words of [code, title, text]) await expect(page.getByText(words)).toBeVisible()
        await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', prefix || '/')
      }
      const departments = page.getByRole('navigation', { name: home.departments })
      await expect(departments.getByRole('link')).toHaveText(Object.values(shop.departments))
      await expect(
        page.getByRole('region', { name: home.bestSelling }).locator('.card'),
      ).toHaveCount(6)
      expect(await scrollsSideways(page)).toBe(false)
      await axe(page)
      await again(page, language).fill('mascara')
      await again(page, language).press('Enter')
      await expect(page).toHaveURL(`${prefix}/shop?q=mascara`)
      await expect(cards(page).first()).toContainText(/mascara/i)
    })

for (const path of ['/shop/999999', '/orders/nonsense', '/orders/nonsense/review/1', '/pages/none'])
  test(`${path} offers the same within the layout`, async ({ page, allowed }) => {
    allowed.push('404')
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle("Something's missing. | Exclusive")
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const best = page.getByRole('region', { name: 'Best Selling Products' })
    await expect(best.getByRole('article')).toHaveCount(6)
    const departments = page.getByRole('main').getByRole('navigation', { name: 'Departments' })
    expect(await departments.getByRole('link').count()).toBeGreaterThan(5)
    await again(page).fill('mascara')
    await again(page).press('Enter')
    await expect(page).toHaveURL('/shop?q=mascara')
  })

test('a search without results that is reached within the shop offers the same', async ({
  page,
}) => {
  await open(page, '/shop')
  await input(page).fill('zzzqqq')
  await input(page).press('Enter')
  await expect(page.getByRole('heading', { name: /^We found nothing for “zzzqqq”/ })).toBeVisible()
  await expect(input(page)).toHaveValue('zzzqqq')
  await expect(again(page)).toHaveValue('')
  const best = page.getByRole('region', { name: 'Best Selling Products' })
  await best.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('link', { name: '1 item in cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Electronics', exact: true }).click()
  await expect(page).toHaveURL('/shop?category=electronics')
  await expect(again(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page leads to products', async ({ page, allowed }) => {
    allowed.push('404')
    await page.goto('/no-such-page')
    await again(page).fill('mascara')
    await again(page).press('Enter')
    await expect(page).toHaveURL('/shop?q=mascara')
    await page.goto('/shop?q=zzzqqq')
    await page
      .getByRole('region', { name: 'Best Selling Products' })
      .getByRole('heading')
      .nth(1)
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/shop\/\d+$/)
  })
})
