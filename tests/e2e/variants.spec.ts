import type { Page } from '@playwright/test'
import { fillAddress, someone, stored } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, test as base, expect, hydrated, open } from './shop-test'
import { startVariedShop } from './varied-shop'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const shop = shopOfFile(startVariedShop)

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const value = (page: Page, word: string) =>
  page.locator('.option-value', { hasText: new RegExp(`^${word}`) })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })
const price = (page: Page) => page.locator('.product-head .price > span')
const product = (page: Page, id: number, query = '') =>
  open(page, `${shop.origin}/shop/${id}${query}`)

/** Finds what is said below an option; a phone's bar says it too. */
const problem = (page: Page, words: string) => page.locator('.option-problem', { hasText: words })

test('two sizes are chosen by keyboard, kept apart in the cart, and ordered', async ({ page }) => {
  await product(page, 501)
  await expect(page.locator('span').filter({ hasText: /^From$/ })).toBeVisible()
  await expect(
    page.getByRole('radio', { checked: true }).and(page.locator('[name^=option]')),
  ).toHaveCount(0)
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(problem(page, 'Choose a colour')).toBeVisible()
  await expect(problem(page, 'Choose a size')).toBeVisible()
  await axe(page)
  await expect(radio(page, 'Red')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(problem(page, 'Choose a colour')).toHaveCount(0)
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
  await expect(size('M')).toContainText('Only 3 in stock.')
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

test('what cannot be had is crossed, said and not chosen; what is sold out can be waited for', async ({
  page,
}) => {
  await product(page, 502)
  await expect(page.getByRole('radio', { name: 'White (sold out)' })).toBeVisible()
  await radio(page, 'Blue').check()
  const none = page.getByRole('radio', { name: 'S (not available in this choice)' })
  await expect(none).toHaveAttribute('aria-disabled', 'true')
  const box = page.locator('.option-value', { has: none })
  await expect(box).toHaveCSS('background-image', /linear-gradient/)
  // A letter that is struck reads as another.
  await expect(box.locator('span').first()).toHaveCSS('text-decoration-line', 'none')
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
  // Its one picture stands before the others, in the same frame, and no thumbnail goes.
  await expect(page.locator('.gallery-picture')).toHaveCount(3)
  const frame = await page.locator('.gallery-picture:visible').boundingBox()
  await radio(page, 'Blue').check()
  await expect(page.locator('.gallery-picture')).toHaveCount(2)
  expect(await page.locator('.gallery-picture:visible').boundingBox()).toEqual(frame)
  const blue = shop.variant(503, 'Blue M')
  await expect(page).toHaveURL(new RegExp(`variant=${blue}$`))
  await page.reload()
  await hydrated(page)
  await expect(radio(page, 'Blue')).toBeChecked()
  // What is no variant says nothing, and leaves the address.
  await product(page, 503, '?variant=999999')
  await expect(page).toHaveURL(`${shop.origin}/shop/503`)
  await expect(page.locator('span').filter({ hasText: /^From$/ })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\/503$/)
  await product(page, 503, `?variant=${blue}`)
  await page.locator('header').or(page.locator('aside')).getByText('English').first().click()
  await page.getByRole('link', { name: /Français/ }).click()
  await expect(page).toHaveURL(`${shop.origin}/fr/shop/503?variant=${blue}`)
  await expect(page.getByRole('group', { name: 'Taille' })).toBeVisible()
  await expect(radio(page, 'Bleu')).toBeChecked()
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
    await expect(problem(page, 'Choose a colour')).toBeInViewport()
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
    await page.getByLabel('Enter your postal code').fill('1207')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page).toHaveURL(new RegExp(`variant=${shop.variant(503, 'Red M')}&postcode=1207`))
    await expect(price(page)).toHaveText('$22.50')
    await value(page, 'Blue').click()
    await value(page, 'S').click()
    await page.getByRole('button', { name: 'Show this choice' }).click()
    await expect(page.locator('span').filter({ hasText: /^From$/ })).toBeVisible() // no blue S
    await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
  })
})
