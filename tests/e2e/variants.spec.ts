import type { Page } from '@playwright/test'
import { fillAddress, someone, store, stored, storedProduct } from './buying'
import { axe, test as base, expect, hydrated, open } from './shop-test'
import { startVariedShop } from './varied-shop'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

let shop: Awaited<ReturnType<typeof startVariedShop>>
test.beforeAll(async () => {
  shop = await startVariedShop()
})
test.afterAll(() => shop?.stop())

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const value = (page: Page, word: string) =>
  page.locator('.option-value', { hasText: new RegExp(`^${word}`) })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })
const price = (page: Page) => page.locator('.product-head .price > span')
const product = (page: Page, id: number, query = '') =>
  open(page, `${shop.origin}/shop/${id}${query}`)

const line = (id: number, values: string) => ({
  ...storedProduct(id, { title: `Shirt ${id}`, thumbnail: '' }),
  variant: shop.variant(id, values),
})

test('two sizes are chosen by keyboard, kept apart in the cart, and ordered', async ({ page }) => {
  await product(page, 501)
  await expect(page.getByText('From', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('radio', { checked: true }).and(page.locator('[name^=option]')),
  ).toHaveCount(0)
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose a colour')).toBeVisible()
  await expect(page.getByText('Choose a size')).toBeVisible()
  await axe(page)
  await expect(radio(page, 'Red')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Choose a colour')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space') // the first size
  await expect(page).toHaveURL(new RegExp(`variant=${shop.variant(501, 'Red S')}$`))
  await expect(price(page)).toHaveText('$20.00')
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'M')).toBeChecked()
  await expect(price(page)).toHaveText('$22.50')
  await expect(page.locator('.buy-bar')).toContainText('3 in stock')
  await addButton(page).click()
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await radio(page, 'S').check()
  await page.locator('.buy-bar select').selectOption('2')
  await addButton(page).click()
  await page.waitForURL(/\/cart$/)

  await expect(page.locator('header .badge')).toHaveText('3')
  await expect(page.getByRole('row').filter({ hasText: 'Colour: Red · Size: M' })).toContainText(
    '$22.50',
  )
  const size = (name: string) => page.getByRole('row').filter({ hasText: `Size: ${name}` })
  await expect(size('S')).toContainText('$40.00')
  const more = page.getByRole('button', { name: 'Increase quantity of Shirt 501, Red, M' })
  await more.click()
  await more.click()
  await expect(more).toBeDisabled() // three there are
  await expect(size('M')).toContainText('All 3 in stock.')
  await page.getByRole('button', { name: 'Remove Shirt 501, Red, S' }).click()
  await expect(size('S')).toHaveCount(0)
  await expect(size('M')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(size('S')).toHaveCount(1)
  await axe(page)

  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Size: S')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Size: M')
  await fillAddress(page, someone())
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]{20,}/, { timeout: 15_000 })
  const lines = page.getByRole('region', { name: 'Items' }).or(page.locator('main'))
  await expect(lines.first()).toContainText('Colour: Red · Size: M')
  await expect(lines.first()).toContainText('Colour: Red · Size: S')
  expect(await stored(page, 'cart')).toEqual([])
  const left = shop.ask<{ quantity: number }>(
    'select quantity from variant_stock where variant_id in (?, ?) order by variant_id',
    shop.variant(501, 'Red S'),
    shop.variant(501, 'Red M'),
  )
  expect(left.map(({ quantity }) => quantity)).toEqual([3, 0])

  // The same again: what is left of it.
  await hydrated(page)
  await page.getByRole('button', { name: /again/i }).click()
  await page.waitForURL(/\/cart$/)
  await expect(size('S')).toContainText('$40.00')
  await expect(size('M')).toContainText('Out of stock')
})

test('what cannot be had is struck, said and not chosen; what is sold out can be waited for', async ({
  page,
}) => {
  await product(page, 502)
  await expect(page.getByRole('radio', { name: 'White (sold out)' })).toBeVisible()
  await radio(page, 'Blue').check()
  const none = page.getByRole('radio', { name: 'S (not available in this choice)' })
  await expect(none).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.option-value', { has: none }).locator('span').first()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await none.focus()
  await page.keyboard.press('Space')
  await expect(none).not.toBeChecked()
  await radio(page, 'L').check()
  await expect(page.getByText('$18.20').first()).toBeVisible()
  // Another colour lets the size go that it does not come in, and says so.
  await product(page, 502, `?variant=${shop.variant(502, 'Blue L')}`)
  await radio(page, 'White (sold out)').check()
  await expect(page.getByText('L does not come in White, so please choose again.')).toBeVisible()
  await expect(radio(page, 'S (sold out)')).toBeChecked() // the only one left
  await expect(page.getByText('This choice is sold out just now.')).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Tell me when it is back' })).toBeVisible()
  await axe(page)
  await radio(page, 'Red').check()
  await expect(addButton(page)).toBeEnabled()
})

test('the choice stands in the address: sent by the server, kept by reload and language', async ({
  page,
  request,
}) => {
  const id = shop.variant(503, 'Red M')
  const html = await (await request.get(`${shop.origin}/shop/503?variant=${id}`)).text()
  expect(html).toMatch(/\$<!-- -->22\.50|\$22\.50/)
  expect(html).toMatch(/name="option2"[^>]*checked=""[^>]*value="M"|value="M"[^>]*checked=""/)
  await product(page, 503, `?variant=${id}`)
  await expect(radio(page, 'Red')).toBeChecked()
  await expect(radio(page, 'M')).toBeChecked()
  await expect(page.locator('.gallery-picture')).toHaveCount(1)
  await radio(page, 'Blue').check()
  await expect(page.locator('.gallery-picture')).toHaveCount(2)
  const blue = shop.variant(503, 'Blue M')
  await expect(page).toHaveURL(new RegExp(`variant=${blue}$`))
  await page.reload()
  await hydrated(page)
  await expect(radio(page, 'Blue')).toBeChecked()
  // What is no variant says nothing, and leaves the address.
  await product(page, 503, '?variant=999999')
  await expect(page).toHaveURL(`${shop.origin}/shop/503`)
  await expect(page.getByText('From', { exact: true })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\/503$/)
  await product(page, 503, `?variant=${blue}`)
  await page.locator('header').or(page.locator('aside')).getByText('English').first().click()
  await page.getByRole('link', { name: /Français/ }).click()
  await expect(page).toHaveURL(`${shop.origin}/fr/shop/503?variant=${blue}`)
  await expect(page.getByRole('group', { name: 'Taille' })).toBeVisible()
  await expect(radio(page, 'Bleu')).toBeChecked()
})

test('a card leads to choosing, by mouse and by keyboard, and adds nothing blindly', async ({
  page,
}) => {
  await open(page, `${shop.origin}/shop?q=shirt`)
  const add = page.getByRole('link', { name: /^Add to Cart: Shirt 504$/i })
  const dialog = page.getByRole('dialog')
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Red', exact: true })).toBeVisible()
  expect(await stored(page, 'cart')).toBeNull()
  await dialog.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(dialog.getByText('Choose a size')).toBeVisible()
  await axe(page)
  await dialog.getByRole('radio', { name: 'Blue', exact: true }).check()
  await dialog.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(dialog.locator('.price')).toContainText('$18.20')
  await dialog.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(dialog.getByText('Added to Cart!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  expect(await stored(page, 'cart')).toMatchObject([
    { id: 504, variant: shop.variant(504, 'Blue L'), quantity: 1, price: 18.2 },
  ])
  await page.getByRole('article').filter({ hasText: 'Shirt 502' }).hover()
  await page.getByRole('link', { name: /^Add to Cart: Shirt 502$/i }).click()
  await expect(dialog.getByRole('heading', { name: 'Shirt 502' })).toBeVisible()
})

test('a variant that is gone, and a product that has options since, are said at their lines', async ({
  page,
}) => {
  const gone = line(504, 'Red S')
  await shop.bring((await import('./varied-shop')).shirt(504, 'Red S'))
  const old = storedProduct(504, { title: 'Shirt 504', thumbnail: '', tags: ['x'] })
  await store(page, 'cart', [
    { ...gone, quantity: 1 },
    { ...old, quantity: 2 },
    { ...line(504, 'Blue L'), quantity: 1 },
  ])
  await open(page, `${shop.origin}/cart`)
  await expect(page.getByText('This choice is no longer sold')).toBeVisible()
  await expect(page.getByText('This product now comes in several kinds.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose now: Shirt 504' })).toHaveCount(2)
  await expect(page.locator('main dl').first()).toContainText('$18.20') // the one that is sold
  await axe(page)
  const kept = (await stored(page, 'cart')) as object[]
  expect(kept).toHaveLength(3)
  expect(kept[1]).toMatchObject({ id: 504, quantity: 2, tags: ['x'] })
  await open(page, `${shop.origin}/checkout`)
  await fillAddress(page, someone())
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]{20,}/, { timeout: 15_000 })
  expect(await stored(page, 'cart')).toHaveLength(2)
})

test('wishes with options stay on the list and say what is to be chosen; compare shows it', async ({
  page,
}) => {
  await store(page, 'wishlist', [
    storedProduct(502, { title: 'Shirt 502', thumbnail: '' }),
    storedProduct(601, { title: 'Mug', thumbnail: '' }),
  ])
  await open(page, `${shop.origin}/wishlist`)
  await expect
    .poll(async () => (await stored(page, 'wishlist'))[0])
    .toMatchObject({ price: 18.2, stock: 19, options: [{ name: 'Colour' }, { name: 'Size' }] })
  await page.getByRole('button', { name: 'Move All To Bag' }).click()
  await expect(page.getByText('Shirt 502 (Colour, Size)')).toBeVisible()
  expect(await stored(page, 'cart')).toMatchObject([{ id: 601, quantity: 1 }])
  await axe(page)
  await product(page, 502)
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: /^Compare 1/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: 'Colour' })).toContainText('Red, Blue, White')
  await expect(dialog.getByRole('row', { name: 'Size' })).toContainText('S, M, L')
  await expect(dialog.getByRole('link', { name: 'View details: Shirt 502' })).toBeVisible()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('nothing scrolls sideways, targets are large, the bar follows the choice', async ({
    page,
  }) => {
    await product(page, 503)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    for (const value of await page.locator('.option-value').all()) {
      const box = await value.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await addButton(page).tap()
    await expect(page.getByText('Choose a colour')).toBeInViewport()
    await value(page, 'Red').tap()
    await value(page, 'M').tap()
    await expect(page.locator('.buy-bar')).toContainText('$22.50')
    await expect(page.locator('.buy-bar')).toContainText('3 in stock')
    await axe(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card leads to the product, where a form shows what is chosen', async ({ page }) => {
    await page.goto(`${shop.origin}/shop?q=shirt+503`)
    await page.locator('.card-add').first().click()
    await expect(page).toHaveURL(`${shop.origin}/shop/503`)
    await value(page, 'Red').click()
    await value(page, 'M').click()
    await page.getByRole('button', { name: 'Show this choice' }).click()
    await expect(page).toHaveURL(/option1=Red&option2=M/)
    await expect(price(page)).toHaveText('$22.50')
    await expect(page.locator('.buy-bar')).toContainText('3 in stock')
    await value(page, 'Blue').click()
    await value(page, 'S').click()
    await page.getByRole('button', { name: 'Show this choice' }).click()
    await expect(page.getByText('From', { exact: true })).toBeVisible() // no blue S
    await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
  })
})
