import type { Page } from '@playwright/test'
import { rows, someone } from './buying'
import { mailsTo } from './outbox'
import { watchShifts } from './shifts'
import { axe, expect, open, test } from './shop-test'

const viewed = (page: Page, text: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('set viewed')) return
    sessionStorage.setItem('set viewed', '1')
    localStorage.setItem('viewed', value)
  }, text)

test('Stay here is next to the keyboard, is read out and keeps the page', async ({ page }) => {
  await open(page, '/shop/1')
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.buy-bar [role=status]')).toContainText('taken to your cart')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
  await page.waitForTimeout(3000)
  await expect(page).toHaveURL('/shop/1')
  await page.locator('.product-side').getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(page.locator('.buy-bar [role=status]')).toContainText('taken to your wishlist')
  await page.waitForURL('/wishlist')
})

test('zoom: by click and keyboard; Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/shop/1')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const glass = page.getByRole('button', { name: /^Enlarge picture 1 of/ })
  await glass.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toHaveAttribute('alt', /Picture 1 of/)
  expect(
    loaded.some((url) => /on-use/.test(url)),
    'loaded on first use',
  ).toBe(true)
  await axe(page)
  const stage = page.locator('.zoom-stage')
  const onPage = await page.locator('.gallery-picture img').first().boundingBox()
  const enlarged = await dialog.locator('img').boundingBox()
  // The picture is a square within its box.
  const side = (box: typeof onPage) => Math.min(box?.width ?? 0, box?.height ?? 0)
  expect(side(enlarged)).toBeGreaterThan(side(onPage) * 1.3)
  await page.keyboard.press('+')
  await expect(stage).toHaveAttribute('data-near')
  await page.keyboard.press('-')
  await expect(stage).not.toHaveAttribute('data-near')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toContainText('Picture 2 of')
  await stage.click()
  await expect(stage).toHaveAttribute('data-near')
  await stage.click()
  await expect(stage).not.toHaveAttribute('data-near')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(glass).toBeFocused()
})

test('recently viewed: the last products without this one; nothing moves', async ({ page }) => {
  await viewed(
    page,
    '[{"id":5,"category":"beauty"},{"id":1,"category":"beauty"},{"id":7},{"id":9}]',
  )
  const shifted = await watchShifts(page)
  await open(page, '/shop/1')
  const section = page.getByRole('region', { name: 'Recently viewed' })
  await expect(section.getByRole('article')).toHaveCount(3)
  await section.scrollIntoViewIfNeeded()
  const links = section.getByRole('heading', { level: 3 }).getByRole('link')
  await expect(links.nth(0)).toHaveAttribute('href', '/shop/5')
  await expect(links.nth(1)).toHaveAttribute('href', '/shop/7')
  expect(await shifted()).toBeLessThan(0.001)
  await axe(page)
  await links.nth(0).click()
  await expect(page).toHaveURL('/shop/5')
  await expect(links.nth(0)).toHaveAttribute('href', '/shop/1')
})

test('recently viewed: fewer cards than fill its row are not shown', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Recently viewed' })
  await page.goto('/about')
  for (const [width, cards, shown] of [
    ...([
      [1440, 1, 0],
      [1440, 2, 0],
      [1440, 3, 1],
      [768, 2, 1],
    ] as const),
    ...([
      [360, 1, 0],
      [360, 2, 1],
    ] as const),
  ]) {
    await page.setViewportSize({ width, height: 600 })
    const list = [{ id: 5 }, { id: 7 }, { id: 9 }].slice(0, cards)
    await page.evaluate((value) => localStorage.setItem('viewed', value), JSON.stringify(list))
    const asked = cards > 1 ? page.waitForResponse(/api\/products/) : undefined
    await open(page, '/shop/1')
    await asked
    await page.waitForTimeout(300)
    await expect(section, `${cards} at ${width} px`).toHaveCount(shown)
  }
})

for (const [name, text] of Object.entries({
  none: '[]',
  corrupt: '{"id":[',
  foreign: '[{"id":-1},7,null,{"id":"x"}]',
}))
  test(`recently viewed: with ${name} in the storage the page has none`, async ({ page }) => {
    await viewed(page, text)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/shop/1')
    await page.waitForTimeout(500)
    expect(asked.filter((url) => /on-use|api\/products/.test(url))).toEqual([])
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  })

test('share: by the device, else the link is copied, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/shop/1?postcode=1207')
  const share = page.getByRole('button', { name: 'Share' })
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await share.click()
  await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/shop\/1$/)
  await page.evaluate(() =>
    Object.assign(navigator, { share: (what: ShareData) => Object.assign(window, { what }) }),
  )
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as never as { what?: ShareData }).what))
    .toMatchObject({ title: expect.stringContaining('Mascara') })
})

const soldOut = () => rows<{ id: number }>('select product_id as id from stock where quantity = 0')

test('tell me when it is back: asked, confirmed by mail, ended by its link', async ({ page }) => {
  const email = someone()
  await open(page, `/shop/${soldOut()[0]?.id}`)
  const field = page.getByLabel('Your e-mail address')
  await field.fill('tom@example')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/such as name@example.com/)
  await axe(page)
  await field.fill(email)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText(`open the link in the e-mail to ${email}`)).toBeFocused()
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const text = mailsTo(email)[0]?.text ?? ''
  const state = () =>
    rows<{ state: string }>('select state from back_in_stock where email = ?', email)
  await open(
    page,
    new URL(/https?:\S+confirm=\S+/.exec(text)?.[0] ?? '').href.replace(/^https?:\/\/[^/]+/, ''),
  )
  expect(state()).toEqual([{ state: 'pending' }])
  await axe(page)
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible()
  expect(state()).toEqual([{ state: 'confirmed' }])
  await open(page, `/back-in-stock?leave=${/leave=([\w-]+)/.exec(text)?.[1]}`)
  await page.getByRole('button', { name: 'Do not tell me' }).click()
  await expect(page.getByRole('heading', { name: 'Your alerts are off' })).toBeVisible()
  expect(state()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tell me when it is back, in German', async ({ page }) => {
    const email = someone()
    await page.goto(`/de/shop/${soldOut()[0]?.id}`)
    await page.getByLabel('Ihre E-Mail-Adresse').first().fill(email)
    await page.getByRole('button', { name: 'Benachrichtigen' }).click()
    await expect(page.getByRole('heading', { name: 'Ein Schritt fehlt noch' })).toBeVisible()
    await expect.poll(() => mailsTo(email)[0]?.text).toContain('/de/back-in-stock?confirm=')
  })

  test('a page says why it has no button to buy', async ({ page }) => {
    await page.goto('/shop/1')
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0)
    const why = page.locator('main noscript')
    await expect(why).toBeVisible()
    expect(await why.innerHTML()).toBe('Buying needs JavaScript.')
    await expect(page.getByRole('combobox', { name: 'Quantity' })).toHaveCount(0)
  })
})
