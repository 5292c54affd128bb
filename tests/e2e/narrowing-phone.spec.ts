import { stored } from './buying'
import { countIn, found, results, row, titles } from './listing'
import { axe, expect, open, test } from './shop-test'

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' }, // a press may miss what slides in
})

test('the sheet counts what it would show and shows as many', async ({ page }) => {
  await open(page, '/shop?category=electronics')
  await expect(row(page)).toBeHidden()
  const before = await titles(page)
  await page.getByText(/^Filters/).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const brand = sheet.getByRole('group', { name: 'Brand' }).locator('label').nth(1)
  const count = countIn(await brand.innerText())
  await brand.tap()
  const show = sheet.getByRole('button', { name: new RegExp(`^Show ${count} products?$`) })
  await expect(show).toBeVisible()
  expect(await titles(page), 'nothing changes behind it').toEqual(before)
  await sheet.getByLabel('Highest price ($)').fill('x')
  await expect(sheet.getByRole('alert')).toContainText('Enter an amount')
  await axe(page)
  await sheet.getByLabel('Highest price ($)').fill('')
  await expect(show).toBeVisible()
  await show.tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/shop\?category=electronics&brand=[^&]+$/)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page)).toBe(count)
})

for (const [category, name] of [
  ['pets', 'Pets'],
  ['groceries-pets', 'Groceries & Pets'],
] as const)
  test(`the sheet opens with the chosen ${name} in sight, and a pick moves no value`, async ({
    page,
  }) => {
    await open(page, `/shop?category=${category}`)
    await page.getByText(/^Filters/).tap()
    const group = page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('group', { name: 'Category' })
    const chosen = group.locator('label:has(:checked)')
    await expect(chosen).toHaveText(new RegExp(`^${name} \\(\\d+\\)$`))
    await expect(chosen).toBeVisible()
    await expect(chosen).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    const names = async () =>
      (await group.locator('.sheet-choices').first().locator('label').allInnerTexts()).map((text) =>
        text.replace(/ \(.*/, ''),
      )
    const before = await names()
    await group.locator('label').nth(1).tap()
    await expect(page.getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible()
    if (category === 'pets') expect(await names()).toEqual(before)
  })

test('the sheet has the names of the lists on a desktop, and Show All to clear', async ({
  page,
}) => {
  await open(page, '/shop?category=phones')
  await page.getByText(/^Filters/).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  for (const name of ['Shop by Category', 'Shop by Brand', 'Shop by Price'])
    await expect(sheet.getByRole('group', { name, exact: true })).toBeVisible()
  await sheet.getByText('Show All', { exact: true }).tap()
  await sheet.getByRole('button', { name: /^Show \d+ products$/ }).tap()
  await expect(page).toHaveURL('/shop')
})

test('the sheet by keyboard: the focus stays in it, Escape leaves all as it was', async ({
  page,
}) => {
  await open(page, '/shop')
  const opener = page.locator('.filters-summary')
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('radio', { name: 'Show All' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('radio', { checked: true }).first()).toBeFocused()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('dialog, body:not(:has(:focus))'),
    )
    expect(outside, `after ${presses + 1} presses`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/shop')
})

test('without a connection the sheet says no number, and shows what it can', async ({
  page,
  allowed,
}) => {
  allowed.push('ERR_FAILED', 'api/listing')
  await page.route('**/api/listing*', (route) => route.abort())
  await open(page, '/shop')
  await page.getByText(/^Filters/).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText(/^Phones \(/).tap()
  await sheet.getByRole('button', { name: 'Show products' }).tap()
  await expect(page).toHaveURL('/shop?category=phones')
})

for (const wrong of ['min=30&max=20', 'min=-5', 'max=abc'])
  test(`a wrong price (${wrong}) is told above the goods, and its link leads to the field`, async ({
    page,
  }) => {
    await open(page, `/shop?category=electronics&${wrong}`)
    await expect(page.locator('.filters')).not.toHaveAttribute('open')
    const told = page.locator('main').getByRole('alert')
    const tops = await Promise.all(
      [page.locator('.filters-summary'), page.locator('ul.chips'), told, results(page)].map(
        async (part) => (await part.boundingBox())?.y ?? Number.NaN,
      ),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(results(page).locator('.card').first()).toBeInViewport()
    await told.getByRole('link', { name: 'Set price' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const field = sheet.locator('[aria-invalid="true"]').first()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/./)
    await expect(page.getByLabel('Lowest price ($)').filter({ visible: true })).toHaveCount(1)
    await axe(page)
  })

// At most three are asked for.
test('two taps lead from a filtered list to the cart', async ({ page }) => {
  await open(page, '/shop?category=phones&max=999')
  const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
  const [, name = ''] = (await add.getAttribute('aria-label'))?.split(': ') ?? []
  await add.tap()
  await page.getByRole('link', { name: '1 item in cart' }).tap()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('row', { name: name.slice(0, 12) })).toBeVisible()
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ quantity: 1 }])
})
