import type { Page } from '@playwright/test'
import { watchShifts } from './shifts'
import { expect, open, test } from './shop-test'

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the sections stand in the order of the specification', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('h2')).toContainText([
    'Up to 10% off Voucher',
    'Up to 10% off Voucher',
    'Up to 10% off Voucher',
    'Flash Sales',
    'Browse By Category',
    'Best Selling Products',
    'Enhance Your Music Experience',
    'More Categories',
    'Explore Our Products',
    'New Arrival',
  ])
  await expect(page.getByRole('link', { name: 'View All Products' })).toHaveCount(2)
  await expect(page.getByText('FREE AND FAST DELIVERY')).toHaveCount(3)
  await expect(page.getByText('Free delivery for all orders over $140')).toHaveCount(3)
  for (const promise of [
    'Smaller orders are delivered free, too.',
    '30 days to send it back, free of charge.',
    'A person answers your message within 24 hours.',
  ])
    await expect(page.getByText(promise)).toHaveCount(1)
  for (const link of await page.getByRole('link', { name: /^View All/ }).all())
    await expect(link).toHaveAttribute('href', '/shop')
})

test('the two fashions open and close, and every entry opens the shop', async ({ page }) => {
  await open(page, '/')
  const menu = page.getByRole('navigation', { name: 'Departments' })
  const fashion = menu.getByRole('button', { name: "Woman's Fashion" })
  const makeup = menu.getByRole('link', { name: 'Makeup' })
  await expect(makeup).toBeHidden()
  await fashion.press('Enter')
  await expect(fashion).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link')).toHaveText([
    'Clothes',
    'Accessories',
    'Jewelries',
    'Makeup',
    'Electronics',
    'Home & Lifestyle',
    'Medicine',
    'Sports & Outdoor',
    "Baby's & Toys",
    'Groceries & Pets',
    'Health & Beauty',
  ])
  await fashion.press('Space')
  await expect(makeup).toBeHidden()
  await menu.getByRole('button', { name: "Men's Fashion" }).click()
  await menu.getByRole('link', { name: 'Sunglasses' }).click()
  await expect(page).toHaveURL('/shop?category=mens-sunglasses')
})

test('an open department leaves the dots of the offers on their slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const offers = carousel(page, 'Offers')
  const slide = offers.locator('[data-row]')
  const dots = offers.locator('.carousel-foot')
  const below = async () => {
    const [foot, row] = [await dots.boundingBox(), await slide.boundingBox()]
    return foot && row && Math.round(row.y + row.height - foot.y - foot.height)
  }
  const before = await below()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: "Woman's Fashion" }).click()
  await page.getByRole('button', { name: "Men's Fashion" }).click()
  expect(await below()).toBe(before)
})

test('new arrivals show their subjects whole at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/')
  const pictures = page.locator('.collage img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shown = await picture.evaluate((image: HTMLImageElement) => {
      const across = image.clientWidth / image.naturalWidth
      const down = image.clientHeight / image.naturalHeight
      const covers = getComputedStyle(image).objectFit === 'cover'
      return covers ? Math.min(across, down) / Math.max(across, down) : 1
    })
    expect(shown, (await picture.getAttribute('src')) ?? '').toBe(1)
  }
})

test('four cards and six tiles stand side by side', async ({ page }) => {
  await open(page, '/')
  const inRow = (name: string) =>
    carousel(page, name).evaluate((element) => {
      const row = element.querySelector('[data-row]')?.getBoundingClientRect()
      return [...element.querySelectorAll('.carousel-track > li > *')].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return row && left >= row.left - 1 && right <= row.right + 1
      }).length
    })
  expect(await inRow('Browse By Category')).toBe(6)
  expect(await inRow('Explore Our Products')).toBe(4)
  const tiles = carousel(page, 'Browse By Category').getByRole('link')
  await expect(tiles.first()).toHaveText('Phones')
  await tiles.first().click()
  await expect(page).toHaveURL('/shop?category=phones')
})

test('a page of another language says its categories, and keeps the address of the shop whole', async ({
  page,
}) => {
  for (const [path, tiles] of [
    ['/fr', ['Téléphones', 'Ordinateurs', 'Montres connectées']],
    ['/de', ['Handys', 'Computer', 'Smartwatches']],
  ] as const) {
    await open(page, path)
    const shown = page.locator('.category-tile')
    for (const [position, name] of tiles.entries())
      await expect(shown.nth(position)).toHaveText(name)
    const mail = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    for (const width of [1440, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await mail.evaluate((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return text.getClientRects().length
      })
      expect(lines, `${path} at ${width} px`).toBe(1)
    }
  }
})

test('the sale counts down two years, then says that it has ended', async ({ page }) => {
  // By the clocks of the machine, so the leap day lies between wherever that stands.
  await page.clock.install({ time: new Date('2026-06-15T12:00:00Z') })
  await open(page, '/')
  const timer = page.getByRole('timer').first()
  await expect(timer).toHaveText(/Days73[01]Hours\d\dMinutes\d\dSeconds\d\d/)
  await page.clock.setSystemTime(new Date('2028-06-15T12:00:10Z'))
  await page.clock.runFor(2000)
  await expect(page.getByText('The sale has ended').first()).toBeVisible()
  // The other one may rest out of sight.
  await page.evaluate(() => document.querySelector('[role=timer]')?.scrollIntoView())
  await expect(page.getByText('The sale has ended')).toHaveCount(2)
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('nothing shifts while the page loads, and what moves it comes after', async ({ page }) => {
  const shifted = await watchShifts(page)
  await open(page, '/')
  for (const y of [800, 1600, 2400, 3200, 4000, 5000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(400)
  }
  const early = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[]
    const first = scripts.find(({ name }) => name.includes('/react-'))?.responseEnd ?? 0
    return scripts.filter(({ startTime }) => startTime < first).map(({ name }) => name)
  })
  expect(early.join(' ')).toContain('/assets/')
  expect(early.join(' ')).not.toMatch(/carousel-motion|sonner|quick-view|dialog|suggest/)
  expect(await shifted()).toBeLessThan(0.001)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Makeup', exact: true })).toBeVisible()
    const sales = carousel(page, 'Flash Sales')
    await expect(sales.getByRole('article')).toHaveCount(8)
    await expect(sales.getByRole('button', { name: 'Next' })).toBeHidden()
    const last = sales.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test('a carousel whose slides all stand side by side has nothing to move them', async ({
  page,
}) => {
  await open(page, '/')
  const moving = carousel(page, 'Browse By Category').getByRole('button')
  await expect(moving).toHaveCount(0)
  await expect(carousel(page, 'Flash Sales').getByRole('button', { name: 'Next' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(moving).toHaveCount(3)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about')
  await expect(page.locator('[data-all-fit]').getByRole('button')).toHaveCount(0)
})
