import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { changeStatus } from '../changing/change-status.server'
import { readAttempt } from '../online/attempt-jobs.server'
import { refundOrder } from './refund-order.server'

eachDatabase('refunds of orders paid at a provider', (open) => {
  const shop = payingShop(open)
  const refund = (number: string, amount: number, key: string = crypto.randomUUID()) =>
    refundOrder(shop.db, { number, lines: [], amount, reason: 'Late', by: 'ana', key })

  test('a part goes back at the provider, once, and no more than it took', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    const made = await Promise.all([refund(number, 100, 'same'), refund(number, 100, 'same')])
    expect(made.map(({ ok }) => ok)).toEqual([true, true])
    expect((await refund(number, 250)).ok).toBe(true)
    expect(await refund(number, total)).toEqual({ ok: false, code: 'too_much' })
    await shop.runJobs()
    await shop.runJobs()
    expect(shop.bank.holds()).toBe(total - 350)
    expect(await shop.books(id)).toBe(total - 350)
    expect(await shop.ledger(id)).toEqual([
      ...[['captured', total] as const, ['refund', 100] as const, ['refund', 250] as const],
    ])
    expect(await shop.mails('order-refunded', id)).toBe(2)
    expect(await shop.findings(id)).toEqual([])
  })

  test('a refusal is booked back, and a person looks', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    shop.bank.refundsBecome('failed')
    await refund(number, 100)
    for (let again = 0; again < 3; again++) await shop.runJobs()
    await readAttempt(shop.db, attempt.id)
    expect(shop.bank.holds()).toBe(total)
    expect(await shop.books(id)).toBe(total)
    expect(await shop.findings(id)).toEqual([{ kind: 'refund_failed', settled_at: null }])
  })

  test('money that came by other means asks no provider', async () => {
    const { id, number } = await shop.started()
    await changeStatus(shop.db, { number }, 'paid')
    expect((await refund(number, 100)).ok).toBe(true)
    await shop.runJobs()
    expect(shop.bank.calls).not.toContain('refund')
    expect(await shop.ledger(id)).toEqual([['refund', 100]])
  })
})
