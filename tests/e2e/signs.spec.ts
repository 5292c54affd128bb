import { store, stored, storedProduct } from './buying'
import { axe, expect, open, test } from './shop-test'

const WIDTHS = [360, 768, 1440]

test('a toast leaves the badge it changed in sight, with a way to the cart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // it stands where it is measured
  await open(page, '/shop')
  const toast = page.locator('[data-sonner-toast]')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await page.locator('article .card-add').first().click({ force: true })
    await expect(toast.first()).toContainText('Added to Cart!')
    await toast.first().hover({ force: true }) // which keeps it; unasked it goes in two seconds
    const [said, badge] = [
      await toast.first().boundingBox(),
      await page.locator('.badge').boundingBox(),
    ]
    if (!said || !badge) throw new Error('no toast or no badge')
    expect(said.y, `${width} px`).toBeGreaterThan(badge.y + badge.height)
  }
  await axe(page, '[data-sonner-toast]')
  await toast.first().getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL('/cart')
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ quantity: WIDTHS.length }])
})

test('the way to the comparison covers no button of the product', async ({ page }) => {
  await page.addInitScript((product) => {
    localStorage.setItem('compare', JSON.stringify([product]))
  }, storedProduct(2))
  await open(page, '/shop/1')
  await expect(page.locator('.compare-tray')).toBeAttached()
  const wish = page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    for (const block of ['start', 'center', 'end', 'nearest'] as const) {
      await wish.evaluate((button, where) => button.scrollIntoView({ block: where }), block)
      const free = await wish.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return [left + 8, (left + right) / 2, right - 8].every((x) =>
          [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x, y))),
        )
      })
      expect(free, `${width} px, ${block}`).toBe(true)
    }
  }
  await page.locator('.compare-tray').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('forced colours hide no picture', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const path of ['/', '/shop', '/shop/1']) {
    await open(page, path)
    const blended = await page.evaluate(
      () =>
        [...document.querySelectorAll('main img')].filter(
          (picture) => getComputedStyle(picture).mixBlendMode !== 'normal',
        ).length,
    )
    expect(blended, path).toBe(0)
  }
})

test('with forced colours a post code has an edge, and empty stars are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, '/shop/1')
  await expect(page.locator('#postcode')).toHaveCSS('border-top-width', '1px')
  const stars = await page
    .locator('.stars')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
  expect(stars).not.toContain('rgba(0, 0, 0, 0.25)')
})

test('each Add To Cart has the name of its product, and comes after its title', async ({
  page,
}) => {
  await open(page, '/')
  const cards = page.locator('article.card')
  const names = await cards.evaluateAll((list) =>
    list.map((card) => {
      const title = card.querySelector('h3 a') as HTMLElement
      const add = card.querySelector('.card-add') as HTMLElement
      const after = title.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING
      return { title: title.textContent, seen: add.textContent, after: after > 0 }
    }),
  )
  expect(names.length).toBeGreaterThan(10)
  for (const [position, { title, seen, after }] of names.entries()) {
    expect(after).toBe(true)
    const add = cards.nth(position).locator('.card-add')
    await expect(add).toHaveAccessibleName(`${seen}: ${title}`)
  }
})

test('catalogue text is English on every page', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  for (const path of ['/de', '/de/shop', '/de/shop/1', '/de/cart', '/de/checkout']) {
    await open(page, path)
    const title = page
      .getByRole('main')
      .locator(path.endsWith('/1') ? 'h1' : 'article h3 a, tbody a, .checkout-order li span[lang]')
      .first()
    const languages = await title.evaluate((element) =>
      element.closest('[lang]')?.getAttribute('lang'),
    )
    expect(languages, path).toBe('en')
  }
  await open(page, '/shop/1')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('a tapped card shows that its page is on the way', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await arrived
    await route.continue()
  })
  await open(page, '/shop')
  const title = page.locator('article h3 a').first()
  await title.click()
  await expect(title).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.navigation-progress')).toHaveAttribute('data-loading', 'true')
  await expect(page.locator('article .card-tile').first()).toHaveCSS('animation-name', 'pending')
  arrive()
  await page.waitForURL(/\/shop\/\d+$/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a button of an icon says its label where the pointer rests', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('article.card').first()
  const view = card.getByRole('button', { name: 'Quick view' })
  const wish = card.getByRole('button', { name: 'Add to wishlist' })
  await view.hover()
  await expect(view).toHaveAttribute('title', 'Quick view')
  await wish.click()
  await expect(wish).toHaveAttribute('title', 'In your wishlist')
  await view.hover()
  await wish.hover()
  await expect(wish).toHaveAttribute('title', 'In your wishlist')
})
