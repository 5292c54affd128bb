import type { Page } from '@playwright/test'
import { ordered, someone } from './buying'
import { asShopper, boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'
import { enter } from './signing-in'

// How the parts of a page are composed: what stands beside what, and in which order.

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true })

const tops = (parts: Parameters<typeof boxOf>[0][]) =>
  Promise.all(parts.map(async (part) => (await boxOf(part)).y))

test('a cart’s line ends with its cross, and is stepped by large arrows on a desktop', async ({
  page,
}) => {
  await asShopper(page)
  await open(page, '/cart')
  const line = page.locator('tbody > .cart-row').first()
  const [cross, subtotal] = [
    await boxOf(line.getByRole('button', { name: /^Remove/ })),
    await boxOf(line.locator('> :last-child')),
  ]
  expect(cross.x).toBeGreaterThanOrEqual(subtotal.x + subtotal.width)
  expect(cross).toMatchObject({ width: 40, height: 40 })
  const up = await boxOf(line.getByRole('button', { name: /^Increase/ }))
  expect(up.width).toBeGreaterThanOrEqual(40)
  expect(up.height).toBeGreaterThanOrEqual(26)
})

test('a phone’s cart has all of a line beside its picture, its cross in the corner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asShopper(page)
  await open(page, '/cart')
  const line = page.locator('tbody > .cart-row:not([data-changed])').first()
  const [box, picture, cross, subtotal] = [
    await boxOf(line),
    await boxOf(line.locator('img')),
    await boxOf(line.getByRole('button', { name: /^Remove/ })),
    await boxOf(line.locator('> :last-child')),
  ]
  const stepper = await boxOf(line.locator('.stepper'))
  expect(stepper.x).toBeGreaterThan(picture.x + picture.width)
  expect(subtotal.x).toBeGreaterThan(stepper.x + stepper.width)
  expect(subtotal.y + subtotal.height).toBeCloseTo(stepper.y + stepper.height, -1)
  expect(box.height).toBeLessThan(175)
  expect(cross).toMatchObject({ width: 44, height: 44, y: box.y + 6 }) // Beside the first line of the name.
  await axe(page)
  const back = page.getByRole('link', { name: 'Return To Shop' })
  const [total, leaving] = await tops([page.locator('.cart-total'), back])
  expect(leaving).toBeGreaterThan(total ?? 0)
})

test('a phone’s checkout has name and place in pairs, each field 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await asShopper(page)
  for (const language of ['', '/de', '/fr']) {
    await open(page, `${language}/checkout`)
    const field = (name: string) => page.locator(`#checkout-${name}`)
    for (const [left, right] of [
      ['firstName', 'lastName'],
      ['city', 'postCode'],
    ] as const) {
      const [one, other] = [await boxOf(field(left)), await boxOf(field(right))]
      expect(other.y).toBe(one.y)
      expect(other.x).toBeGreaterThan(one.x + one.width)
      expect(one.height).toBeGreaterThanOrEqual(44)
    }
    const [email, phone] = await tops([field('email'), field('phone')])
    expect(phone).toBeGreaterThan(email ?? 0)
  }
  await page.setViewportSize({ width: 320, height: 740 })
  const [first, last] = await tops([
    page.locator('#checkout-firstName'),
    page.locator('#checkout-lastName'),
  ])
  expect(last, 'a small phone has no room for two').toBeGreaterThan(first ?? 0)
})

for (const payment of ['cash_on_delivery', 'bank'])
  test(`an order by ${payment} has goods, address, actions and account in this order on touch`, async ({
    page,
    request,
  }) => {
    const { token } = await ordered(request, someone(), payment)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/orders/${token}`)
      const at = await tops([
        heading(page, 'Status'),
        heading(page, 'Products'),
        heading(page, 'Delivery to'),
        page.getByRole('link', { name: 'Continue shopping' }),
        heading(page, 'Keep this order in an account'),
      ])
      expect(at).toEqual(at.toSorted((a, b) => a - b))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const steps = await tops(await page.locator('.timeline > li').all())
    expect(steps.length).toBeGreaterThan(2)
    expect(new Set(steps).size, 'the steps stand in a row').toBe(1)
    const actions = await tops(await page.locator('div.order-actions > :is(a, button)').all())
    expect(actions).toHaveLength(4)
    expect(new Set(actions).size, 'they stand in a row below both sides').toBe(1)
    const [thanks, arrives] = [
      await boxOf(page.getByRole('heading', { level: 1 })),
      await boxOf(page.getByText(/^Arrives /)),
    ]
    expect(arrives.x).toBeGreaterThan(thanks.x + thanks.width)
    expect(arrives.y).toBeLessThan(thanks.y + thanks.height)
  })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the slashes of a path stand as far from each word', async ({ page }) => {
    await open(page, '/shop/1')
    const way = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('ol').first()
    const gaps = await way.locator('a').evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const slash = link.nextElementSibling?.getBoundingClientRect().x ?? 0
        return Math.round(slash - words.getBoundingClientRect().right)
      }),
    )
    expect(gaps).toEqual([12, 12])
    for (const link of await way.locator('a').all()) {
      const { width, height } = await boxOf(link)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test('the picture of the log-in shows both bags whole', async ({ page }) => {
    await open(page, '/login')
    const image = page.locator('.auth-picture img')
    const [picture, form] = [await boxOf(image), await boxOf(page.locator('.auth-form'))]
    const [width, height] = [await image.getAttribute('width'), await image.getAttribute('height')]
    const shown = (picture.width / picture.height) * (Number(height) / Number(width))
    expect(shown).toBeGreaterThan(0.75) // The goods take 0.73 of its width.
    expect(picture.height).toBeGreaterThan(form.height)
  })

  test('the story begins in the first screen, below its picture', async ({ page }) => {
    await open(page, '/about')
    const story = page.locator('main section p')
    await expect(story.first()).toBeInViewport({ ratio: 1 })
  })

  test('fields for a number and an address are as wide as these, help beside them', async ({
    page,
  }) => {
    await open(page, '/track-order')
    const number = await boxOf(page.locator('#track-number'))
    expect(number.width).toBeLessThan(400)
    expect((await boxOf(heading(page, 'Where do I find the number?'))).x).toBeGreaterThan(
      number.x + number.width,
    )
    const lines = await page
      .locator('section', { has: page.getByRole('heading', { name: 'Where do I find' }) })
      .locator('p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height % 24))
    expect(lines, 'no link makes its line higher').toEqual([0, 0, 0])
  })

  test('two portraits of the team stand whole', async ({ page }) => {
    await open(page, '/about')
    const portraits = page.locator('.portrait')
    await portraits.first().scrollIntoViewIfNeeded()
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(portraits.nth(at))))
    expect(first?.x).toBe(16)
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(752, 0)
  })

  test('the story has lines that are easy to read', async ({ page }) => {
    await open(page, '/about')
    const story = page.getByText('Launched in 2015')
    expect((await boxOf(story)).width).toBeLessThan(690)
  })

  test('phone and mail stand beside each other, after the form', async ({ page }) => {
    await open(page, '/contacts')
    const [call, write] = [
      await boxOf(heading(page, 'Call To Us')),
      await boxOf(heading(page, 'Write To US')),
    ]
    expect(write.y).toBe(call.y)
    expect(call.y).toBeGreaterThan((await boxOf(page.locator('main input[name="name"]'))).y)
  })

  test('parts of an account are one list, as wide as the page', async ({ page }) => {
    await enter(page)
    const parts = page.locator('main section[id]')
    await expect(parts).toHaveCount(6)
    for (const part of await parts.all())
      expect(await boxOf(part)).toMatchObject({ x: 16, width: 736 })
  })
})
