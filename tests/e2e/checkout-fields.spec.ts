import fc from 'fast-check'
import { BILLING_RULES } from '../../app/orders/order/billing-rules'
import { type FieldRule, faultOf } from '../../app/ui/forms/rules'
import { atCheckout, fillAddress, placeOrder, someone, stored } from './buying'
import { axe, expect, open, test } from './shop-test'

test('required fields: messages at the fields, a summary that takes the focus', async ({
  page,
}) => {
  await atCheckout(page)
  await axe(page)
  await placeOrder(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(7)
  const name = page.getByLabel('First Name')
  await expect(name).toHaveAccessibleDescription('Enter your first name.')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.')
  await expect(summary.getByRole('link').nth(2)).toHaveText('First Name')
  await axe(page)
  await summary.getByRole('link', { name: 'First Name' }).click()
  await expect(name).toBeFocused()
  await name.fill('Ana')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email Address').fill('ana@')
  await expect(page.getByText('Please enter an e-mail address like').first()).toBeVisible()
})

test('the server’s own checks appear at the fields too', async ({ page, allowed }) => {
  allowed.push('422')
  await atCheckout(page)
  await fillAddress(page, someone())
  // The browser checks the same: only a newer server knows more.
  await page.route('**/api/orders', (route) => {
    const body = JSON.parse(route.request().postData() ?? '')
    body.billing.postCode = 'ABC'
    return route.continue({ postData: JSON.stringify(body) })
  })
  await placeOrder(page)
  await expect(page.getByLabel('Post Code')).toHaveAccessibleDescription(/post code/i)
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await stored(page, 'cart')).toHaveLength(1)
})

test('a field is judged when it is left, the post code by its country', async ({ page }) => {
  await atCheckout(page)
  const postCode = page.getByLabel('Post Code')
  await postCode.fill('SW1A 1AA')
  await expect(postCode).not.toHaveAttribute('aria-invalid')
  await postCode.blur()
  await expect(postCode).toHaveAccessibleDescription(
    'This is not a post code of the chosen country.',
  )
  await page.getByLabel('Country').selectOption('GB')
  await expect(postCode).not.toHaveAttribute('aria-invalid')
  const email = page.getByLabel('Email Address')
  await email.fill('tom@example')
  await email.blur()
  await expect(email).toHaveAccessibleDescription(
    'Please enter an e-mail address like name@example.com.',
  )
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid')
  await axe(page)
})

test('a mistyped mail host is offered as it was meant', async ({ page }) => {
  await atCheckout(page)
  const email = page.getByLabel('Email Address')
  await email.fill('tom@gmial.com')
  await email.blur()
  const offer = page.getByRole('button', { name: 'Did you mean tom@gmail.com?' })
  await expect(offer).toBeVisible()
  await axe(page)
  await offer.click()
  await expect(email).toHaveValue('tom@gmail.com')
  await expect(email).toBeFocused()
  await expect(offer).toHaveCount(0)
  await page.reload() // taken as if it had been typed
  await expect(email).toHaveValue('tom@gmail.com')
  for (const [path, field] of [
    ['/signup', 'Email'],
    ['/contacts', 'Your Email'],
  ] as const) {
    await open(page, path)
    const input = page.getByRole('main').getByLabel(field)
    await input.fill('tom@hotmial.com')
    await input.blur()
    await expect(page.getByRole('button', { name: 'Did you mean' })).toBeVisible()
  }
})

test('countries: all of ISO 3166 in the page’s language, Bangladesh first', async ({ page }) => {
  await open(page, '/de/checkout')
  const options = page.locator('select[name=country] option')
  await expect(options).toHaveCount(249)
  await expect(options.first()).toHaveText('Bangladesch')
  await expect(page.locator('select[name=country]')).toHaveValue('BD')
})

test('what was entered survives a reload and a way to another page', async ({ page }) => {
  await atCheckout(page)
  await fillAddress(page, 'ana@example.com')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Other Notes').fill('Third floor')
  await page.getByText('Company, county').click()
  await page.getByLabel('Company Name').fill('Rahman & Sons')
  await page.getByLabel('Bank').check()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ana')
  await expect(page.getByLabel('Bank')).toBeChecked()
  await expect(page.getByLabel('Company Name')).toBeVisible() // what is sent is seen
  await expect(page.getByLabel('Company Name')).toHaveValue('Rahman & Sons')
  await expect(page.getByLabel('Country')).toHaveValue('FR')
  await expect(page.getByLabel('Other Notes')).toHaveValue('Third floor')
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue('ana@example.com')
})

/** Texts near the edge of the rules, and any others. */
const texts = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...'01259 +-()/.xX'), maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab1.-@_+\u0007\u202e'), maxLength: 20 }),
  )
  .map((text) => text.trim())

test('the browser accepts what the shop accepts, field by field', async ({ page }) => {
  await open(page, '/checkout')
  const samples = fc.sample(texts, { numRuns: 300, seed: 11 })
  const { country: _, ...rules } = BILLING_RULES
  for (const [name, rule] of Object.entries<FieldRule>(rules)) {
    const field = page.locator(`#checkout-${name}`)
    await expect(field).toHaveJSProperty('maxLength', rule.maxLength)
    const seen = await field.evaluate(
      (input: HTMLInputElement, values) =>
        values.map((value) => {
          input.value = value
          return { value: input.value, valid: input.validity.valid }
        }),
      samples,
    )
    // A browser looks at the length of what was typed only, not of what a script set.
    const expected = seen.map(({ value }) => {
      const fault = faultOf(value, { ...rule, maxLength: -1 })
      return { value, valid: fault === undefined }
    })
    expect(seen, name).toEqual(expected)
  }
})

test('a country whose addresses need their region shows its field', async ({ page }) => {
  await atCheckout(page)
  await expect(page.getByLabel('County')).toBeHidden()
  await page.getByLabel('Country').selectOption('US')
  await expect(page.getByLabel('County')).toBeVisible()
  await expect(page.getByLabel('County')).not.toHaveAttribute('required')
})
