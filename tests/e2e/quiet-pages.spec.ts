import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { BILLING } from '../support/shopper'
import { account, ordered, someone, storedProduct } from './buying'
import { asShopper, boxOf, scrollsSideways, settled } from './pages'
import { axe, expect, open, test } from './shop-test'

// How pages stand that are opened seldom: after an order, an account, what the shop says of itself.

/** Marks an order as delivered, as the merchant's command does. */
function deliver(token: string) {
  const file = join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database
    .prepare(
      "update orders set status = 'delivered', due_at = null, delivered_at = ? where token = ?",
    )
    .run(Date.now(), token)
  database.close()
}

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true })

const TWO = [
  { productId: 3, quantity: 2 },
  { productId: 5, quantity: 1 },
]

for (const payment of ['cash_on_delivery', 'bank'])
  test(`both sides of an order by ${payment} end together, and its account comes last`, async ({
    page,
    request,
  }) => {
    const { token } = await ordered(request, someone(), payment, 'en', TWO)
    await open(page, `/orders/${token}`)
    const ends = await page
      .locator('.order-parts > div')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(2)
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(150)
    const [products, total] = [heading(page, 'Products'), heading(page, 'Order total')]
    const rows = page.locator('.totals')
    expect((await boxOf(rows)).y).toBeGreaterThan((await boxOf(total)).y)
    expect((await boxOf(total)).x).toBeCloseTo((await boxOf(products)).x, 0)
    await page.setViewportSize({ width: 360, height: 780 })
    const tops = [
      heading(page, 'Status'),
      products,
      page.getByRole('link', { name: 'Continue shopping' }),
      heading(page, 'Keep this order in an account'),
    ]
    const at = await Promise.all(tops.map(async (one) => (await boxOf(one)).y))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(await scrollsSideways(page)).toBe(false)
    await axe(page)
  })

test('the comparison’s title, switch and table begin and end together', async ({ page }) => {
  await page.addInitScript(
    (products) => localStorage.setItem('compare', products),
    JSON.stringify([1, 2, 3].map((id) => storedProduct(id))),
  )
  await open(page, '/shop')
  await page.locator('.compare-tray').click()
  const dialog = page.getByRole('dialog')
  const clear = dialog.getByRole('button', { name: 'Remove all' })
  await settled(dialog)
  const table = await boxOf(dialog.getByRole('table'))
  expect(table.x).toBeCloseTo((await boxOf(dialog.getByRole('heading').first())).x, 0)
  // They stand in the corner of the table's head.
  for (const control of [dialog.locator('.compare-switch'), clear]) {
    const box = await boxOf(control)
    expect(box.x).toBeCloseTo(table.x, 0)
    expect(box.y).toBeGreaterThanOrEqual(table.y)
    expect(box.y + box.height).toBeLessThan((await boxOf(dialog.getByRole('rowheader').first())).y)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const colours = dialog.getByRole('rowheader', { name: 'Colour' })
  await expect(colours).toBeInViewport({ ratio: 1 })
  expect((await boxOf(clear)).y).toBeLessThan((await boxOf(colours)).y)
  await axe(page, 'dialog')
})

test('a desktop’s wishlist shows how a wish comes into the cart', async ({ page }) => {
  await asShopper(page)
  await open(page, '/wishlist')
  for (const add of await page.locator('.wishes .card-add').all())
    await expect(add).toHaveCSS('opacity', '1')
  await axe(page)
})

test('the account’s two boxes stand side by side and alike, signed out', async ({ page }) => {
  await open(page, '/accounts')
  const [enter, gives] = await page.locator('.account-card').all()
  if (!enter || !gives) throw new Error('no two boxes')
  const [left, right] = [await boxOf(enter), await boxOf(gives)]
  expect(left).toMatchObject({ y: right.y, width: right.width, height: right.height })
  await expect(enter.getByRole('link', { name: 'Log in' })).toBeVisible()
  await axe(page)
})

test('the account’s orders show what was bought', async ({ page, request }) => {
  const { email, password } = await account(request)
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=exclusive-shop'
  const signedIn = await request.post(path, { data: { email, password, returnSecureToken: true } })
  const { idToken } = await signedIn.json()
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID(), Authorization: `Bearer ${idToken}` },
    data: { items: TWO, payment: 'bank', billing: { ...BILLING, email } },
  })
  expect(placed.status()).toBe(201)
  await open(page, '/login')
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/accounts')
  const pictures = page.locator('.order-pictures img')
  await expect(pictures).toHaveCount(2)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await scrollsSideways(page)).toBe(false)
  }
  await axe(page)
  // A tablet has them as a table, and a phone each number in one piece.
  const number = page.getByRole('link', { name: /^View order/ })
  await page.setViewportSize({ width: 768, height: 1024 })
  const cells = await page
    .locator('.order-table tbody tr > *')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  expect(cells).toHaveLength(5)
  expect(new Set(cells).size).toBe(1)
  await page.setViewportSize({ width: 360, height: 800 })
  const lines = await number.evaluate((one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  expect((await boxOf(number)).x).toBeCloseTo((await boxOf(page.locator('.order-pictures'))).x, 0)
})

test('on a phone the form of contact begins in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['', '/fr', '/de']) {
    await open(page, `${language}/contacts`)
    const name = page.locator('main input[name="name"]')
    expect((await boxOf(name)).y).toBeLessThan(480)
  }
})

test('the team has a heading, and its heads have room below the weave', async ({ page }) => {
  await open(page, '/about')
  const team = await boxOf(heading(page, 'Our team'))
  const portrait = page.locator('.portrait').first()
  const { y } = await boxOf(portrait)
  expect(y).toBeGreaterThan(team.y + team.height)
  expect((await boxOf(portrait.locator('img'))).y - y - 20).toBe(40)
})

for (const path of ['/privacy', '/de/terms'])
  test(`${path} lists its contents, which lead to their parts by keyboard`, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      const contents = page.getByRole('navigation', { name: /^(On this page|Auf dieser Seite)$/ })
      if (width === 360) {
        await contents.locator('summary').focus()
        await page.keyboard.press('Enter')
      }
      const links = contents.getByRole('link')
      const headings = page.getByRole('main').locator('section h2')
      expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts())
      await links.last().focus()
      await page.keyboard.press('Enter')
      await expect(headings.last()).toBeInViewport()
      const header = await boxOf(page.locator('header').first())
      expect((await boxOf(headings.last())).y).toBeGreaterThan(header.y + header.height)
    }
    await axe(page)
  })

test('a return and a review have something beside their forms on a desktop', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone(), 'bank', 'en', TWO)
  deliver(token)
  await open(page, `/orders/${token}/return`)
  const next = page.getByRole('region', { name: 'What happens next' })
  expect((await boxOf(next)).x).toBeGreaterThan(800)
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await axe(page)
  await open(page, `/orders/${token}/review/1`)
  const picture = await boxOf(page.locator('.reviewed img'))
  expect(picture.x).toBeGreaterThan(800)
  expect(picture.width).toBeGreaterThan(300)
  await axe(page)
  await page.setViewportSize({ width: 360, height: 780 })
  expect((await boxOf(page.locator('.reviewed img'))).width).toBeLessThanOrEqual(80)
  expect(await scrollsSideways(page)).toBe(false)
})
