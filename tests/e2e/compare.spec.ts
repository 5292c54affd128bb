import type { Page } from '@playwright/test'
import { storedProduct } from './buying'
import { boxOf, settled } from './pages'
import { axe, expect, open, test } from './shop-test'

const press = (page: Page, position: number) =>
  page.getByRole('article').nth(position).getByRole('button', { name: 'Compare' }).click()

/** Adds the products in turn, which opens nothing. */
async function compare(page: Page, positions: number[]) {
  for (const [before, position] of positions.entries()) {
    await press(page, position)
    await expect(tray(page)).toHaveText(new RegExp(`^Compare ${before + 1} product`))
    await expect(page.getByText('Added to the comparison.').first()).toBeVisible()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const tray = (page: Page) => page.locator('.compare-tray')

test('up to four products side by side, kept in this browser', async ({ page }) => {
  await open(page, '/shop')
  const dialog = page.getByRole('dialog')
  await compare(page, [0, 1, 2, 3])
  await press(page, 4)
  await expect(dialog.getByRole('status')).toContainText('You can compare up to 4 products.')
  await expect(dialog.locator('thead').getByRole('link')).toHaveCount(4)
  await expect(
    dialog.getByRole('row', { name: /^Weight .*lb/ }),
    'from the catalogue',
  ).toBeVisible()
  await axe(page)
})

test('the drawer outlives a reload; products are added to the cart and removed', async ({
  page,
}) => {
  await open(page, '/shop')
  const dialog = page.getByRole('dialog')
  await compare(page, [0, 1])
  await page.reload()
  await page.getByRole('button', { name: 'Compare 2 products' }).click()
  await expect(dialog.locator('thead').getByRole('link')).toHaveCount(2)
  await dialog
    .getByRole('table')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(dialog.locator('thead').getByRole('link')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByLabel('1 item in cart')).toBeAttached()
  await dialog.getByRole('button', { name: 'Remove all', exact: true }).click()
  await expect(dialog).toContainText('Nothing to compare yet.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Compare \d/ })).toHaveCount(0)
})

test('only rows that differ are shown when asked for', async ({ page }) => {
  await open(page, '/shop?category=beauty')
  await compare(page, [0, 1])
  await page.getByRole('button', { name: 'Compare 2 products' }).click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.locator('tbody tr')
  await expect(rows).toHaveCount(9)
  await expect(rows.last()).not.toContainText('–')
  const alike = (await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const [first, second] = [...row.querySelectorAll('td')].map((cell) => cell.textContent)
      return first === second ? [row.querySelector('th')?.textContent ?? ''] : []
    }),
  )) as string[]
  expect(alike, 'what the two have in common').not.toEqual([])
  await dialog.getByRole('checkbox', { name: 'Differences only' }).press('Space')
  await expect(rows).toHaveCount(9 - alike.length)
  for (const label of alike)
    await expect(dialog.getByRole('rowheader', { name: label })).toBeHidden()
  await axe(page, 'dialog')
})

test('on a phone and a tablet four products stand whole beside one another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/shop')
  await compare(page, [0, 1, 2, 3])
  await page.getByRole('button', { name: 'Compare 4 products' }).click()
  const heads = page.getByRole('dialog').locator('thead').getByRole('link')
  const table = page.locator('.compare-scroll')
  await expect(page.getByRole('rowheader', { name: 'Weight' })).toBeVisible()
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await table.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(beyond, `${width} px`).toBe(0)
    for (const at of [0, 1, 2, 3]) await expect(heads.nth(at)).toBeInViewport({ ratio: 1 })
  }
  await table.evaluate((element) => element.scrollBy(0, 1000))
  await expect(page.getByRole('rowheader', { name: 'Returns' })).toBeInViewport({ ratio: 0.9 })
  await expect(heads.nth(3)).toBeInViewport({ ratio: 1 })
})

test('the same product twice is compared once; its title opens it', async ({ page }) => {
  await open(page, '/shop')
  await compare(page, [0])
  await press(page, 0)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('thead').getByRole('link')).toHaveCount(1)
  await dialog.locator('thead').getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/\d+$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compare 1 product' })).toBeVisible()
})

test('another tab sees what this one compares', async ({ page, context, watch }) => {
  await open(page, '/shop')
  const other = await context.newPage()
  watch(other)
  await open(other, '/shop/1')
  await compare(page, [0])
  await expect(other.getByRole('button', { name: 'Compare 1 product' })).toBeVisible()
})

test('the toast of an added product leads into the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/shop')
  await press(page, 0)
  await page.getByRole('button', { name: 'Compare products' }).click()
  await expect(page.getByRole('dialog').locator('thead').getByRole('link')).toHaveCount(1)
})

test('what was stored by hand never breaks the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '[{"id":"x"},7,{"id":3}'))
  await open(page, '/shop')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a product without reviews is not shown as rated badly, and no button is red', async ({
  page,
}) => {
  const kept = [storedProduct(1), storedProduct(2, { rating: 0, reviewCount: 0 })]
  await page.addInitScript((list) => localStorage.setItem('compare', list), JSON.stringify(kept))
  await open(page, '/shop')
  await page.getByRole('button', { name: 'Compare 2 products' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /^Rating/ }).getByRole('img')).toHaveCount(1)
  const add = dialog.getByRole('button', { name: 'Add to Cart' }).first()
  await expect(add).toHaveCSS('background-color', 'rgb(17, 17, 17)')
})

test('the letters of three compared on a phone have 14 px, and tiles of a desktop one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const three = [1, 2, 3, 4].map((id) => storedProduct(id))
  await page.addInitScript((all) => localStorage.setItem('compare', JSON.stringify(all)), three)
  await open(page, '/shop/1')
  await page.locator('.compare-tray').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove Product 4' }).click()
  await expect(dialog.locator('thead').getByRole('link')).toHaveCount(3)
  await expect(dialog.locator('tbody td').first()).toHaveCSS('font-size', '14px')
  await page.reload()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.compare-tray').click()
  await expect(dialog.locator('.card-tile')).toHaveCount(4)
  const heights = await dialog
    .locator('.card-tile')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('a desktop has every row of a comparison in sight, and whole pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const three = [1, 2, 3].map((id) => storedProduct(id))
  await page.addInitScript((all) => localStorage.setItem('compare', JSON.stringify(all)), three)
  await open(page, '/shop')
  await tray(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('tbody tr')).toHaveCount(9)
  await settled(dialog)
  const last = await boxOf(dialog.getByRole('rowheader', { name: 'Returns' }))
  expect(last.y + last.height).toBeLessThanOrEqual(890)
  const [tile, picture] = [
    await boxOf(dialog.locator('.card-tile').first()),
    await boxOf(dialog.locator('.card-tile img').first()),
  ]
  expect(picture.height).toBeLessThan(tile.height)
  const only = await boxOf(dialog.locator('.compare-switch'))
  expect(only.x + only.width).toBeLessThan(tile.x)
  expect(only.y).toBeLessThan(tile.y + tile.height)
})

test('tray and last column end at the edge of the page’s column', async ({ page }) => {
  const three = [1, 2, 3].map((id) => storedProduct(id))
  await page.addInitScript((all) => localStorage.setItem('compare', JSON.stringify(all)), three)
  await open(page, '/shop')
  const [list, button] = [await boxOf(page.locator('main h1 + *').first()), await boxOf(tray(page))]
  expect(button.x + button.width).toBeCloseTo(list.x + list.width, 0)
  await tray(page).click()
  const dialog = page.getByRole('dialog')
  const [table, tile] = [
    await boxOf(dialog.getByRole('table')),
    await boxOf(dialog.locator('.card-tile').last()),
  ]
  expect(tile.x + tile.width).toBeCloseTo(table.x + table.width, 0)
})
