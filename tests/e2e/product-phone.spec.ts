import type { Page } from '@playwright/test'
import { stored } from './buying'
import { axe, expect, open, test } from './shop-test'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })

test('price and buying bar are seen without scrolling, and the bar stays', async ({ page }) => {
  await open(page, '/shop/1')
  const price = page.locator('.product-head .price')
  const bar = page.locator('.buy-bar')
  await expect(price).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('$9.99')
  await expect(bar.getByText(/^\d+ in stock$/)).toBeVisible()
  const priceBox = await price.boundingBox()
  const barBox = await bar.boundingBox()
  expect((priceBox?.y ?? 0) + (priceBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0)
  await axe(page)
  // At the very end nothing lies under it but the footer's own ground.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(addButton(page)).toBeInViewport({ ratio: 1 })
  const foot = await page.locator('footer > :last-child').boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1)
  const ends = await page.evaluate(() => [
    document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
    document.documentElement.getBoundingClientRect().bottom,
  ])
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0)
})

test('the way to a product ends with its category, and leads there', async ({ page }) => {
  await open(page, '/shop/1')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(way).toHaveText(['Home', 'Shop', 'Makeup'])
  await way.last().click()
  await expect(page).toHaveURL('/shop?category=womens-makeup')
})

test('what the keyboard reaches is not covered by the bar; a low window has none', async ({
  page,
}) => {
  await open(page, '/shop/1')
  const wish = page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' })
  await wish.focus()
  const box = await wish.boundingBox()
  const bar = await page.locator('.buy-bar').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.setViewportSize({ width: 640, height: 320 })
  await expect(page.locator('.buy-bar')).toHaveCSS('position', 'static')
})

test('the pictures are swiped through and counted', async ({ page }) => {
  await open(page, '/shop/1')
  const row = page.locator('.gallery-row')
  const count = await page.getByRole('radio', { includeHidden: true }).count()
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(page.getByText(`1 / ${count}`, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.gallery-picture').nth(1)).not.toBeInViewport({ ratio: 0.5 })
  await row.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7 }))
  await expect(page.getByText(`2 / ${count}`, { exact: true })).toBeInViewport({ ratio: 1 })
  // It comes to rest on a whole picture.
  const [left, width] = await row.evaluate((element) => [
    element.scrollLeft,
    element.querySelector('.gallery-picture')?.clientWidth ?? 0,
  ])
  expect(Math.abs((left ?? 0) - (width ?? 0) - 8)).toBeLessThan(12)
  await expect(page.locator('.gallery-picture img').nth(1)).toHaveJSProperty('complete', true)
})

test('facts are folded, and unfold', async ({ page }) => {
  await open(page, '/shop/1')
  await expect(page.getByText('Warranty', { exact: true })).toBeHidden()
  await page.getByText('Details, warranty and returns').click()
  await expect(page.getByText('Warranty', { exact: true })).toBeVisible()
})

test('several pieces are added by the bar, and one can stay', async ({ page }) => {
  await open(page, '/shop/1')
  await page.getByLabel('Quantity').selectOption('3')
  await addButton(page).tap()
  await expect(page.getByText('You are being taken to your cart.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).tap()
  await expect(page.locator('.buy-bar [role=status]')).toHaveText('You are staying on this page.')
  await page.waitForTimeout(3000)
  expect(new URL(page.url()).pathname).toBe('/shop/1')
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 3 }])
})

test('what the bar says takes no room from its button, in long words too', async ({ page }) => {
  for (const path of ['/shop/1', '/de/shop/1', '/fr/shop/1']) {
    await open(page, path)
    const add = page.locator('.buy-bar .button-buy')
    const before = await add.boundingBox()
    await add.tap()
    await expect(page.locator('.buy-bar [role=status]')).not.toBeEmpty()
    const { x, width } = (await add.boundingBox()) as { x: number; width: number }
    expect([x, width], path).toEqual([before?.x, before?.width])
    await page.locator('.buy-bar [role=status] button').tap()
  }
})

test('a double tap and a pinch enlarge, a swipe turns to the next picture', async ({ page }) => {
  await open(page, '/shop/1')
  const onPage = await page.locator('.gallery-picture img').first().boundingBox()
  await page.getByRole('button', { name: /^Enlarge picture 1 of/ }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const stage = page.locator('.zoom-stage')
  await dialog.getByRole('button', { name: 'Zoom in' }).tap()
  // The picture's square fills the width of its box.
  const enlarged = await dialog.locator('img').boundingBox()
  expect(enlarged?.width).toBeGreaterThan((onPage?.width ?? 0) * 1.5)
  await dialog.getByRole('button', { name: 'Zoom out' }).tap()
  const box = await stage.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.touchscreen.tap(x, y)
  await expect(stage).not.toHaveAttribute('data-near')
  await page.waitForTimeout(500) // the next is a first tap again
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(stage).toHaveAttribute('data-near')
  await dialog.getByRole('button', { name: 'Zoom out' }).tap()
  await expect(stage).not.toHaveAttribute('data-near')

  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    })
  await send('touchStart', [x - 20, y])
  await send('touchStart', [x - 20, y], [x + 20, y])
  for (let apart = 20; apart <= 60; apart += 10)
    await send('touchMove', [x - apart, y], [x + apart, y])
  await send('touchEnd')
  await expect(stage).toHaveAttribute('data-near')
  await dialog.getByRole('button', { name: 'Zoom out' }).tap()
  await send('touchStart', [x + 60, y])
  for (let to = 40; to >= -60; to -= 20) await send('touchMove', [x + to, y])
  await send('touchEnd')
  await expect(dialog.getByRole('status')).toContainText('Picture 2 of')
})
