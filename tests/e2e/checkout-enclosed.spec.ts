import {
  atCheckout,
  fillAddress,
  onOrderPage,
  placeOrder,
  rows,
  someone,
  store,
  storedProduct,
} from './buying'
import { boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

test('the checkout leads to the shop’s name, back, to help, and nowhere else', async ({ page }) => {
  await atCheckout(page)
  const links = page.getByRole('banner').getByRole('link')
  await expect(links).toHaveText(['Exclusive', 'Back to cart', 'Help'])
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/checkout')
  await page.getByRole('link', { name: 'Warenkorb', exact: true }).click()
  await expect(page).toHaveURL('/de/cart')
  await expect(page.getByRole('searchbox')).toBeVisible() // the shop's own frame is back
})

test('total, arrival, returns and privacy stand at a button as wide as its column', async ({
  page,
}) => {
  await atCheckout(page)
  const end = page.locator('.checkout-go')
  await expect(end).toContainText('$11.49')
  await expect(end).toContainText(/Arrives .+/)
  await expect(end).toContainText('Free 30 Days Delivery Returns')
  await expect(end.getByRole('link', { name: 'How we use your details' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  const widths = await Promise.all(
    [end.locator('ul'), page.getByRole('button', { name: 'Place Order' })].map(async (part) =>
      Math.round((await part.boundingBox())?.width ?? 0),
    ),
  )
  expect(widths[1]).toBe(widths[0])
})

test('how it is paid stands by a mark, a line apart from the button', async ({ page }) => {
  await atCheckout(page)
  const end = page.locator('.checkout-go')
  const note = end.getByRole('listitem').filter({ hasText: 'Pay the courier in cash.' })
  await expect(note.locator('svg')).toBeVisible()
  const [above, button] = [await boxOf(note), await boxOf(end.getByRole('button'))]
  expect(button.y - above.y - above.height).toBeGreaterThanOrEqual(12)
})

test('each way to pay has a mark and a line on how it goes on', async ({ page }) => {
  await atCheckout(page)
  const ways = page.locator('.payment-choice')
  expect(await ways.count()).toBeGreaterThanOrEqual(2)
  for (const way of await ways.all()) {
    await expect(way.locator('svg')).toBeVisible()
    await expect(way.locator('small')).not.toBeEmpty()
  }
  await expect(ways.filter({ hasText: 'Bank' })).toContainText('Transfer it yourself')
})

for (const [layout, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${layout}`, () => {
    test.use({ viewport })

    test(`the total stays in sight while a ${layout}’s form is filled in`, async ({ page }) => {
      await atCheckout(page)
      await page.getByLabel('Other Notes').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
      const summary = page.getByRole('region', { name: 'Your order' })
      const total = summary.getByText('$11.49').filter({ visible: true }).first()
      await expect(total).toBeInViewport({ ratio: 1 })
      await axe(page)
    })
  })

test('a phone number with a digit too many is refused at its field, by its country', async ({
  page,
}) => {
  await atCheckout(page)
  const phone = page.getByLabel('Phone')
  await phone.fill('1712345678901234')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(
    /This is not a phone number of the chosen country/,
  )
  await axe(page)
  await phone.fill('(212) 555-0123')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Country').selectOption('FR')
  await phone.blur()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Country').selectOption('US')
  await expect(phone).not.toHaveAttribute('aria-invalid')
})

for (const [script, phone, postCode] of [
  ['Bengali', '০১৭১২-৩৪৫৬৭৮', '১২০৭'],
  ['Arabic', '٠١٧١٢٣٤٥٦٧٨', '١٢٠٧'],
  ['full-width', '＋８８０１７１２３４５６７８', '１２０７'],
] as const)
  test(`${script} digits are taken, and stored as carriers read them`, async ({ page }) => {
    const email = someone()
    await atCheckout(page)
    await fillAddress(page, email)
    await page.getByLabel('Phone').fill(phone)
    await page.getByLabel('Post Code').fill(postCode)
    await page.getByLabel('Post Code').blur()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await placeOrder(page)
    await onOrderPage(page)
    const [stored] = rows<{ billing: string }>(
      'select billing from orders where email_key = ?',
      email,
    )
    expect(JSON.parse(stored?.billing ?? '{}')).toMatchObject({
      phone: '+8801712345678',
      postCode: '1207',
    })
  })

test('where a country has no post codes none is asked for', async ({ page }) => {
  const email = someone()
  await atCheckout(page)
  await fillAddress(page, email)
  const postCode = page.getByLabel('Post Code')
  const star = page.getByText('Post Code').locator('span')
  await expect(star).toBeVisible()
  await page.getByLabel('Country').selectOption('HK')
  await page.getByLabel('Phone').fill('+852 2345 6789')
  await postCode.fill('')
  await postCode.blur()
  await expect(star).toBeHidden()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await placeOrder(page)
  await onOrderPage(page)
  const [stored] = rows<{ billing: string }>(
    'select billing from orders where email_key = ?',
    email,
  )
  expect(JSON.parse(stored?.billing ?? '{}')).toMatchObject({ country: 'HK', postCode: '' })
})

test('a post code of digits brings the keyboard of digits, another one letters', async ({
  page,
}) => {
  await atCheckout(page)
  const postCode = page.getByLabel('Post Code')
  await expect(postCode).toHaveAttribute('inputmode', 'numeric')
  await page.getByLabel('Country').selectOption('GB')
  await expect(postCode).not.toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email')
})

test('a refused coupon stays at the cart', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  await open(page, '/cart')
  await page.getByLabel('Coupon Code').fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Mascara')
  await expect(page.getByText('NOSUCHCODE')).toHaveCount(0)
  await expect(page.getByText('This coupon code is not valid.')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('coupon') ?? '[]')).toBe('[]')
})

for (const path of ['/checkout', '/cart'])
  test(`an empty ${path} of a new visitor shows best sellers, and wishes none`, async ({
    page,
  }) => {
    await open(page, path)
    const best = page.getByRole('region', { name: 'Best Selling Products' })
    await expect(best.getByRole('article').first()).toBeVisible()
    await expect(best.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('region', { name: 'Your wishes' })).toHaveCount(0)
  })

for (const path of ['/checkout', '/cart'])
  test(`an empty ${path} shows wishes, what was looked at and best sellers`, async ({ page }) => {
    await store(page, 'wishlist', [storedProduct(3), storedProduct(4)])
    for (const id of [5, 6, 7]) {
      await open(page, `/shop/${id}`)
      const stored = () => page.evaluate(() => localStorage.getItem('viewed'))
      await expect.poll(stored).toContain(`"id":${id}`)
    }
    await open(page, path)
    const row = (name: string) => page.getByRole('region', { name })
    await expect(row('Your wishes').getByRole('article')).toHaveCount(2)
    await expect(row('Recently viewed').getByRole('article')).toHaveCount(3)
    await expect(row('Best Selling Products').getByRole('article').first()).toBeVisible()
    await axe(page)
    await row('Your wishes')
      .getByRole('button', { name: /^Add To Cart/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByText('No Products')).toHaveCount(0)
  })
