import { axe, expect, hydrated, open, test } from './shop-test'

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the language selector keeps the page and its query, and is remembered', async ({ page }) => {
  await open(page, '/shop?sort=price-asc')
  await page.locator('summary').first().click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/shop?sort=price-asc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await page.goto('/about?from=mail#team')
  await expect(page).toHaveURL('/fr/about?from=mail#team')
  await page.goto('/de/about') // an address that names its language was meant
  await expect(page).toHaveURL('/de/about')
  await hydrated(page)

  await page.locator('summary').first().click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('the language menu closes on Escape and when the visitor goes elsewhere', async ({ page }) => {
  await open(page, '/')
  const german = page.getByRole('link', { name: 'Deutsch' })
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(german).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(german).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(german).toBeVisible()
  await page.getByRole('heading', { name: 'Flash Sales' }).click()
  await expect(german).toBeHidden()
})

test('a page names its other languages', async ({ page }) => {
  await page.goto('/es/shop?sort=rating')
  const links = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]),
    )
  const origin = new URL(page.url()).origin
  expect(Object.fromEntries(links)).toEqual({
    en: `${origin}/shop?sort=rating`,
    fr: `${origin}/fr/shop?sort=rating`,
    es: `${origin}/es/shop?sort=rating`,
    de: `${origin}/de/shop?sort=rating`,
    'x-default': `${origin}/shop?sort=rating`,
  })
})

test('a plain link changes the page without loading a document', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.locator('p[aria-live=polite]').first()).toHaveText(await page.title())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL('/shop')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a bar across the page shows that the next one is loading', async ({ page }) => {
  await open(page, '/')
  let leave = () => {}
  const held = new Promise<void>((resolve) => {
    leave = resolve
  })
  await page.route(/\/about\.data/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  const bar = page.locator('.navigation-progress')
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(100)
  leave()
  await expect(page).toHaveURL('/about')
  await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBe(0)
})

test('turning to a link fetches what it needs', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'View All', exact: true }).hover()
  await expect(page.locator('link[rel=prefetch][href*="shop"]')).toBeAttached()
})

test('the badges show what this browser keeps, above zero only, and move nothing', async ({
  page,
}) => {
  await open(page, '/')
  const badges = page.locator('[data-badge]')
  await expect(badges).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(page.getByRole('link', { name: '1 item in wishlist' })).toBeVisible()
  await expect(badges).toHaveText(['1'])
  const before = await page
    .getByRole('banner')
    .getByRole('link', { name: 'My Account' })
    .boundingBox()
  await page.reload()
  await expect(badges).toHaveText(['1'])
  expect(
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).boundingBox(),
  ).toEqual(before)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the menu button opens and closes the links', async ({ page }) => {
    await open(page, '/')
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
    await expect(about).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(about).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()
  })

  test('the navigation stays in sight', async ({ page }) => {
    await open(page, '/')
    await page.mouse.wheel(0, 3000)
    await expect(page.getByRole('link', { name: 'Exclusive', exact: true })).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links, languages, search and the small menu work', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary').first().click()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es')
    await page.getByRole('searchbox').fill('mascara')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/es/shop?q=mascara')
    await page.locator('.departments summary').click()
    await page.getByRole('link', { name: 'Electrónica' }).first().click()
    await expect(page).toHaveURL('/es/shop?category=electronics')
    await page.setViewportSize({ width: 375, height: 700 })
    await page.getByRole('button', { name: 'Menú' }).click()
    await page
      .getByRole('navigation', { name: 'Navegación principal' })
      .getByText('Contacto')
      .click()
    await expect(page).toHaveURL('/es/contacts')
  })
})

test('a page in another language is fetched when the pointer presses its link', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  const fetched = new Promise<void>((resolve) =>
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready' && prefetchUrl.includes('/fr/')) resolve()
    }),
  )
  await browser.send('Preload.enable')
  await open(page, '/shop?q=phone')
  await page.locator('summary').first().click()
  const french = page.getByRole('link', { name: /Français/ })
  await french.hover()
  await page.mouse.down()
  await fetched
  await page.mouse.up()
  await page.waitForURL('/fr/shop?q=phone')
  const came = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  )
  expect(came).toBe('navigational-prefetch')
})
