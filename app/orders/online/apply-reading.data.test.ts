import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { DAY_MS } from '../../durations'
import { findAttempt } from '../../payments/attempts.server'
import { changeStatus } from '../changing/change-status.server'
import { readAttempt } from './attempt-jobs.server'
import { startPayment } from './start-payment.server'

eachDatabase('payments at a provider', (open) => {
  const shop = payingShop(open)
  const endsUnpaid = (id: number) =>
    changeStatus(shop.db, { id }, 'cancelled', { overdueAt: Date.now() + 2 * DAY_MS })

  test('an order is paid once by the money that its provider holds', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment', payment: 'test' })
    await readAttempt(shop.db, attempt.id)
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    shop.bank.pay(ref)
    for (let again = 0; again < 3; again++) await readAttempt(shop.db, attempt.id)
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(await shop.ledger(id)).toEqual([['captured', total]])
    expect(await shop.mails('order-paid', id)).toBe(1)
    expect(await findAttempt(shop.db, attempt.id)).toMatchObject({
      ...{ status: 'captured', reference: `${number}-1`, payment_ref: `pay-${ref}` },
    })
  })

  test('a double click and a second tab lead to one attempt', async () => {
    const { token, attempt } = await shop.started()
    const again = await Promise.all([
      startPayment(shop.db, { token }, 'test'),
      startPayment(shop.db, { token }, 'test'),
    ])
    expect(again).toEqual(Array(2).fill({ ok: true, payAt: attempt.pay_at }))
    expect(shop.bank.calls.filter((name) => name === 'start')).toHaveLength(1)
  })

  test('the failure of one attempt touches no other', async () => {
    const first = await shop.started()
    shop.bank.end(first.ref, 'failed')
    await readAttempt(shop.db, first.attempt.id)
    expect(await startPayment(shop.db, { token: first.token }, 'test')).toMatchObject({ ok: true })
    const [, second] = await shop.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', first.id)
      .orderBy('attempt_no')
      .execute()
    shop.bank.pay(String(second?.provider_ref))
    await readAttempt(shop.db, String(second?.id))
    await readAttempt(shop.db, first.attempt.id)
    expect(await shop.row(first.number)).toMatchObject({ status: 'paid' })
    expect(second).toMatchObject({ reference: `${first.number}-2`, attempt_no: 2 })
  })

  test.each([
    ['a unit less', { amount: -1, currency: 'USD' }],
    ['a unit more', { amount: 1, currency: 'USD' }],
    ['another currency', { amount: 0, currency: 'BDT' }],
  ])('%s than asked is for a person, and pays nothing', async (_, { amount, currency }) => {
    const { id, number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref, { amount: total + amount, currency })
    expect(await readAttempt(shop.db, attempt.id)).toBe('review')
    await readAttempt(shop.db, attempt.id)
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    expect(await shop.ledger(id)).toEqual([])
    expect(await shop.findings(id)).toEqual([{ kind: 'other_money', settled_at: null }])
    const again = await startPayment(shop.db, { id }, 'test')
    expect(again).toEqual({ ok: false, code: 'not_payable' })
  })

  test('a late success revives an order that ended unpaid, with its stock', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    await endsUnpaid(id)
    expect(await shop.stock()).toBe(0)
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    expect(await shop.row(number)).toMatchObject({
      ...{ status: 'paid', cancelled_at: null, ended_by: null },
    })
    expect(await shop.stock()).toBe(-1)
    expect(await shop.ledger(id)).toEqual([['captured', total]])
    const acts = await shop.db.selectFrom('desk_audit').select('action').execute()
    expect(acts).toContainEqual({ action: 'order.revived' })
  })

  test('a late success without stock goes back by itself, with a mail', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    await endsUnpaid(id)
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', 1).execute()
    shop.bank.pay(ref)
    for (let again = 0; again < 3; again++) await readAttempt(shop.db, attempt.id)
    await shop.runJobs()
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'cancelled' })
    expect(await shop.ledger(id)).toEqual([
      ['captured', total],
      ['given_back', total],
    ])
    expect(await shop.mails('payment-returned', id)).toBe(1)
    expect(shop.bank.holds()).toBe(0)
  })

  test('money for an order that a person cancelled goes back', async () => {
    const { id, token, attempt, ref } = await shop.started()
    await changeStatus(shop.db, { token }, 'cancelled')
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    await shop.runJobs()
    expect(shop.bank.holds()).toBe(0)
    expect(await shop.books(id)).toBe(0)
    expect(await shop.stock()).toBe(0)
  })

  test('a second success of a paid order goes back', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    await changeStatus(shop.db, { number }, 'paid')
    shop.bank.pay(ref)
    await Promise.all([readAttempt(shop.db, attempt.id), readAttempt(shop.db, attempt.id)])
    await shop.runJobs()
    expect(await shop.ledger(id)).toEqual([
      ['captured', total],
      ['given_back', total],
    ])
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(shop.bank.holds()).toBe(0)
  })

  test('a provider whose money the shop takes is asked once, and not for an ended order', async () => {
    const bank = shop.openWith({ takenByShop: true })
    const paid = await shop.started()
    bank.pay(paid.ref)
    await Promise.all([1, 2, 3].map(() => readAttempt(shop.db, paid.attempt.id)))
    expect(await readAttempt(shop.db, paid.attempt.id)).toBe('captured')
    expect(bank.payments.get(paid.ref)).toMatchObject({ captures: 1 })
    const ended = await shop.started()
    await endsUnpaid(ended.id)
    bank.pay(ended.ref)
    expect(await readAttempt(shop.db, ended.attempt.id)).toBe('cancelled')
    expect(bank.payments.get(ended.ref)).toMatchObject({ captures: 0, status: 'cancelled' })
    expect(await shop.ledger(ended.id)).toEqual([])
  })

  test('a refund that fails after its success is booked back, and a person looks', async () => {
    const { id, token, attempt, ref, total } = await shop.started()
    await changeStatus(shop.db, { token }, 'cancelled')
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    await shop.runJobs()
    shop.bank.refundsBecome('failed')
    await readAttempt(shop.db, attempt.id)
    await readAttempt(shop.db, attempt.id)
    expect(await shop.books(id)).toBe(total)
    expect(shop.bank.holds()).toBe(total)
    expect(await shop.findings(id)).toEqual([{ kind: 'refund_failed', settled_at: null }])
  })

  test('a dispute takes the money away, and gives it back when it is won', async () => {
    const { id, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref)
    shop.bank.dispute(ref, 'open')
    await readAttempt(shop.db, attempt.id)
    expect(await shop.books(id)).toBe(0)
    expect(await shop.findings(id)).toEqual([{ kind: 'dispute', settled_at: null }])
    shop.bank.dispute(ref, 'won')
    await readAttempt(shop.db, attempt.id)
    expect(await shop.books(id)).toBe(total)
    expect(await shop.findings(id)).toEqual([{ kind: 'dispute', settled_at: expect.any(Number) }])
  })
})
