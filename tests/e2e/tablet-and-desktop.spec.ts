import { storeCart } from './buying'
import { asShopper, boxOf } from './pages'
import { expect, open, test } from './shop-test'

// How wide screens use their room: what stands beside what, and how far from the next.

test('a tablet’s cart has its total below the lines, beside the coupon and the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await asShopper(page)
  await open(page, '/cart')
  // What changed since the cart was filled is said in its lines.
  await expect(async () => {
    const [line, coupon, back, total] = [
      await boxOf(page.locator('.cart-split > :first-child')),
      await boxOf(page.getByText('Have a coupon?')),
      await boxOf(page.getByRole('link', { name: 'Return To Shop' })),
      await boxOf(page.locator('.cart-total')),
    ]
    expect(total.y - line.y - line.height).toBeCloseTo(32, 0)
    expect(coupon.y - total.y).toBeLessThan(24)
    expect(coupon.x + coupon.width).toBeLessThan(total.x - 24)
    expect(back.x + back.width).toBeCloseTo(total.x - 32, 0)
    expect(back.y + back.height).toBeLessThan(total.y + total.height)
    expect(total.x + total.width).toBeCloseTo(line.x + line.width, 0)
  }).toPass({ timeout: 10_000 })
})

test('a name of some thirty letters stands in one line of a desktop’s cart', async ({ page }) => {
  await storeCart(page, [1])
  await open(page, '/cart')
  const name = page.locator('.cart-name')
  await expect(name).toHaveText('Velvet Lash Volume Mascara')
  expect((await boxOf(name)).height).toBeLessThan(30)
})

test('at 1024 px a cart’s names take two lines at most, its coupon stands in one line, the footer’s e-mail is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await storeCart(page, [1])
  await open(page, '/cart')
  const [name, code, apply, mail] = [
    await boxOf(page.locator('.cart-name')),
    await boxOf(page.getByLabel('Coupon Code')),
    await boxOf(page.getByRole('button', { name: 'Apply Coupon' })),
    await boxOf(page.getByRole('link', { name: 'support@exclusive.example' })),
  ]
  expect(name.height).toBeLessThan(50)
  expect(apply.y).toBeCloseTo(code.y, 0)
  expect(mail.height).toBeLessThan(30)
})

test('a tablet’s filters keep 16 px from the heading', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/shop')
  const heading = await boxOf(page.getByRole('heading', { level: 1 }))
  const filters = await boxOf(page.locator('.filters-summary'))
  expect(filters.y - heading.y - heading.height).toBeGreaterThanOrEqual(16)
})

test('the words of a new arrival keep 24 px from a desktop’s edges, small ones in one line', async ({
  page,
}) => {
  await open(page, '/')
  for (const tile of await page.locator('.collage > li').all()) {
    const [box, way] = [await boxOf(tile), await boxOf(tile.getByRole('link'))]
    expect(way.x - box.x).toBeCloseTo(24, 0)
    expect(box.y + box.height - way.y - way.height).toBeCloseTo(24, 0)
  }
  expect((await boxOf(page.getByText('Wireless, walnut or shower-proof'))).height).toBeLessThan(25)
})
