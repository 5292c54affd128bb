import type { Page } from '@playwright/test'
import { fillAddress, someone, store, stored, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, test as base, expect, open } from './shop-test'
import { shirt, startVariedShop } from './varied-shop'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const shop = shopOfFile(startVariedShop)

const product = (page: Page, id: number, query = '') =>
  open(page, `${shop.origin}/shop/${id}${query}`)

const line = (id: number, values: string) => ({
  ...storedProduct(id, { title: `Shirt ${id}`, thumbnail: '' }),
  variant: shop.variant(id, values),
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
  await shop.bring(shirt(504, 'Red S'))
  const old = storedProduct(504, { title: 'Shirt 504', thumbnail: '', tags: ['x'] })
  await store(page, 'cart', [
    { ...gone, quantity: 1 },
    { ...old, quantity: 2 },
    { ...line(504, 'Blue L'), quantity: 1 },
  ])
  await open(page, `${shop.origin}/cart`)
  await expect(page.getByText('This choice is no longer sold')).toBeVisible()
  await expect(page.getByText('This product now comes in several versions.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose now: Shirt 504' })).toHaveCount(2)
  await expect(page.locator('main dl').first()).toContainText('$18.20') // the one that is sold
  await axe(page)
  // What changed counts as told once it was in sight for a while.
  await page.locator('[data-changed]').last().scrollIntoViewIfNeeded()
  await expect
    .poll(async () =>
      ((await stored(page, 'cart-changes')) as { told?: true }[]).map((one) => one.told),
    )
    .toEqual([true, true, true])
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
