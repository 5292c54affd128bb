import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'
import { agreedOrder, write } from './payments-to-take'

const shop = shopOfFile({ ORDER_LIMITS: 'on' })

test('a payment shows its payout, and a payout that differs or failed says what to do', async ({
  page,
  request,
}) => {
  const { number, reference } = await agreedOrder(shop, request)
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/orders/${number}`)
  const card = page.getByRole('region', { name: 'Payments at providers' })
  await card.getByRole('button', { name: 'Ask the provider now' }).click()
  await expect(page.getByText('The provider has answered.')).toBeVisible()
  await expect(card.getByText('Paid', { exact: true })).toBeVisible()
  await expect(card).toContainText('Not told by the provider')
  write(
    shop,
    `insert into payment_payouts (id, provider, payout_ref, amount, currency, tells_parts, found_at)
     values ('one', 'test', 'po_1MiN3gLkdIwHu7ix', 1000, 'USD', 1, 1)`,
  )
  const state = 'insert into payment_payout_states (payout_id, status, arrives_on, told_at)'
  write(shop, `${state} values ('one', 'paid', '2026-11-26', 1)`)
  write(
    shop,
    `insert into payment_payout_parts (payout_id, part_ref, kind, amount, fee, payment_ref)
     select 'one', 'txn_1', 'captured', 1000, 0, payment_ref from payment_attempts
     where reference = ?`,
    reference,
  )
  await page.reload()
  await expect(card).toContainText('po_1MiN3gLkdIwHu7ix, on Nov 26, 2026')
  await axe(page)
  await cleanAtEachWidth(page)
  write(shop, `${state} values ('one', 'failed', '2026-11-26', 2)`)
  await page.reload()
  await expect(card).toContainText('po_1MiN3gLkdIwHu7ix did not reach your bank on Nov 26, 2026')

  const money = { amount: 1000, currency: 'USD', reference: 'po_1MiN3gLkdIwHu7ix' }
  const found = `insert into payment_findings (id, kind, subject, provider, facts, found_at)
     values (?, ?, 'test po_1MiN3gLkdIwHu7ix', 'test', ?, ?)`
  const differs = { ...money, expected: 1250, parts: ['pi_3MiN3g', 're_3MiN3g'] }
  write(shop, found, 'differs', 'payout_differs', JSON.stringify(differs), Date.now())
  write(shop, found, 'failed', 'payout_failed', JSON.stringify(money), Date.now())
  await page.goto(`${shop.origin}/desk/payments`)
  const queue = page.getByRole('region', { name: 'Money that does not match' })
  await expect(queue).toContainText('A payout is not what the books say')
  await expect(queue).toContainText('The books say $12.50')
  await expect(queue).toContainText('Not as in the books: pi_3MiN3g, re_3MiN3g')
  await expect(queue).toContainText('A payout did not reach your bank')
  await expect(queue).not.toContainText('No order of this shop')
  await axe(page)
  await cleanAtEachWidth(page)
  await page.goto(`${shop.origin}/desk/reports`)
  const link = page.getByRole('link', { name: 'Payouts of payment providers' })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
})
