import { atCheckout } from './buying'
import { boxOf } from './pages'
import { expect, open, test } from './shop-test'
import { enter } from './signing-in'

// Forms, accounts and texts: what belongs together looks alike, and has its room.

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test('the parts of an account look alike, begin in a phone’s first screen, and name the one gone to', async ({
  page,
}) => {
  await enter(page)
  await page.setViewportSize(DESKTOP)
  const parts = page.getByRole('main').locator('section[id]')
  await expect(parts).toHaveCount(6)
  for (const [at, part] of (await parts.all()).entries()) {
    await expect(part).toHaveCSS('box-shadow', 'none')
    await expect(part).toHaveCSS('border-top-width', at === 0 ? '0px' : '1px') // The orders lead.
  }
  expect((await boxOf(page.locator('#addresses'))).height).toBeLessThan(120)
  const beside = page.getByRole('navigation', { name: 'My Account' })
  const current = beside.locator('[aria-current]')
  await expect(current).toHaveText('Your orders')
  await beside.getByRole('link', { name: 'Change password' }).click()
  await expect(current).toHaveText('Change password')
  await expect(current).toHaveCSS('font-weight', '500')
  await page.setViewportSize(PHONE)
  const name = await boxOf(page.locator('#profile summary'))
  const heading = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(name.y + name.height - heading.y).toBeLessThan(844 - 180)
})

test('who is not signed in has two boxes beside each other, a tablet’s buttons within one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/accounts')
  const [enter, gives] = await page.locator('.account-card').all()
  if (!enter || !gives) throw new Error('no two boxes')
  expect((await boxOf(gives)).y).toBe((await boxOf(enter)).y)
  expect((await boxOf(enter.getByRole('link', { name: 'Log in' }))).width).toBeLessThan(320)
  await page.setViewportSize({ width: 1440, height: 1200 })
  const footer = await boxOf(page.getByRole('contentinfo'))
  const { y, height } = await boxOf(enter)
  expect(footer.y - y - height).toBeLessThan(310)
})

for (const path of ['/login', '/signup'])
  test(`the first field of ${path} stands 24 px below the sentence`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const said = await boxOf(page.getByText('Enter your details below'))
      const field = await boxOf(page.locator('.line-field').first())
      expect(field.y - said.y - said.height).toBe(24)
    }
  })

test('a phone calls and mails from above the form, and has mails as near as thumbs allow', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/contacts')
  const main = page.getByRole('main')
  const form = await boxOf(main.locator('form'))
  for (const [name, href] of [
    ['Call To Us', 'tel:+8801511112222'],
    ['Write To US', 'mailto:customer@exclusive.example'],
  ] as const) {
    const way = main.getByRole('link', { name })
    await expect(way).toHaveAttribute('href', href)
    expect((await boxOf(way)).y).toBeLessThan(form.y)
  }
  const below = main.locator('li a[href^=mailto]')
  const mails = await Promise.all((await below.all()).map(boxOf))
  expect(mails).toHaveLength(2)
  expect((mails[1]?.y ?? 0) - (mails[0]?.y ?? 0)).toBe(44)
  await page.setViewportSize(DESKTOP)
  const box = await boxOf(main.locator('.bg-tile', { has: page.getByText('Call To Us') }))
  const last = await boxOf(below.last())
  expect(box.y + box.height - last.y - last.height).toBeLessThan(60)
})

test('a question is answered from the start, and a desktop goes to a topic', async ({ page }) => {
  await open(page, '/faq')
  await expect(page.locator('details[open] p')).toHaveText(/^No\. You can order as a guest/)
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/faq#topic-3')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeInViewport()
})

test('lines of a legal text hold no more than 80 letters', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/privacy')
  const letters = await page.locator('main section p').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)))
      return (one.textContent ?? '').length / lines.size
    }),
  )
  expect(Math.max(...letters)).toBeLessThanOrEqual(80)
})

test('an order of three lines is shown whole beside the checkout of a desktop', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await atCheckout(page, 1)
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]')
    localStorage.setItem('cart', JSON.stringify([3, 5, 7].map((id) => ({ ...line, id }))))
  })
  await page.reload()
  const side = page.locator('.checkout-side')
  await expect(side.locator('li').filter({ has: page.locator('img') })).toHaveCount(3)
  expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
})
