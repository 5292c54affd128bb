import type { Locator } from '@playwright/test'
import { cards, filters, prices, results, unfold } from './listing'
import { boxOf, scrollsSideways } from './pages'
import { watchShifts } from './shifts'
import { axe, expect, hydrated, open, test } from './shop-test'

test('while the next list is fetched the cards keep their size', async ({ page }) => {
  await open(page, '/shop')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/shop.data**', async (route) => {
    await held
    await route.continue()
  })
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  const before = await cards(page).first().boundingBox()
  await next.click()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  expect(await cards(page).first().boundingBox()).toEqual(before)
  release()
  await expect(page).toHaveURL('/shop?page=2')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
})

test('a request that fails says so, and Try again brings the list', async ({ page, allowed }) => {
  allowed.push('ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'shop.data')
  await open(page, '/shop')
  await page.context().setOffline(true)
  await unfold(page, 'Shop by Category')
  await filters(page, 'Shop by Category')
    .getByRole('link', { name: /^Phones/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
  await page.context().setOffline(false)
  await axe(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page).toHaveURL('/shop?category=phones')
})

for (const width of [390, 768, 1440])
  test(`where nothing is found at ${width} px, what was asked is said first, then the answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/shop?q=zzzqqq')
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
    const answer = await top(page.getByRole('heading', { name: /^We found nothing for/ }))
    const field = page.getByRole('search').getByRole('searchbox').first()
    await expect(field).toHaveValue('zzzqqq')
    expect(await top(field)).toBeLessThan(answer)
    await expect(page.getByRole('heading', { name: /^We found nothing for/ })).toBeInViewport()
    await expect(page.locator('.toolbar')).toHaveCount(0)
    await expect(page.locator('.filters-summary')).toBeHidden()
  })

test('more of the kind begin below a head as other sections do', async ({ page }) => {
  await open(page, '/shop?category=pets&colour=Red')
  const head = page.getByRole('heading', { name: 'More like these' })
  await expect(head).toHaveCSS('font-size', '24px')
  await expect(head).toHaveCSS('font-weight', '600')
})

test('where nothing is found, best sellers begin in the first screen', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/shop?q=zzzqqq')
    const card = await boxOf(page.locator('.results-list .card-tile').first())
    expect(card.y + 0.75 * card.height, `at ${width} px`).toBeLessThan(height)
  }
})

test('filters stand in a sheet on a phone, and nothing scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a press may miss what slides in
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/shop', '/shop?view=list', '/shop?q=zzzz', '/shop/1']) {
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await open(page, '/shop')
  const phones = filters(page, 'Shop by Category').getByRole('link', { name: /^Phones/ })
  await expect(phones).toBeHidden()
  await page.getByText(/^Filters/).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText(/^Phones \(/).click()
  await axe(page)
  expect(await scrollsSideways(page)).toBe(false)
  await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click()
  await expect(page).toHaveURL('/shop?category=phones')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order, page size, layout and pages are links and a form', async ({ page }) => {
    await page.goto('/shop')
    await unfold(page, 'Shop by Category')
    await filters(page, 'Shop by Category')
      .getByRole('link', { name: /^Phones/ })
      .click()
    await page.getByLabel('Sort by').selectOption('Price high to low')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/shop\?category=phones&sort=price-desc&show=6$/)
    const falling = await prices(page)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/shop?category=phones&sort=price-desc&page=2')
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL('/shop?category=phones&sort=price-desc&view=list&page=2')
  })

  test('what narrows the list is links and a form, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/shop?category=phones&show=12')
    await page.getByText('Filters (1)', { exact: true }).click()
    await filters(page, 'Shop by Brand')
      .getByRole('link', { name: /^Narrow by: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/shop\?category=phones&brand=[^&]+&show=12$/)
    await page.getByText('Filters (2)', { exact: true }).click()
    const field = page.getByLabel('Lowest price ($)')
    await field.fill('abc')
    await page.getByRole('button', { name: 'Set price' }).click()
    await expect(page).toHaveURL(/category=phones&brand=[^&]+&show=12&min=abc&max=$/)
    await expect(field, 'the filters are folded').toBeHidden()
    const said = page
      .getByRole('alert')
      .filter({ hasText: /^Enter an amount from 0 to 99,999,999.99/ })
    await said.getByRole('link', { name: 'Set price' }).click()
    await expect(field).toHaveValue('abc')
    await expect(field).toBeInViewport()
    await expect(field).toHaveAccessibleDescription(/^Enter an amount from 0 to 99,999,999.99/)
    await field.fill('1')
    await page.getByRole('button', { name: 'Set price' }).click()
    await expect(page.getByRole('link', { name: 'Remove: From $1.00' })).toBeVisible()
    await expect(field, 'the filters are folded again').toBeHidden()
    await page.getByRole('link', { name: 'Remove: Phones' }).click()
    await expect(page).toHaveURL(/\/shop\?brand=[^&]+&min=1&show=12$/)
  })
})

for (const [name, chosen, address] of [
  ['Sort by', 'Price high to low', '/shop?category=phones&sort=price-desc&all=1'],
  ['Show', '18', '/shop?category=phones&show=18'],
] as const)
  test(`${name}, chosen before the scripts are here, is carried out by them`, async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.continue()
    })
    await page.goto('/shop?category=phones&all=1', { waitUntil: 'commit' })
    await page.getByLabel(name, { exact: true }).selectOption(chosen)
    await expect(page).toHaveURL(address, { timeout: 20_000 })
    await expect(page.getByLabel(name, { exact: true }).locator('option:checked')).toHaveText(
      chosen,
    )
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    const falling = await prices(page)
    if (name === 'Sort by') expect(falling).toEqual([...falling].sort((a, b) => b - a))
    await page.goBack()
    await expect(page).toHaveURL('/shop?category=phones&all=1')
    await expect(page.getByLabel('Sort by')).toHaveValue('title')
    await expect(page.getByLabel('Show', { exact: true })).toHaveValue('6')
  })

test('the other languages list under their own addresses', async ({ page }) => {
  await open(page, '/fr/shop')
  await page.locator('.choices-more > summary').first().click()
  await page.getByRole('link', { name: /^Téléphones/ }).click()
  await expect(page).toHaveURL('/fr/shop?category=phones')
  await page.getByLabel('Trier par').selectOption('Prix croissant')
  await expect(page).toHaveURL('/fr/shop?category=phones&sort=price-asc')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/fr\/shop\/\d+$/)
  await hydrated(page)
})

for (const path of ['/shop', '/shop?view=list&show=18', '/shop/1'])
  test(`nothing shifts while ${path} loads`, async ({ page }) => {
    const shifted = await watchShifts(page)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(await shifted()).toBeLessThan(0.01)
  })
