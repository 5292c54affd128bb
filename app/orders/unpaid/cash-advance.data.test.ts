import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { trialShop } from '../../../tests/support/payments/trial-shop'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { HOUR_MS } from '../../durations'
import { attemptsOf } from '../../payments/attempts.server'
import type { SettingValues } from '../../settings/schema'
import { formatMoney } from '../../texts/currency.server'
import { changeStatus } from '../changing/change-status.server'
import { endUnpaid } from '../changing/end-unpaid.server'
import { orderMail } from '../mails/order-mail.server'
import { remindUnpaid } from '../mails/remind-unpaid.server'
import { readAttempt } from '../online/attempt-jobs.server'
import { mayEndUnpaid } from '../online/end-attempts.server'
import { startPayment } from '../online/start-payment.server'
import { moneyOfOrder, recordCash } from '../paying/payments.server'
import { findOrder } from '../reading/find-order.server'
import { refundOrder } from '../refunds/refund-order.server'
import { confirmOrder } from '../steps/confirm-order.server'
import { shownPayment } from './shown-payment.server'

const CASH = 'cash_on_delivery'
const SHARE = 20

eachDatabase('an advance on cash on delivery', (open) => {
  const at = trialShop(open, { cashFee: 100 })
  const { shop } = at
  const set = (values: SettingValues) => setSettings(shop.db, values)
  beforeAll(() => set({ 'payment.cashAdvance': 'share', 'payment.cashAdvancePercent': SHARE }))

  /** Places a cash order and begins to pay its advance at a bank of the test. */
  async function begun() {
    shop.openWith()
    const order = await placed(shop.db, { payment: CASH })
    expect(await startPayment(shop.db, { token: order.token }, 'test')).toMatchObject({ ok: true })
    const { id, due_at } = await shop.row(order.number)
    const [attempt] = await attemptsOf(shop.db, id)
    if (!attempt?.provider_ref) throw new Error('no attempt')
    const { advance = 0 } = order
    return { ...order, id, advance, dueAt: Number(due_at), attempt, ref: attempt.provider_ref }
  }

  async function paid() {
    const order = await begun()
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    return order
  }

  const shown = async (token: string) => {
    const found = await findOrder(shop.db, token)
    return found && shownPayment(shop.db, found, 'en')
  }

  test('an advance confirms the order, and the courier collects the rest', async () => {
    const order = await begun()
    // Its fee with its tax is no part of it.
    expect(order.advance).toBe(Math.round(((order.total - 115) * SHARE) / 100))
    expect(order).toMatchObject({ status: 'awaiting_payment', payment: CASH })
    expect(order.attempt).toMatchObject({ amount: order.advance })
    expect(order.dueAt - Date.now()).toBeLessThanOrEqual(HOUR_MS)
    expect(await shown(order.token)).toMatchObject({
      ...{ state: 'checking', others: [{ payment: 'bank' }, { payment: 'test' }] },
      advance: { amount: order.advance, takers: [{ payment: 'test' }] },
    })
    shop.bank.pay(order.ref)
    for (let again = 0; again < 2; again++) await readAttempt(shop.db, order.attempt.id)
    expect(await shop.row(order.number)).toMatchObject({
      ...{ status: 'confirmed', payment: CASH, paid_at: null, due_at: null, remind_at: null },
      advance_paid_at: expect.any(Number),
    })
    expect(await shop.ledger(order.id)).toEqual([['captured', order.advance]])
    expect(await shop.mails('order-confirmation', order.id)).toBe(2)
    expect(await shop.mails('order-paid', order.id)).toBe(0)
    expect((await shown(order.token))?.state).toBeUndefined()
    await changeStatus(shop.db, { number: order.number }, 'shipped')
    const rest = order.total - order.advance
    expect(await recordCash(shop.db, order.number)).toMatchObject({ changed: true, amount: rest })
    const row = await shop.row(order.number)
    expect(await moneyOfOrder(shop.db, row)).toEqual({ paid: order.total, left: order.total })
  })

  test('the mails name what is paid and what is to be paid', async () => {
    const order = await begun()
    const before = await orderMail('orderConfirmation', 'en', { orderId: order.id })
    expect(before.text).toContain('as soon as the advance of')
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    const after = await orderMail('orderConfirmation', 'en', { orderId: order.id })
    expect(after.text).toContain('is confirmed, and its advance of')
  })

  test('an order without its advance is reminded, ends in time, and gives its stock back', async () => {
    const order = await begun()
    expect(await remindUnpaid(shop.db, order.dueAt - 60_000)).toBe(1)
    expect(await shop.mails('online-reminder', order.id)).toBe(1)
    const { text } = await orderMail('onlineReminder', 'en', { orderId: order.id })
    const advance = formatMoney('en', order.advance)
    expect(text).toContain(`Still to pay: ${advance}`)
    expect(text).toContain(`${advance} for your order`)
    // The sums below stay those of the whole order.
    expect(text).toContain(`Total\n${formatMoney('en', order.total)}`)
    expect(await shop.stock()).toBe(-1)
    await endUnpaid(shop.db, order.dueAt + 1, mayEndUnpaid(shop.db))
    expect(await shop.row(order.number)).toMatchObject({ status: 'cancelled', ended_by: 'unpaid' })
    expect(await shop.stock()).toBe(0)
    // It comes late: with its stock the order comes back, in parts as before.
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    expect(await shop.row(order.number)).toMatchObject({ status: 'confirmed', payment: CASH })
    expect(await shop.stock()).toBe(-1)
  })

  test('an advance paid twice, or for an order a person cancelled, is refunded', async () => {
    const twice = await paid()
    await shop.db
      .updateTable('orders')
      .set({ status: 'awaiting_payment' })
      .where('id', '=', twice.id)
      .execute()
    await startPayment(shop.db, { token: twice.token }, 'test')
    const second = (await attemptsOf(shop.db, twice.id)).at(-1)
    await shop.db
      .updateTable('orders')
      .set({ status: 'confirmed' })
      .where('id', '=', twice.id)
      .execute()
    shop.bank.pay(second?.provider_ref ?? '')
    await readAttempt(shop.db, second?.id ?? '')
    await shop.runJobs()
    expect(await shop.books(twice.id)).toBe(twice.advance)
    const cancelled = await begun()
    await changeStatus(shop.db, { token: cancelled.token }, 'cancelled')
    shop.bank.pay(cancelled.ref)
    await readAttempt(shop.db, cancelled.attempt.id)
    await shop.runJobs()
    expect(await shop.books(cancelled.id)).toBe(0)
    expect(await shop.mails('payment-returned', cancelled.id)).toBe(1)
  })

  test('a refund is at most the advance while nothing else is paid, and goes through its provider', async () => {
    const order = await paid()
    await changeStatus(shop.db, { token: order.token }, 'cancelled')
    const refund = (amount: number) =>
      refundOrder(shop.db, {
        ...{ number: order.number, reason: '', by: 'ana', key: crypto.randomUUID(), amount },
        lines: [{ line: 0, quantity: 1, restock: false }],
      })
    expect(await refund(order.advance + 1)).toMatchObject({ ok: false, code: 'too_much' })
    expect(await refund(order.advance)).toMatchObject({ ok: true })
    await shop.runJobs()
    expect(shop.bank.holds()).toBe(0)
    expect(await shop.books(order.id)).toBe(0)
  })

  test('the merchant takes an advance by other means, or sends the order without it', async () => {
    const received = await begun()
    await changeStatus(shop.db, { number: received.number }, 'paid')
    const row = await shop.row(received.number)
    expect(row).toMatchObject({ status: 'confirmed', paid_at: null })
    expect(await moneyOfOrder(shop.db, row)).toMatchObject({ paid: received.advance })
    const waived = await begun()
    for (const changed of [true, false])
      expect(await confirmOrder(shop.db, { number: waived.number })).toMatchObject(
        changed ? { ok: true, changed } : { ok: false },
      )
    await changeStatus(shop.db, { number: waived.number }, 'shipped')
    expect(await recordCash(shop.db, waived.number)).toMatchObject({ amount: waived.total })
    // The page of the provider is still open somewhere.
    shop.bank.pay(waived.ref)
    await readAttempt(shop.db, waived.attempt.id)
    await shop.runJobs()
    expect(shop.bank.holds()).toBe(0)
  })

  test('another way is chosen for it and back, each with its own money', async () => {
    const { token, id, number, total } = await shop.started()
    const { due_at } = await shop.row(number)
    await at.pay(token, { way: CASH })
    const advance = Math.round((total * SHARE) / 100)
    expect(await shop.row(number)).toMatchObject({
      ...{ payment: CASH, status: 'awaiting_payment', total: total + 115, advance },
      ...{ due_at, confirm_hash: null },
    })
    expect((await attemptsOf(shop.db, id)).map(({ amount }) => amount)).toEqual([total, advance])
    await at.pay(token, { way: 'bank' })
    expect(await shop.row(number)).toMatchObject({ payment: 'bank', total, advance: 0 })
  })
})
