import { ordered, someone } from './buying'
import { asShopper, boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

// What comes next stands first, is filled and has room.

test('an order that waits for a transfer begins with what to pay; its cancelling is a link', async ({
  page,
}) => {
  const { token } = await ordered(page.request, someone(), 'bank')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `/orders/${token}`)
    const [payment, state] = [
      await boxOf(page.getByRole('region', { name: 'Payment' })),
      await boxOf(page.getByRole('region', { name: 'Status' })),
    ]
    expect(payment.y + payment.height).toBeLessThan(state.y)
  }
  const rows = await page
    .locator('#payment dl > div')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(1)
  await expect(page.locator('#payment dd span').first()).toHaveCSS('font-size', '24px')
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCSS('border-top-width', '1px')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCSS(
    'border-top-width',
    '0px',
  )
  await axe(page)
})

test('what else can be done with an order is quieter than what leads on, two in a row on a phone', async ({
  page,
}) => {
  const { token, number } = await ordered(page.request, someone(), 'cash_on_delivery')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/orders/${token}`)
  const [onward, again, print] = [
    page.getByRole('link', { name: 'Continue shopping' }),
    page.getByRole('button', { name: 'Order again' }),
    page.getByRole('button', { name: 'Print' }),
  ]
  await expect(onward).toHaveCSS('font-weight', '500')
  for (const one of [again, print]) await expect(one).toHaveCSS('font-weight', '400')
  expect((await boxOf(again)).y).toBe((await boxOf(onward)).y)
  expect((await boxOf(print)).y).toBeGreaterThan((await boxOf(onward)).y)
  const lines = page.locator('.parcel-slip').getByText(number, { exact: true })
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await lines.evaluate((one) => one.getClientRects().length)).toBe(1)
  expect((await boxOf(lines)).height).toBeLessThan(30)
})

test('a bank’s details are copied one by one by signs, and together by the one button', async ({
  page,
}) => {
  const { token } = await ordered(page.request, someone(), 'bank')
  await open(page, `/orders/${token}`)
  const signs = page.locator('#payment dd').getByRole('button', { name: /^Copy: / })
  expect(await signs.count()).toBeGreaterThan(3)
  for (const sign of await signs.all()) {
    await expect(sign).toHaveText('')
    await expect(sign).toHaveCSS('border-top-width', '0px')
    expect(await boxOf(sign)).toMatchObject({ width: 44, height: 44 })
  }
})

test('an order that needs no payment begins with its state', async ({ page }) => {
  const { token } = await ordered(page.request, someone(), 'cash_on_delivery')
  await open(page, `/orders/${token}`)
  const state = await boxOf(page.getByRole('region', { name: 'Status' }))
  expect(state.y).toBeLessThan((await boxOf(page.locator('#payment'))).y)
})

test('with forced colours the button that buys is filled, its neighbour and a card have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, '/shop/1')
  const ground = (name: string) =>
    page
      .locator('main')
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const ofPage = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground('Add to cart')).not.toBe(await ground('Add to wishlist'))
  expect(await ground('Add to cart')).not.toBe(ofPage)
  await open(page, '/shop')
  await expect(page.locator('.card-tile').first()).toHaveCSS('border-top-width', '1px')
})

test('a phone’s pages have both ways on in one row below the numbers, each with an edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/shop?page=2')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const numbers = await boxOf(pages.getByRole('list'))
  const [back, on] = [
    await boxOf(pages.getByRole('link', { name: 'Previous' })),
    await boxOf(pages.getByRole('link', { name: 'Next' })),
  ]
  expect(back.y).toBe(on.y)
  expect(back.y).toBeGreaterThan(numbers.y)
  expect(Math.abs(back.width - on.width)).toBeLessThan(2)
  await open(page, '/shop')
  await expect(pages.getByText('Previous')).toHaveCSS('border-top-width', '1px')
})

test('columns of a cart with text twice as large stand beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asShopper(page)
  await open(page, '/de/cart')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const lines = page.locator('tbody > .cart-row')
  await expect(lines).toHaveCount(2)
  for (const row of await lines.all()) {
    const cells = await row.locator('> *').evaluateAll((all) =>
      all.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const { left, right } = words.getBoundingClientRect()
        return { left, right }
      }),
    )
    for (const [at, { left }] of cells.entries())
      if (at > 0) expect(left).toBeGreaterThanOrEqual((cells[at - 1]?.right ?? 0) - 1)
  }
})

test('a row of other goods has a heading of its size', async ({ page }) => {
  await open(page, '/shop/1')
  await expect(page.getByRole('heading', { name: 'Related Item' })).toHaveCSS('font-size', '24px')
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { name: 'Just For You' })).toHaveCSS('font-size', '24px')
})

test('a phone counts the pictures above its buying bar; the third shows the thing in use', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await open(page, '/shop/1')
  const count = page.getByText('1 / 3', { exact: true })
  await expect(count).toBeInViewport({ ratio: 1 })
  const [counted, bar] = [await boxOf(count), await boxOf(page.locator('.buy-bar'))]
  expect(counted.y + counted.height).toBeLessThan(bar.y)
  await expect(page.getByRole('img', { name: /Picture 3 of 3$/ })).toHaveAttribute('src', /1-31/)
})

test('a changed line of the cart has the edge of the notice that speaks of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asShopper(page)
  await open(page, '/cart')
  const edge = (text: string | RegExp, part: string) =>
    expect(page.locator(part).filter({ hasText: text })).toHaveCSS('border-left-width', '4px')
  await edge('Something changed since you filled your cart.', '.notice')
  await edge(/price changed/, '.cart-row')
  await expect(page.locator('.cart-row:not([data-changed])').first()).toHaveCSS(
    'border-left-width',
    '0px',
  )
})

test('a desktop, too, says above the goods that a price is wrong, and leads to its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/shop?category=electronics&min=30&max=20')
  const told = page.locator('main').getByRole('alert')
  await expect(told).toBeInViewport({ ratio: 1 })
  expect((await boxOf(told)).y).toBeLessThan((await boxOf(page.locator('.card').first())).y)
  await told.getByRole('link', { name: 'Set price' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Lowest price ($)').filter({ visible: true })).toBeInViewport()
})

test('no line of a listing’s heading begins with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await open(page, '/shop?category=mens-clothes&colour=Navy&size=M')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText("Men's Clothes · Navy · M")
  const tops = await heading.evaluate(({ firstChild }) => {
    const range = document.createRange()
    return [...(firstChild?.textContent ?? '')].map((letter, at): [string, number] => {
      range.setStart(firstChild as Node, at)
      range.setEnd(firstChild as Node, at + 1)
      return [letter, range.getBoundingClientRect().top]
    })
  })
  const first = tops.filter(([, top], at) => top > (tops[at - 1]?.[1] ?? -1) + 5)
  expect(first.length).toBeGreaterThan(1)
  expect(first.map(([letter]) => letter)).not.toContain('·')
})
