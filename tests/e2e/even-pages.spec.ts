import type { Page } from '@playwright/test'
import { boxOf } from './pages'
import { expect, open, test } from './shop-test'
import { enter } from './signing-in'

// Distances on the pages beside those where a shopper buys.

const PHONE = { width: 390, height: 844 }

test('the columns of a desktop’s account end near each other, and its list stands at the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page)
  const ends = await Promise.all(
    ['#password .button', '#delete button'].map(async (last) => {
      const { y, height } = await boxOf(page.locator(last).first())
      return y + height
    }),
  )
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(80)
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const chosen = page.locator('.account-nav [aria-current]')
  expect((await boxOf(chosen)).x).toBe(title.x)
  const part = page.locator('#profile')
  const about = part.locator('.bg-tile, .auth-notice')
  for (const words of ['(not confirmed yet)', 'Send me an e-mail to confirm it'])
    await expect(about.getByText(words, { exact: true })).toBeVisible()
})

const between = async (page: Page, path: string) => {
  await open(page, path)
  const fields = await Promise.all((await page.locator('.auth-form .line-field').all()).map(boxOf))
  return fields.slice(1).map((one, at) => {
    const above = fields[at]
    return above ? one.y - above.y - above.height : 0
  })
}

test('the fields of a log-in stand as near each other as those of a sign-up', async ({ page }) => {
  const [logIn, signUp] = [await between(page, '/login'), await between(page, '/signup')]
  expect(new Set([...logIn, ...signUp]).size).toBe(1)
  const asks = page.getByText('Already a member?')
  expect((await boxOf(asks)).x).toBe((await boxOf(page.locator('.auth-form form'))).x)
})

test('a tablet’s form of contact has room for an address of mail', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/contacts')
  for (const name of ['name', 'email', 'phone'])
    expect((await boxOf(page.locator(`main input[name="${name}"]`))).width).toBeGreaterThan(300)
})

test('the lines of legal texts never end within “e-mail”', async ({ page }) => {
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/privacy')
    const words = page.locator('main span', { hasText: /^e-mail/ })
    const lines = await words.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(lines.length).toBeGreaterThan(3)
    expect(new Set(lines)).toEqual(new Set([1]))
  }
})

test('a phone’s figures keep off their tiles, and its team off its heading', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/about')
  for (const tile of await page.locator('.category-tile').all()) {
    const whole = await boxOf(tile)
    const words = await boxOf(tile.locator('p').last())
    expect(words.x - whole.x).toBeGreaterThanOrEqual(12)
  }
  const head = await boxOf(page.getByRole('heading', { name: 'Our team' }))
  const next = page.getByRole('region', { name: 'Our team' }).getByRole('button', { name: 'Next' })
  const arrow = await boxOf(next)
  expect(Math.abs(head.y + head.height / 2 - arrow.y - arrow.height / 2)).toBeLessThan(1)
  const portrait = await boxOf(page.locator('.portrait').first())
  expect(portrait.y - arrow.y - arrow.height).toBeGreaterThanOrEqual(28)
})

test('the help beside a phone’s tracking has lines as near as a thumb allows', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/track-order')
  const main = page.getByRole('main')
  const [orders, write] = [
    await boxOf(main.getByRole('link', { name: 'See your orders' })),
    await boxOf(main.getByRole('link', { name: 'Write to us' })),
  ]
  expect(write.y - orders.y).toBe(44)
  expect(orders.height).toBeGreaterThanOrEqual(44)
})
