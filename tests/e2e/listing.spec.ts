import { cards, filters, prices, results, said, titles, unfold } from './listing'
import { axe, expect, open, test } from './shop-test'

test('spec section 2: breadcrumb, filters, toolbar, six cards, pagination', async ({ page }) => {
  await open(page, '/shop')
  await expect(page).toHaveTitle('Products | Exclusive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home/Products')
  for (const name of ['Shop by Category', 'Shop by Brand', 'Shop by Price'])
    await expect(filters(page, name)).toBeVisible()
  await expect(filters(page, 'Shop by Price').getByRole('link')).toHaveText([
    /^\$0\.00 - \$9\.99 \(\d+\)$/,
    /^\$10\.00 - \$19\.99 \(\d+\)$/,
  ])
  await expect(page.getByLabel('Show', { exact: true }).getByRole('option')).toHaveText([
    '6',
    '12',
    '18',
  ])
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Title A–Z',
    'Price low to high',
    'Price high to low',
    'Top rated',
    'Biggest discount',
  ])
  await expect(cards(page)).toHaveCount(6)
  const sorted = await titles(page)
  expect(sorted).toEqual([...sorted].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  await axe(page)
})

test('spec section 4: a pick replaces the others, Show All clears', async ({ page }) => {
  await open(page, '/shop?sort=price-asc&show=12')
  await unfold(page, 'Shop by Category')
  await filters(page, 'Shop by Category')
    .getByRole('link', { name: /^Phones/ })
    .click()
  await expect(page).toHaveURL('/shop?category=phones&sort=price-asc&show=12')
  await expect(said(page)).toHaveText(/^\d+ products$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones')
  await filters(page, 'Shop by Price').getByRole('link').first().click()
  await expect(page).toHaveURL('/shop?price=0-9.99&sort=price-asc&show=12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(
    filters(page, 'Shop by Category').locator('[aria-current]'),
    'the category is not picked any more',
  ).toHaveCount(0)
  await filters(page, 'Shop by Category').getByRole('link', { name: 'Show All' }).click()
  await expect(page).toHaveURL('/shop?sort=price-asc&show=12')
  await expect(page.getByRole('link', { name: 'Show Less' })).toHaveCount(0)
})

test('spec sections 2 and 9: a filter shows six, Show All the rest, Show Less six', async ({
  page,
}) => {
  await open(page, '/shop?category=phones')
  const found = Number((await said(page).innerText()).split(' ')[0])
  expect(found).toBeGreaterThan(6)
  await expect(cards(page)).toHaveCount(6)
  const more = page.locator('.results').getByRole('link', { name: 'Show All' })
  await more.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await more.click()
  await expect(cards(page)).toHaveCount(found)
  expect(await page.evaluate(() => scrollY), 'stays where it was').toBe(scrolled)
  await page.reload()
  await expect(cards(page), 'after a reload').toHaveCount(found)
  await page.getByRole('link', { name: 'Show Less' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('spec section 5: both price buckets exclude their bounds', async ({ page }) => {
  for (const [bucket, above, below] of [
    ['0-9.99', 0, 1000],
    ['10-19.99', 1000, 2000],
  ] as const) {
    await open(page, `/shop?price=${bucket}&all=1`)
    const seen = await prices(page)
    expect(seen.length).toBeGreaterThan(6)
    for (const price of seen) expect(price > above && price < below).toBe(true)
  }
})

test('sorting and page size work, from the keyboard too', async ({ page }) => {
  await open(page, '/shop')
  await page.getByLabel('Sort by').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/shop?sort=price-asc')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByLabel('Sort by')).toBeFocused()
  const rising = async () =>
    (await prices(page)).every((price, at, all) => at === 0 || price >= (all[at - 1] ?? 0))
  await expect.poll(rising).toBe(true)
  await page.getByLabel('Show', { exact: true }).selectOption('18')
  await expect(cards(page)).toHaveCount(18)
  await expect(page).toHaveURL('/shop?sort=price-asc&show=18')
})

test('the layout toggles between grid and list', async ({ page }) => {
  await open(page, '/shop')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/shop?view=list')
  const first = await cards(page).nth(0).boundingBox()
  const second = await cards(page).nth(1).boundingBox()
  expect(first?.x).toBe(second?.x)
  await axe(page)
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL('/shop')
})

test('spec section 4: Previous only above page 1, Next only below the last', async ({ page }) => {
  await open(page, '/shop?category=phones')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  const first = await titles(page)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/shop?category=phones&page=2')
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  expect((await titles(page)).some((title) => first.includes(title))).toBe(false)
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/shop?category=phones')
})

test('back restores the list and where it was scrolled to', async ({ page }) => {
  await open(page, '/shop?show=18&page=2')
  const before = await titles(page)
  const link = cards(page).nth(9).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/shop\/\d+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/shop?show=18&page=2')
  await expect.poll(() => titles(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a search finds in titles, ignoring case; nothing found offers Show All', async ({ page }) => {
  await open(page, '/shop?q=MASCARA')
  for (const title of await titles(page)) expect(title.toLowerCase()).toContain('mascara')
  await open(page, '/shop?q=%25_%22%F0%9F%91%97')
  await expect(page.getByRole('heading', { name: 'We found nothing for “%_"👗”.' })).toBeVisible()
  await axe(page)
  await page.locator('.results').getByRole('link', { name: 'Show All' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(cards(page)).toHaveCount(6)
})

test('unknown values fall back to the default, a page beyond the last to the last', async ({
  page,
}) => {
  await open(page, '/shop?category=nope&brand=nope&price=1-2&sort=x&show=7&view=x&page=x')
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByText('There is no category “nope” here')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/)
  await open(page, '/shop?category=phones&page=999')
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('Add to Wish List, Compare and Add to Cart work by keyboard', async ({ page }) => {
  await open(page, '/shop?q=mascara')
  const card = cards(page).first()
  const add = card.getByRole('button', { name: 'Add to Cart' })
  await card.getByRole('button', { name: 'Add to Wish List' }).focus()
  await expect(add, 'the bar shows when anything in the card has the focus').toHaveCSS(
    'opacity',
    '1',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added to wishlist!')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Compare' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await expect(page.getByLabel('1 item in cart')).toBeVisible()
  await expect(page.getByLabel('1 item in wishlist')).toBeVisible()
  await expect(page, 'a card takes nobody away').toHaveURL('/shop?q=mascara')
})

test('the counts of the filters follow the search', async ({ page }) => {
  await open(page, '/shop?q=lamp')
  const found = Number((await said(page).innerText()).split(' ')[0])
  expect(found).toBeGreaterThan(0)
  const [, ...categories] = await filters(page, 'Shop by Category')
    .locator('a:first-child')
    .allTextContents()
  const counts = categories.map((text) => Number(/\((\d+)\)$/.exec(text)?.[1]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found)
})
