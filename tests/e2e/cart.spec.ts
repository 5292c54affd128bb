import { addCoupon, rows, store, stored, storedProduct } from './buying'
import { axe, expect, open, test } from './shop-test'

const product = (id: number) =>
  rows<{ title: string; price: number }>('select title, price from products where id = ?', id)[0]

test('columns, totals, quantity, remove and undo', async ({ page }) => {
  await store(page, 'cart', [
    { ...storedProduct(1), quantity: 2 },
    { ...storedProduct(2, { price: 8.49 }), quantity: 1 },
  ])
  await open(page, '/cart')
  for (const name of ['Product', 'Price', 'Quantity', 'Subtotal'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  const mascara = page.getByRole('row', { name: /Mascara/ })
  await expect(mascara).toContainText('$19.98')
  await expect(page.locator('main')).toContainText('Vat:')
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await axe(page)

  await mascara.getByRole('button', { name: /Increase/ }).click()
  await expect(mascara).toContainText('$29.97')
  await mascara.getByRole('button', { name: /Decrease/ }).click()
  await mascara.getByRole('button', { name: /Decrease/ }).click()
  await expect(mascara.getByRole('button', { name: /Decrease/ })).toBeDisabled()
  await mascara.getByRole('textbox').fill('4')
  await mascara.getByRole('textbox').press('Enter')
  await expect(mascara).toContainText('$39.96')
  await mascara.getByRole('textbox').fill('100000')
  await mascara.getByRole('textbox').blur()
  await expect(mascara).toContainText('in stock.')

  await mascara.getByRole('button', { name: /Remove/ }).click()
  await expect(mascara).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').nth(1)).toContainText('Mascara')
  expect(((await stored(page, 'cart')) as unknown[]).length).toBe(2)
})

test('by keyboard a quantity keeps the focus at its end, and says the new total', async ({
  page,
}) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 2 }])
  await open(page, '/cart')
  const total = page.locator('.totals').getByText('Total:', { exact: true }).locator('..')
  await expect(total).toHaveText('Total:$22.98')
  await expect(total).toHaveAttribute('aria-live', 'polite')
  await expect(total).toHaveAttribute('aria-atomic', 'true')
  const less = page.getByRole('button', { name: /^Decrease/ })
  for (const _ of [2, 1]) {
    await less.press('Enter')
    await expect(total).toHaveText('Total:$11.49')
    await expect(less).toBeDisabled()
    await expect(less).toBeFocused()
  }
})

test('what is no quantity is told at the field, and the old one stays', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 2 }])
  await open(page, '/cart')
  const field = page.getByRole('row', { name: /Mascara/ }).getByRole('textbox')
  for (const entered of ['1.5', '1e3', '0', '-3', 'two']) {
    await field.fill(entered)
    await field.blur()
    await expect(field).toHaveValue('2')
    await expect(field).toHaveAccessibleDescription(
      `“${entered}” is not a whole number from 1 up, so the quantity stays as it was.`,
    )
  }
  await axe(page)
  await field.fill('3')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.press('ArrowUp')
  await expect(field).toHaveValue('4')
  await field.press('Enter')
  await field.fill('1000000')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(/^Only \d+ in stock\.$/)
  await expect(field).not.toHaveValue('3')
})

test('an empty cart says so', async ({ page }) => {
  await open(page, '/cart')
  await expect(page.getByText('No Products')).toBeVisible()
  await expect(
    page.getByText(
      'What you add to your cart waits here, on this device, until you order or remove it.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Cart Total')).toHaveCount(0)
  await axe(page)
})

test('stored copies are put right with the catalogue', async ({ page }) => {
  const lipstick = product(2)
  await store(page, 'cart', [
    { ...storedProduct(1, { title: 'Old name', price: 5 }), quantity: 1 },
    { ...storedProduct(2, { price: (lipstick?.price ?? 0) / 100, stock: 9999 }), quantity: 9000 },
    { ...storedProduct(999_999, { title: 'Gone with the wind', thumbnail: '' }), quantity: 1 },
  ])
  await open(page, '/cart')
  await expect(page.getByText('The price changed from $5.00 to $9.99.')).toBeVisible()
  await expect(
    page.getByText(/Only \d+ left, so the quantity was lowered from 9000\./),
  ).toBeVisible()
  await expect(page.getByText('No longer sold, so it is not part of the total.')).toBeVisible()
  await expect(page.getByText('Something changed since you filled your cart.')).toBeVisible()
  await axe(page)
  const [first] = (await stored(page, 'cart')) as { price: number; title: string }[]
  expect(first).toMatchObject({ price: 9.99 })
  expect(first?.title).not.toBe('Old name')
})

test('a wrong coupon gets a clear text, an empty one too', async ({ page }) => {
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText('Please enter a coupon code.')).toBeVisible()
  await page.getByLabel('Coupon Code').fill('NOPE')
  await page.getByLabel('Coupon Code').press('Enter')
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Remove coupon' }).click()
  await expect(page.getByText('This coupon code is not valid.')).toHaveCount(0)
})

test('a good coupon shows its discount at once, here and at the checkout', async ({ page }) => {
  const { code } = addCoupon('percent', 10)
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 10 }])
  await open(page, '/cart')
  await page.getByLabel('Coupon Code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply Coupon' }).click()
  await expect(page.getByText(`Coupon ${code} is applied.`)).toBeVisible()
  const total = page.getByRole('region', { name: 'Cart Total' })
  await expect(total).toContainText('Discount:-$9.99')
  await expect(total).toContainText('Vat:$13.49')
  await expect(total).toContainText('Total:$103.40')
  await page.getByRole('button', { name: /^Decrease/ }).click()
  await expect(total).toContainText('Discount:-$8.99')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Total:$93.06')
})

test('without an answer the cart is shown all the same', async ({ page, allowed }) => {
  allowed.push('/api/quote')
  await page.route('**/api/quote', (route) => route.abort())
  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  await open(page, '/cart')
  await expect(page.getByText('could not be checked just now')).toBeVisible()
  await expect(page.getByText('$11.49')).toBeVisible()
  await page.unroute('**/api/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('could not be checked just now')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/cart', '/checkout', '/wishlist'])
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('Please switch on JavaScript')).toBeVisible()
    })
})
