import type { Page } from '@playwright/test'
import { account, store, stored, storedProduct } from './buying'
import { expect, hydrated, test } from './shop-test'

/** Scripts come only when the answer is called: what is done before is done on plain HTML. */
async function withLateScripts(page: Page, path: string) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return arrive
}

for (const path of ['/', '/shop', '/fr/shop?view=list'])
  test(`${path}: what is added before the scripts arrive is added once`, async ({ page }) => {
    const arrive = await withLateScripts(page, path)
    const [first, second] = [
      page.locator('article.card').nth(0),
      page.locator('article.card').nth(1),
    ]
    const add = first.locator('.card-add')
    await add.click()
    await add.click() // nothing seemed to happen
    await expect(add).toHaveAttribute('aria-busy', 'true')
    const heart = second.locator('.card-icon').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    expect(await stored(page, 'cart')).toBeNull()
    arrive()
    await expect.poll(() => stored(page, 'cart')).toMatchObject([{ quantity: 1 }])
    await expect.poll(() => stored(page, 'wishlist')).toHaveLength(1)
    await hydrated(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('header .badge').nth(1)).toHaveText('1')
    await add.click()
    await expect.poll(() => stored(page, 'cart')).toMatchObject([{ quantity: 2 }])
  })

test('/shop/1: Add to cart before the scripts arrive leads to the cart with one', async ({
  page,
}) => {
  const arrive = await withLateScripts(page, '/shop/1')
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await page.waitForURL('/cart')
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 1 }])
})

test('a quick view that is asked for before the scripts arrive opens', async ({ page }) => {
  const arrive = await withLateScripts(page, '/')
  const eye = page.getByRole('button', { name: 'Quick view' }).first()
  await eye.focus()
  await page.keyboard.press('Enter')
  await expect(eye).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('who logs in before the scripts arrive is logged in, and nothing is posted', async ({
  page,
  request,
}) => {
  const { email, password } = await account(request)
  const arrive = await withLateScripts(page, '/login')
  const posted: string[] = []
  page.on('request', (one) => one.isNavigationRequest() && posted.push(one.method()))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByText('Successfully logged in!')).toBeVisible()
  expect(posted).toEqual([])
})

test('what is entered at the checkout stays when Enter is pressed before the scripts arrive', async ({
  page,
}) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  const arrive = await withLateScripts(page, '/checkout')
  await page.getByLabel('First Name').fill('Ana')
  await page.keyboard.press('Enter')
  arrive()
  await expect(page.getByRole('alert')).toContainText('Last Name')
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
})
