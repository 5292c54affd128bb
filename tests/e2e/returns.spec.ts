import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import { BILLING } from '../support/shopper'
import { rows, someone } from './buying'
import { mailsTo } from './outbox'
import { scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

const ABROAD = { ...BILLING, country: 'DE', city: 'Berlin', postCode: '10115' }

async function orderOf(request: APIRequestContext, billing: object) {
  const response = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { items: [{ productId: 5, quantity: 2 }], payment: 'bank', billing },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { token: string; number: string }
}

/** Marks an order as delivered some days ago, as the merchant's command does. */
function deliver(token: string, daysAgo = 0) {
  const file = join(process.env.SHOP_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(file, { timeout: 5000 })
  const at = Date.now() - daysAgo * 86_400_000
  const sql = `update orders set status = 'delivered', due_at = null, remind_at = null, paid_at = ?,
    shipped_at = ?, delivered_at = ? where token = ?`
  database.prepare(sql).run(at, at, at, token)
  database.close()
}

const returnsOf = (token: string) =>
  rows<{ kind: string; state: string; note: string | null; quantity: number; reason: string }>(
    `select kind, r.state, r.note, l.quantity, l.reason from order_returns r
      join orders o on o.id = r.order_id join order_return_lines l on l.return_id = r.id
      where token = ?`,
    token,
  )

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'textbox' | 'combobox',
) {
  const wanted = page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' })
  for (let stops = 0; stops < 80; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

const type = (page: Page, text: string) => page.keyboard.insertText(text)

test('a return is asked for by keyboard alone, and errors lose nothing', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  const email = someone()
  const { token, number } = await orderOf(request, { ...BILLING, email })
  deliver(token)
  await open(page, `/orders/${token}`)
  await expect(page.getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0)
  await tabTo(page, 'Return articles', 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return articles')
  const pieces = await tabTo(page, 'How many pieces?', 'textbox')
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, '3')
  await tabTo(page, /anything else/i, 'textbox')
  await type(page, 'A scratch on the lid')
  await tabTo(page, 'Ask for the return', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(pieces).toHaveAccessibleDescription('Please enter a whole number from 1 to 2.')
  await expect(pieces).toHaveValue('3')
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription('Please choose a reason.')
  await expect(page.getByLabel(/anything else/i)).toHaveValue('A scratch on the lid')
  await axe(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await scrollsSideways(page)).toBe(false)

  await tabTo(page, 'How many pieces?', 'textbox')
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, '1')
  await tabTo(page, 'Reason', 'combobox')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Ask for the return', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your return request')
  await expect(page.getByText(`Your return ${number}-R1 has reached us.`)).toBeFocused()
  await axe(page)
  expect(returnsOf(token)).toEqual([
    {
      kind: 'return',
      state: 'requested',
      note: 'A scratch on the lid',
      quantity: 1,
      reason: 'damaged',
    },
  ])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your return request')
  await tabTo(page, 'Back to the order', 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Return R1 requested')
  await expect
    .poll(() =>
      mailsTo(email).some(
        ({ text }) => text.includes(`${number}-R1`) || text.includes('return of'),
      ),
    )
    .toBe(true)
})

test('a guest withdraws from a contract by keyboard alone and has a receipt at once', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  const [email, receipt] = [someone(), someone()]
  const { token, number } = await orderOf(request, { ...ABROAD, email })
  deliver(token, 13)
  await open(page, `/orders/${token}`)
  await tabTo(page, 'Withdraw from contract here', 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from the contract')
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Rahman')
  const address = await tabTo(page, /e-mail address for the receipt/i, 'textbox')
  await expect(address).toHaveValue(email)
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, 'receipt@nowhere')
  await tabTo(page, 'Confirm withdrawal', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(address).toHaveValue('receipt@nowhere')
  await expect(address).toHaveAccessibleDescription(/e-mail address such as/)
  await axe(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await scrollsSideways(page)).toBe(false)
  await tabTo(page, /e-mail address for the receipt/i, 'textbox')
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, receipt)
  await tabTo(page, 'Confirm withdrawal', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We have received your withdrawal',
  )
  const main = page.getByRole('main')
  for (const part of [number, 'Ana Rahman', receipt, '2 × ', '111 Bijoy Sarani', / GMT\+6/])
    await expect(main).toContainText(part)
  await axe(page)
  expect(returnsOf(token)).toMatchObject([{ kind: 'withdrawal', state: 'accepted', quantity: 2 }])
  await expect.poll(() => mailsTo(receipt).length).toBe(1)
  expect(mailsTo(receipt)[0]?.text).toContain(number)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both pages work, in the visitor’s language, and are kept nowhere', async ({
    page,
    request,
    allowed,
  }) => {
    allowed.push('422')
    const { token } = await orderOf(request, { ...ABROAD, email: someone() })
    await page.goto(`/fr/orders/${token}/withdraw`)
    await expect(page.getByText(/^Commande\u00a0: /)).toBeVisible()
    const response = await page.goto(`/de/orders/${token}/withdraw`)
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen')
    expect(page.url()).toMatch(new RegExp(`/de/orders/${token}/withdraw\\?done=1$`))
    await expect(page.getByRole('main')).toContainText('Ihre Bestellung ist storniert')

    const other = await orderOf(request, { ...BILLING, email: someone() })
    deliver(other.token)
    await page.goto(`/fr/orders/${other.token}/return`)
    await page.getByLabel(/Quelle quantité/).fill('2')
    await page.getByRole('button', { name: 'Demander le retour' }).click()
    await expect(page.getByLabel(/Quelle quantité/)).toHaveValue('2')
    await page.getByLabel('Motif').selectOption('other')
    await page.getByRole('button', { name: 'Demander le retour' }).click()
    await expect(page.locator('h1')).toHaveText('Nous avons votre demande de retour')
  })
})

test('a return that is not open says why', async ({ page, request, allowed }) => {
  const { token } = await orderOf(request, { ...BILLING, email: someone() })
  await open(page, `/orders/${token}/return`)
  await expect(page.getByText('This order is not delivered yet.')).toBeVisible()
  await open(page, `/orders/${token}/withdraw`)
  await expect(page.getByText('an address in the European Union')).toBeVisible()
  deliver(token, 32)
  await open(page, `/orders/${token}/return`)
  await expect(page.getByText('The time for this is over.')).toBeVisible()
  await axe(page)
  await open(page, `/orders/${token}`)
  await expect(page.getByRole('link', { name: 'Return articles' })).toHaveCount(0)
  allowed.push('404')
  const response = await open(page, '/orders/unknown/return')
  expect(response?.status()).toBe(404)
})
