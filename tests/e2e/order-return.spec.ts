import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BILLING, orderOf } from '../support/shopper'
import { ordered, someone, stored } from './buying'
import { mailsTo } from './outbox'
import { axe, expect, open, test } from './shop-test'
import { anyone, enter } from './signing-in'

function backdate(token: string, milliseconds: number) {
  const file = join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { timeout: 5000 })
  const sql = 'update orders set placed_at = placed_at - ? where token = ?'
  database.prepare(sql).run(milliseconds, token)
  database.close()
}

test('thanks who has just ordered, and tells who comes back which order it is', async ({
  page,
  request,
}) => {
  const { token, number } = await ordered(request, someone())
  await open(page, `/orders/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
  backdate(token, 31 * 60_000)
  await open(page, `/orders/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment')
  await expect(page.locator('.parcel-slip')).toContainText(`Order ${number}`)
  await expect(page.getByText('has been placed')).toHaveCount(0)
})

test('what a bank asks for is copied with a click, and says by when', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token, number } = await ordered(request, someone())
  await open(page, `/orders/${token}`)
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByText('Pay by', { exact: true })).toBeVisible()
  await payment.getByRole('button', { name: 'Copy: Reference' }).click()
  await expect(payment.getByText('Copied: Reference')).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await payment.getByRole('button', { name: 'Copy: Amount' }).click()
  await expect(payment.getByText('Copied: Amount')).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d\d$/)
})

test('a guest sets a password on the order’s page and has an account for that address', async ({
  page,
  request,
}) => {
  const email = someone()
  const { token, number } = await ordered(request, email)
  await open(page, `/orders/${token}`)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await axe(page)
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-9')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText('this order is in it')).toContainText(`just e-mailed to ${email}`)
  await expect.poll(() => mailsTo(email).some(({ text }) => /verif|confirm/i.test(text))).toBe(true)
  await page.getByRole('link', { name: 'To the account' }).click()
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
})

test('tracking answers alike whether the order exists, and mails its link to its address', async ({
  page,
  request,
}) => {
  const email = someone()
  const { token, number } = await ordered(request, email)
  const ask = async (asked: string) => {
    await open(page, '/track-order')
    await page.getByLabel('Order number').fill(asked)
    await page.getByLabel('E-mail address').first().fill(email)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText('the link to it is on its way')).toBeFocused()
    // A slip is mended where it was made.
    await expect(page.getByLabel('Order number')).toHaveValue(asked)
    return (await page.getByRole('main').innerText()).replaceAll(asked, '{number}')
  }
  const known = await ask(number)
  expect(await ask('EX-000000-00000')).toBe(known)
  const links = () =>
    mailsTo(email).filter(({ headers }) => headers.subject?.startsWith('Your link to order'))
  await expect.poll(() => links().length).toBe(1)
  expect(links()[0]?.text).toContain(`/orders/${token}`)
})

test('tracking says at its field what is no number', async ({ page, allowed }) => {
  allowed.push('422')
  await open(page, '/track-order')
  await page.getByLabel('Order number').fill('my parcel')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/not an order number/)
  await expect(page.getByLabel('Order number')).toHaveValue('my parcel')
  await axe(page)
})

test('ordering again fills the cart, which tells what has changed since', async ({
  page,
  request,
}) => {
  const { token } = await ordered(request, someone())
  await open(page, `/orders/${token}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('spinbutton').or(page.getByRole('textbox')).first()).toBeVisible()
  const cart = await stored(page, 'cart')
  expect(cart.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual([
    [3, 2],
  ])
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('ordering again says how many pieces the cart held already', async ({ page, request }) => {
  const { token } = await ordered(request, someone())
  await open(page, `/orders/${token}`)
  const again = page.getByRole('button', { name: 'Order again' })
  await again.click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goBack()
  await again.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('.toast')).toHaveText('2 of these pieces were in your cart already.')
  const [line] = await stored(page, 'cart')
  expect(line.quantity).toBe(2)
})

test('guest orders show once the address is confirmed, with their address', async ({
  page,
  allowed,
}) => {
  const email = anyone()
  const placed = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: orderOf(undefined, { billing: { ...BILLING, email } }),
  })
  const { number, token } = await placed.json()
  await enter(page, email)
  await expect(page.getByText('You have no orders yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send me an e-mail to confirm it' }).click()
  await expect(page.getByText(`An e-mail with a link is on its way to ${email}.`)).toBeVisible()
  let link = ''
  await expect
    .poll(() => {
      const mail = mailsTo(email).find(({ headers }) => headers.subject?.startsWith('Confirm'))
      link = /https?:\/\/\S+oobCode=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .toBeTruthy()
  await open(page, link)
  await expect(page.getByText(`Your address ${email} is confirmed.`)).toBeVisible()
  allowed.push('400')
  await open(page, link)
  await expect(page.getByText('Your address is confirmed already.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('link', { name: 'To your account' }).click()
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect(row).toContainText('Confirmed')
  await expect(row.getByRole('link')).toHaveAttribute('href', `/orders/${token}`)
  await expect(page.getByRole('heading', { name: 'Addresses you used' })).toBeVisible()
  await expect(page.getByText('1 Lake Road')).toBeVisible()
  // Ordering again: the cart is filled, and the checkout knows the address.
  await row.getByRole('button', { name: `Order again: ${number}` }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await open(page, '/checkout')
  const street = page.getByLabel('Street Address')
  await expect(street).toHaveValue('1 Lake Road')
  await expect(page.getByLabel('Country')).toHaveValue('BD')
  await street.fill('Somewhere else')
  await page.getByLabel('Earlier addresses').selectOption({ index: 1 })
  await expect(street).toHaveValue('1 Lake Road')
  await street.fill('Somewhere else')
  await page.reload()
  await expect(page.getByLabel('Earlier addresses')).toBeVisible()
  await expect(street).toHaveValue('Somewhere else')
  await axe(page)
  await axe(page)
})
