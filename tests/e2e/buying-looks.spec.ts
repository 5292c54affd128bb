import { ordered, someone, storeCart } from './buying'
import { boxOf } from './pages'
import { expect, open, test } from './shop-test'

// What pages on the way to an order show where they are long, narrow or wrong.

for (const height of [768, 900, 1080])
  test(`a long order shows half of a line where it goes on, in ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height })
    await storeCart(page, [1, 2, 3, 4, 6, 9, 10])
    await open(page, '/checkout')
    const list = page.getByRole('region', { name: 'Your order' }).getByRole('list').first()
    await expect(list.getByRole('listitem')).toHaveCount(7)
    const { bottom, lines } = await list.evaluate((one) => ({
      bottom: one.getBoundingClientRect().bottom,
      lines: [...one.children].map((line) => line.getBoundingClientRect().toJSON() as DOMRect),
    }))
    const cut = lines.find((line) => line.y < bottom && line.bottom > bottom)
    const share = (bottom - (cut?.y ?? 0)) / (cut?.height ?? 0)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
    await list.focus()
    await page.keyboard.press('End')
    await expect(list.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  })

for (const width of [390, 768])
  test(`what lays a list out stands above its goods, beside their order, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/shop')
    const layout = page.getByRole('group', { name: 'Layout' })
    const [view, sort] = [
      await boxOf(layout.getByRole('link').last()),
      await boxOf(page.getByLabel('Sort by')),
    ]
    expect([view.y, view.height]).toEqual([sort.y, sort.height])
    await expect(layout.getByRole('link')).toHaveCount(width < 640 ? 1 : 2)
    await layout.getByRole('link').last().click()
    await expect(page).toHaveURL(/view=list/)
    const back = layout.getByRole('link').first()
    await back.click()
    await expect(page).not.toHaveURL(/view=list/)
    await open(page, '/shop?category=decor&brand=Tikoro')
    await expect(page.getByLabel('Show', { exact: true })).toHaveCount(0)
  })

test('a sheet has the filters in a desktop’s order, each as far from the next', async ({
  page,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/shop')
    await page.locator('.filters-summary').click()
    const groups = page.locator('.sheet-group')
    await expect(groups.locator('legend').nth(2)).toHaveText('Shop by Price')
    const boxes = await Promise.all((await groups.all()).map(boxOf))
    const gaps = boxes.slice(1).map((box, at) => {
      const before = boxes[at]
      return Math.round(box.y - (before?.y ?? 0) - (before?.height ?? 0))
    })
    expect(new Set(gaps), `${width}`).toEqual(new Set([24]))
  }
})

test('the fields that a checkout refuses are named in few lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await storeCart(page, [1])
  await open(page, '/checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const named = page.getByRole('alert').filter({ hasText: 'Please check these fields:' })
  expect((await boxOf(named)).height).toBeLessThan(150)
})

test('the days of an order stay in one piece, and the sign that copies ends where its rule does', async ({
  page,
}) => {
  const { token } = await ordered(page.request, someone(), 'bank')
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/orders/${token}`)
    const days = page.getByText(/^Arrives /).locator('span')
    expect((await boxOf(days)).height, `${width}`).toBeLessThan(40)
    const [sign, rule] = [
      await boxOf(page.locator('#payment dd button svg').first()),
      await boxOf(page.locator('#payment dl > div').first()),
    ]
    expect(sign.x + sign.width).toBeCloseTo(rule.x + rule.width, 0)
  }
})

test('a cart’s total ends close below its days on a phone, and a choice that is due has its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeCart(page, [1, 20])
  await open(page, '/cart')
  const total = page.getByRole('region', { name: 'Cart Total' })
  const said = total.getByText(/^Arrives /)
  await expect(said).toBeVisible()
  const [box, days] = [await boxOf(total), await boxOf(said)]
  expect(box.y + box.height - days.y - days.height).toBeLessThan(30)
  const choose = page.getByRole('link', { name: /^Choose now/ })
  await expect(choose).toHaveCSS('display', 'flex')
})
