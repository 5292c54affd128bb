import { store, stored, storedProduct } from './buying'
import { axe, expect, open, test } from './shop-test'

test('Add to wishlist leads to the wishlist; the badge counts', async ({ page }) => {
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(page.getByText('Added to wishlist!')).toBeVisible()
  await page.waitForURL('/wishlist')
  await expect(page.getByRole('heading', { name: 'Wishlist(1)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Just For You' })).toBeVisible()
  await expect(page.locator('.just-for-you-cards article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/shop')
  await axe(page)
})

test('remove, undo, and No Products', async ({ page }) => {
  await store(page, 'wishlist', [storedProduct(1), storedProduct(2)])
  await open(page, '/wishList')
  await expect(page.getByRole('heading', { name: 'Wishlist(2)' })).toBeVisible()
  const remove = page.getByRole('button', { name: /^Remove/ })
  await remove.first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Wishlist(1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Wishlist(2)' })).toBeVisible()
  const wishes = (await stored(page, 'wishlist')) as { id: number }[]
  expect(wishes.map(({ id }) => id)).toEqual([1, 2])
  await remove.first().click()
  await remove.first().click()
  await expect(page.getByText('No Products')).toBeVisible()
  await expect(page.getByText('Press the heart on a product to keep it here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return To Shop' })).toBeVisible()
  await expect(page.getByText('Move All To Bag')).toBeHidden() // Nothing is left to move.
  await axe(page)
})

test('Move All To Bag adds one of each and keeps the wishlist', async ({ page }) => {
  await store(page, 'wishlist', [storedProduct(1), storedProduct(2), storedProduct(3)])
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 2 }])
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'Move All To Bag' }).click()
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  const cart = (await stored(page, 'cart')) as { id: number; quantity: number }[]
  expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 3],
    [2, 1],
    [3, 1],
  ])
  expect(await stored(page, 'wishlist')).toHaveLength(3)
})

test('a wishlist of anything breaks nothing', async ({ page }) => {
  await store(page, 'wishlist', '[{"id":"1"},null,{"id":2,"price":"x"},{"id":2}]')
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { name: 'Wishlist(2)' })).toBeVisible()
})

test('each button of a card says which product it is for', async ({ page }) => {
  for (const path of ['/', '/shop']) {
    await open(page, path)
    const card = page.getByRole('main').getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    const buttons = card.locator('.card-icons').getByRole('button')
    await expect(buttons).toHaveCount(2)
    for (const button of await buttons.all())
      await expect(button).toHaveAccessibleName(new RegExp(`: ${title}$`))
  }
})
