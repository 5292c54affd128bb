import type { Page } from '@playwright/test'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'
import { agreedOrder, pressByKey, write } from './payments-to-take'

/** A shop of its own that others reach, so that the test payment must be confirmed. */
const shop = shopOfFile({ ORIGIN: '', HOST: '0.0.0.0', ORDER_LIMITS: 'on' }, 'serial')
test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

const ACCOUNTS = '/desk/settings/online-payments'
const SECRET = 'sk_test_e2e0neverShown'

async function visit(page: Page, path: string) {
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(shop.origin + path)
}
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('keys are typed once, named where they are wrong, and never shown again', async ({ page }) => {
  await visit(page, ACCOUNTS)
  await expect(card(page, 'Stripe')).toContainText('Not set up')
  await pressByKey(page, card(page, 'Stripe').getByRole('button', { name: 'Set up' }))
  const dialog = page.getByRole('dialog')
  await axe(page)
  await dialog.getByLabel('Secret key').fill('pk_test_public')
  await dialog.getByLabel('Signing secret of the webhook').fill('whsec_e2e_hidden')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A secret key begins with sk_test_')).toBeVisible()
  await dialog.getByLabel('Secret key').fill(SECRET)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const stripe = card(page, 'Stripe')
  await expect(stripe).toContainText('Keys stored on')
  await expect(stripe.locator('code')).toHaveText(/\/webhooks\/stripe$/)
  await expect(stripe).toContainText('No message has come yet')
  await page.reload()
  await expect(stripe).toContainText('Keys stored on')
  expect(await page.content()).not.toContain(SECRET)
  await stripe.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByLabel('Secret key')).toHaveValue('')
  await dialog.getByLabel('Minutes to pay').fill('45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(stripe).toContainText('45 minutes to pay')
  await pressByKey(page, stripe.getByRole('button', { name: 'Offer it at the checkout' }))
  await expect(stripe.getByRole('link', { name: 'Countries, fee and limit' })).toBeVisible()
  await cleanAtEachWidth(page)
  await stripe.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(stripe).toContainText('Not set up')
})

test('the connection is checked, and the test payment confirmed and offered', async ({ page }) => {
  await visit(page, ACCOUNTS)
  const trial = card(page, 'Test payment')
  const dialog = page.getByRole('dialog')
  // The demo begins with it.
  await trial.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await trial.getByRole('button', { name: 'Set up' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await trial.getByRole('button', { name: 'Check the connection' }).click()
  await expect(trial.getByRole('alert')).toContainText('Others reach this shop')
  await trial.getByRole('button', { name: 'Change' }).click()
  await dialog.getByText('Offer the test payment though others').click()
  await dialog.getByRole('button', { name: /Taking the money/ }).click()
  await page.getByRole('option', { name: /^By hand/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(trial).toContainText('taken by hand')
  await trial.getByRole('button', { name: 'Check the connection' }).click()
  await expect(trial.getByText('The connection works.')).toBeVisible()
  await expect(trial.getByRole('link', { name: 'Countries, fee and limit' })).toBeVisible()
  await cleanAtEachWidth(page)
})

test('reserved money is taken by hand, refunded in part, and its state stands at the order', async ({
  page,
  request,
}) => {
  const { number, reference } = await agreedOrder(shop, request)
  await visit(page, `/desk/orders/${number}`)
  await press(page, 'Ask the provider now')
  await expect(page.getByText(/^Take it until/)).toBeVisible()
  await page.goto(`${shop.origin}/desk/payments`)
  const waiting = card(page, 'Reserved money to take')
  await expect(waiting).toContainText('Take it until')
  await waiting.getByRole('link', { name: `Order ${number}` }).click()
  const payment = card(page, 'Payments at providers')
  await expect(payment).toContainText(reference)
  await expect(payment).toContainText('Reserved')
  await cleanAtEachWidth(page)
  await pressByKey(page, payment.getByRole('button', { name: /^Take / }))
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible()
  await expect(payment.getByRole('button', { name: /^Take / })).toBeHidden()
  await payment.getByRole('button', { name: 'Ask the provider now' }).click()
  await expect(page.getByText('The provider has answered.')).toBeVisible()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('2.50')
  await page.keyboard.press('Tab')
  await expect(dialog).toContainText('The provider that took the money is asked')
  await dialog.getByRole('button', { name: /^Refund / }).click()
  await expect(dialog).toBeHidden()
  const refunds = page.getByRole('region', { name: 'Refunds at the provider' })
  await expect(async () => {
    await page.reload()
    await expect(refunds.getByText('Done')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(refunds).toContainText('$2.50')
  await cleanAtEachWidth(page)
})

test('a failed refund is tried again, one without an answer decided, and a dispute has a date', async ({
  page,
  request,
}) => {
  const { number, reference } = await agreedOrder(shop, request)
  await visit(page, `/desk/orders/${number}`)
  await press(page, 'Ask the provider now')
  await press(page, /^Take /)
  await expect(page.getByText('The money is taken.')).toBeVisible()
  const now = Date.now()
  const of = `select ?, ?, ?, 'test', order_id, id, ?, ? from payment_attempts where reference = ?`
  const finding = `insert into payment_findings (id, kind, subject, provider, order_id, attempt_id, facts, found_at) ${of}`
  const id = crypto.randomUUID()
  write(
    shop,
    `insert into payment_refunds (id, order_id, attempt_id, amount, cause, status, fault, asked_at, settled_at)
     select ?, order_id, id, 150, 'desk', 'failed', 'The card was closed.', ?, ?
     from payment_attempts where reference = ?`,
    ...[id, now, now, reference],
  )
  write(shop, finding, crypto.randomUUID(), 'refund_failed', id, '{"amount":150}', now, reference)
  const facts = JSON.stringify({ amount: 900, currency: 'USD', status: 'open', answerBy: now })
  write(shop, finding, crypto.randomUUID(), 'dispute', `test ${id}`, facts, now, reference)
  await page.reload()
  const refunds = page.getByRole('region', { name: 'Refunds at the provider' })
  await expect(refunds).toContainText('The card was closed.')
  await expect(page.getByRole('region', { name: 'Disputes' })).toContainText('Answer until')
  await axe(page)
  await refunds.getByRole('button', { name: 'Try again' }).click()
  await expect(refunds.getByText('Refund, tried again')).toBeVisible()
  await expect(refunds.getByRole('button', { name: 'Try again' })).toBeHidden()

  const stuck = crypto.randomUUID()
  write(
    shop,
    `insert into payment_refunds (id, order_id, attempt_id, amount, cause, status, fault, asked_at)
     select ?, order_id, id, 275, 'order_cancelled', 'pending', 'No answer came.', ?
     from payment_attempts where reference = ?`,
    ...[stuck, now, reference],
  )
  write(shop, finding, crypto.randomUUID(), 'no_answer', stuck, '{"amount":275}', now, reference)
  await page.reload()
  await expect(refunds).toContainText('Look at the provider whether $2.75 went')
  await pressByKey(page, refunds.getByRole('button', { name: 'Say what became of it' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'It went' }).click()
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByLabel('What was done').fill('Its panel shows the refund.')
  await axe(page)
  await dialog.getByRole('button', { name: 'It went' }).click()
  await expect(dialog).toBeHidden()
  await expect(refunds.getByRole('button', { name: 'Say what became of it' })).toBeHidden()
})

test('money that does not match waits until somebody says what was done', async ({ page }) => {
  write(shop, 'update payment_findings set settled_at = 1')
  const facts = JSON.stringify({ amount: 1234, currency: 'EUR', reference: 'EX-99-1' })
  write(
    shop,
    `insert into payment_findings (id, kind, subject, provider, facts, found_at)
     values (?, 'not_in_ledger', 'test stray', 'test', ?, ?)`,
    ...[crypto.randomUUID(), facts, Date.now()],
  )
  await visit(page, '/desk')
  await page.getByRole('link', { name: '1 payment that does not match' }).click()
  const queue = card(page, 'Money that does not match')
  await expect(queue).toContainText('Paid, but not in the shop’s books')
  await expect(queue).toContainText('€12.34')
  await cleanAtEachWidth(page)
  await pressByKey(page, queue.getByRole('button', { name: 'Settle' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect(dialog.getByText('Say what was done')).toBeVisible()
  await dialog.getByLabel('What was done').fill('Another shop’s: given back there.')
  await axe(page)
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect(queue).toContainText('Everything matches.')
})
