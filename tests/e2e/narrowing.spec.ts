import type { Locator, Page } from '@playwright/test'
import { countIn, filters, found, prices, results, row } from './listing'
import { axe, expect, open, test } from './shop-test'

const chips = (page: Page) => page.getByRole('list', { name: 'Your choices' })

test('narrowing adds a second and a third kind, chips take them away again', async ({ page }) => {
  await open(page, '/shop?category=electronics&sort=price-asc&show=12')
  const highest = filters(page, 'Shop by Price').getByLabel('Highest price ($)')
  await highest.fill('99,90')
  await highest.press('Enter')
  await expect(chips(page).getByRole('link')).toHaveText([
    'Electronics',
    'Up to $99.90',
    'Clear all',
  ])
  const brand = filters(page, 'Shop by Brand').getByRole('listitem').first()
  const [name = '', count] = [
    (await brand.getByRole('link').first().innerText()).split(' (')[0],
    countIn(await brand.getByRole('link').first().innerText()),
  ]
  await brand.getByRole('link', { name: `Narrow by: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Electronics · ${name}`)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page), 'as many as the pick said').toBe(count)
  for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(9990)
  await expect(page).toHaveURL(
    /\?category=electronics&brand=[^&]+&max=99.9&sort=price-asc&show=12$/,
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await axe(page)

  await chips(page).getByRole('link', { name: 'Remove: Up to $99.90' }).click()
  await expect(page).toHaveURL(/\?category=electronics&brand=[^&]+&sort=price-asc&show=12$/)
  await expect(highest).toHaveValue('')
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop?sort=price-asc&show=12')
  await expect(chips(page)).toHaveCount(0)
})

test('what is sold out is left out on request, and counted before', async ({ page }) => {
  await open(page, '/shop?category=womens-accessories&show=18')
  const all = await found(page)
  await row(page).getByText('Stock', { exact: true }).click()
  await row(page)
    .getByRole('link', { name: `In stock only (${all - 1})` })
    .click()
  await expect(page).toHaveURL('/shop?category=womens-accessories&stock=in&show=18')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page)).toBe(all - 1)
  await expect(results(page).getByText('Tall Riding Boots')).toHaveCount(0)
  await axe(page)
  await chips(page).getByRole('link', { name: 'Remove: In stock only' }).click()
  await expect(results(page).getByText('Tall Riding Boots')).toHaveCount(1)
})

test('a least rating and discount add to the others, and are taken away one by one', async ({
  page,
}) => {
  await open(page, '/shop?category=electronics&show=18')
  const all = await found(page)
  await row(page).getByText('Rating', { exact: true }).click()
  await row(page).getByRole('link', { name: '4 stars and up' }).click()
  await expect(page).toHaveURL('/shop?category=electronics&rating=4&show=18')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page)).toBeLessThan(all)
  const rated = await found(page)
  expect(rated).toBeGreaterThan(0)
  const stars = await results(page)
    .locator('.card .stars')
    .evaluateAll((each) => each.map((one) => Number(/[\d.]+/.exec(one.ariaLabel ?? '')?.[0])))
  for (const rating of stars) expect(rating).toBeGreaterThanOrEqual(4)
  await row(page).getByText('Discount', { exact: true }).click()
  await row(page).getByRole('link', { name: '10% off or more' }).click()
  await expect(page).toHaveURL('/shop?category=electronics&rating=4&discount=10&show=18')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page)).toBeLessThanOrEqual(rated)
  for (const badge of await results(page).locator('.card').all())
    await expect(badge.locator('.card-badge')).toHaveText(/-[1-9]\d%/)
  await expect(chips(page).getByRole('link')).toHaveText([
    ...['Electronics', '4 stars and up', '10% off or more', 'Clear all'],
  ])
  await axe(page)
  await chips(page).getByRole('link', { name: 'Remove: 4 stars and up' }).click()
  await expect(page).toHaveURL('/shop?category=electronics&discount=10&show=18')
})

test('bounds on the left add to what was picked; wrong ones are told at the field', async ({
  page,
}) => {
  await open(page, '/shop?category=phones&show=12')
  const left = filters(page, 'Shop by Price')
  const [low, high] = [left.getByLabel('Lowest price ($)'), left.getByLabel('Highest price ($)')]
  await low.fill('30')
  await high.fill('20')
  await high.press('Enter')
  await expect(high).toHaveAccessibleDescription('The lowest price is above the highest.')
  await expect(high).toHaveValue('20')
  await axe(page)
  await low.fill('15')
  await high.fill('900')
  await low.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove: $15.00 - $900.00' })).toBeVisible()
  await expect(chips(page)).toContainText('Phones')
  await expect(low, 'what has the focus keeps it').toBeFocused()
  for (const price of await prices(page)) expect(price >= 1500 && price <= 90_000).toBe(true)
})

test('no list of values scrolls by itself, more unfolds the others', async ({ page }) => {
  await open(page, '/shop')
  const brands = filters(page, 'Shop by Brand')
  expect(await brands.getByRole('link').count()).toBe(5)
  const scrolling = await page
    .locator('.filters ul')
    .evaluateAll(
      (lists) => lists.filter((list) => getComputedStyle(list).overflowY !== 'visible').length,
    )
  expect(scrolling).toBe(0)
  await brands.getByText(/^\d+ more$/).click()
  expect(await brands.getByRole('link').count()).toBe(40)
})

test('a desktop’s values have boxes: one adds, the name replaces', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/shop')
  const boxOf = (part: Locator) =>
    part.evaluate((link) => {
      const { content, borderTopWidth, width } = getComputedStyle(link, '::before')
      return [content.split(' /')[0], borderTopWidth, width]
    })
  const phones = filters(page, 'Shop by Category').getByRole('listitem').nth(3)
  expect(await boxOf(phones.getByRole('link'))).toEqual(['""', '1px', '18px'])
  await open(page, '/shop?brand=Halden')
  const first = filters(page, 'Shop by Category').getByRole('listitem').nth(1)
  const [name, box] = [first.getByRole('link').first(), first.getByRole('link').last()]
  await expect(box).toHaveAccessibleName(/^Narrow by: /)
  expect((await boxOf(name))[0], 'the name has none of its own').toBe('none')
  expect((await boxOf(box))[0]).toBe('""')
  expect((await box.boundingBox())?.x).toBeLessThanOrEqual((await name.boundingBox())?.x ?? 0)
  await box.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?category=[^&]+&brand=Halden$/)
  const on = first.getByRole('link', { name: /^Remove: / })
  await expect.poll(() => boxOf(on).then(([mark]) => mark)).toBe('"✓"')
  await axe(page)
})

test('a desktop has its filters in one column, each once, and the first card high', async ({
  page,
}) => {
  await open(page, '/shop')
  const card = await results(page).locator('.card').first().boundingBox()
  expect(card?.y).toBeLessThanOrEqual(400)
  await expect(row(page).locator('summary').filter({ visible: true })).toHaveText([
    ...['Colour', 'Size', 'Rating', 'Discount', 'Stock'],
  ])
  const drawn = await page.locator('.filter-group > summary').evaluateAll((all) =>
    all.map((one) => {
      const heading = one.querySelector('h2') as HTMLElement
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(heading)
      return [fontFamily, fontSize, fontWeight, one.clientHeight, heading.offsetLeft].join()
    }),
  )
  expect([drawn.length, new Set(drawn).size], 'eight of one make').toEqual([8, 1])
  await open(page, '/shop?category=electronics&colour=Red')
  await expect(row(page).locator('.filter-group > summary').filter({ visible: true })).toHaveText(
    ['Colour (1)', 'Rating', 'Discount'],
    { useInnerText: true },
  )
  for (const name of ['Shop by Category', 'Shop by Brand', 'Shop by Price'])
    await expect(filters(page, name)).toBeVisible()
  const [left, first] = [await row(page).boundingBox(), await results(page).boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(first?.x ?? 0)
})

for (const path of ['/shop', '/shop?category=mens-clothes', '/shop?category=electronics'])
  test(`a desktop’s filters end with the cards: ${path}`, async ({ page }) => {
    await open(page, path)
    const [filtersEnd = 0, cardsEnd = 0] = await Promise.all(
      [page.locator('.filters-groups'), results(page)].map(async (part) => {
        const box = await part.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }),
    )
    expect(Math.abs(filtersEnd - cardsEnd)).toBeLessThan(80)
  })
