import type { Page } from '@playwright/test'
import { atCheckout, ordered, someone } from './buying'
import { asShopper, boxOf, scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

// What is told by an edge, a fill or a place: fields, steps, stars and the button that comes next.

const bank = async (page: Page, language = '') => {
  const { token } = await ordered(page.request, someone(), 'bank')
  await open(page, `${language}/orders/${token}`)
}

/** Lists the fields whose edge is fainter than 3:1 against white (WCAG 1.4.11). */
const faintFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')]
      .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=hidden]'))
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => {
        const own = getComputedStyle(field).borderBottomWidth !== '0px'
        const edged = own ? field : field.closest('.line-field, .stepper')
        if (!edged) return !field.matches('.sr-only')
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          getComputedStyle(edged)
            .borderBottomColor.match(/[\d.]+/g)
            ?.map(Number) ?? []
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((shade) => {
          const part = (shade * alpha + 255 * (1 - alpha)) / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) < 3
      })
      .map((field) => field.outerHTML.slice(0, 90)),
  )

for (const path of [
  ...['/checkout', '/cart', '/login', '/signup', '/contacts', '/track-order', '/shop', '/shop/1'],
  '/newsletter?state=unsubscribed',
])
  test(`each field of ${path} has an edge of 3:1`, async ({ page }) => {
    await asShopper(page)
    await open(page, path)
    expect(await faintFields(page)).toEqual([])
  })

test('with forced colours an invalid price, a reached step and a filled star are told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, '/shop?min=9&max=2')
  const wrong = page.locator('main .price-form [aria-invalid="true"]').first()
  await expect(wrong).toHaveCSS('border-top-style', 'dashed')
  const [filled, empty] = await page
    .locator('.stars')
    .first()
    .evaluate((stars) =>
      [
        ...getComputedStyle(stars, '::before').backgroundImage.matchAll(/[a-z-]+\([\d., /a-z]+\)/g),
      ].map(([colour]) => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        return pen.getImageData(0, 0, 1, 1).data[1] ?? 0
      }),
    )
  expect(filled).toBeGreaterThan((empty ?? 255) + 60) // on black
  await bank(page)
  const fills = await page
    .locator('.timeline > li')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').borderTopWidth))
  expect(fills.slice(0, 2)).toEqual(['8px', '2px'])
})

test('an order that awaits a transfer has its details as the one dark button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await bank(page)
  await expect(page.locator('main .button:not(.button-outline)')).toHaveText([
    'Copy transfer details',
  ])
  await page.getByRole('button', { name: 'Copy transfer details' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/Amount: \$9\.87\n.*Reference: EX-.*Account number: /s)
  await axe(page)
})

for (const width of [320, 1024])
  test(`each Copy of a transfer stands beside its value at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await bank(page)
    for (const row of await page.locator('#payment dd:has(button)').all()) {
      const [value, copy] = [
        await boxOf(row.locator('span').first()),
        await boxOf(row.getByRole('button')),
      ]
      expect(copy.x).toBeGreaterThanOrEqual(value.x + value.width)
    }
  })

test('a desktop’s checkout has its total and button in the first screen, after the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asShopper(page)
  await open(page, '/checkout')
  const place = page.getByRole('button', { name: 'Place Order' })
  await expect(place).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.checkout-go').getByText('$32.74').first()).toBeInViewport()
  await page.getByLabel('Other Notes').scrollIntoViewIfNeeded()
  await expect(place).toBeInViewport({ ratio: 1 })
  const after = await place.evaluate(
    (button) =>
      (document.querySelector('#checkout-notes')?.compareDocumentPosition(button) ?? 0) & 4,
  )
  expect(after).toBe(4)
})

test('French totals have a space that does not break before their colon', async ({ page }) => {
  await asShopper(page)
  await open(page, '/fr/cart')
  for (const name of await page.locator('.totals dt').allTextContents())
    expect(name).toMatch(/\u00a0:$/)
})

for (const path of ['/', '/cart', '/checkout'])
  test(`a style that doubles the text makes ${path} no wider than a desktop’s window`, async ({
    page,
  }) => {
    await asShopper(page)
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect(await scrollsSideways(page)).toBe(false)
    if (path !== '/checkout') return
    const [form, side] = [
      await boxOf(page.locator('.checkout-form')),
      await boxOf(page.locator('.checkout-side')),
    ]
    expect(form.x + form.width).toBeLessThan(side.x)
    expect(form.width).toBeGreaterThan(500)
  })

test('a folded order stands before the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  const fold = await boxOf(page.locator('.checkout-order summary').first())
  expect(fold.y).toBeLessThan((await boxOf(page.locator('.checkout-form'))).y)
})
