import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS } from '../../durations'
import { anonymise } from '../../orders/anonymise.server'
import { addRefund } from '../../payments/asked-refunds.server'
import { storeEvent, storeUnknown } from '../../payments/events.server'
import { noteFinding } from '../../payments/findings.server'
import { forgetPayments } from '../../payments/forget-payments.server'
import { keptRefunds } from '../../payments/kept/kept-refunds.server'
import { keptTrials } from '../../payments/kept/kept-trials.server'

eachDatabase('what payments leave behind', (open) => {
  const shop = payingShop(open)
  beforeEach(async () => {
    for (const table of ['payment_events', 'sent_refunds', 'trial_payments'] as const)
      await shop.db.deleteFrom(table).execute()
  })
  const forgetAfter = (days: number) =>
    inTransaction(shop.db, (one) => forgetPayments(one, Date.now() + days * DAY_MS))
  const left = async (table: 'payment_events' | 'sent_refunds' | 'trial_payments') =>
    (await shop.db.selectFrom(table).selectAll().execute()).length

  test('messages are kept for 90 days, those of nobody’s payment as well', async () => {
    const receivedAt = Date.now()
    await storeEvent(shop.db, {
      ...{ provider: 'stripe', message: { eventId: 'evt_1', kind: 'paid' }, attemptId: null },
      ...{ raw: '{}', receivedAt },
    })
    const unknown = { eventId: 'evt_2', kind: 'paid' }
    await storeUnknown(shop.db, { provider: 'stripe', message: unknown, receivedAt })
    await forgetAfter(89)
    expect(await left('payment_events')).toBe(2)
    await forgetAfter(91)
    expect(await left('payment_events')).toBe(0)
  })

  test('refunds that were sent are kept for 180 days, and while one is under way', async () => {
    const { attempt } = await shop.started()
    const refund = await addRefund(shop.db, attempt, { amount: 5, cause: 'desk' })
    const sent = { amount: 5, sentAt: Date.now() }
    await keptRefunds(shop.db).begin(attempt.id, { key: refund.id, ...sent })
    await forgetAfter(200)
    expect(await left('sent_refunds')).toBe(1)
    await shop.db.updateTable('payment_refunds').set({ status: 'done' }).execute()
    await forgetAfter(179)
    expect(await left('sent_refunds')).toBe(1)
    await forgetAfter(181)
    expect(await left('sent_refunds')).toBe(0)
  })

  test('a test payment is kept for a year after it began', async () => {
    const { ref } = await shop.started()
    await keptTrials(shop.db).change(ref, () => ({
      ...{ providerRef: ref, reference: 'EX-1-1', amount: 5, currency: 'USD', returnTo: '/' },
      ...{ manualCapture: false, expiresAt: 0, status: 'open', taken: 0, refunds: [] },
    }))
    await forgetAfter(364)
    expect(await left('trial_payments')).toBe(1)
    await forgetAfter(366)
    expect(await left('trial_payments')).toBe(0)
  })

  test('an anonymous order’s payments name nobody any more', async () => {
    const { id, attempt } = await shop.started()
    const WORDS = 'Ana Kovač'
    await storeEvent(shop.db, {
      ...{ provider: 'test', message: { eventId: 'evt_3', kind: 'paid' } },
      ...{ attemptId: attempt.id, raw: `{"name":"${WORDS}"}`, receivedAt: Date.now() },
    })
    const facts = { amount: 5, currency: 'USD', reason: WORDS }
    await noteFinding(shop.db, {
      ...{ kind: 'held', subject: attempt.id, provider: 'test', attempt, facts },
    })
    await shop.db.updateTable('payment_findings').set({ note: WORDS }).execute()
    await shop.db.updateTable('payment_attempts').set({ reason: WORDS }).execute()
    await addRefund(shop.db, attempt, { amount: 5, cause: 'desk' })
    await shop.db.updateTable('payment_refunds').set({ fault: WORDS }).execute()
    const rows = async () => {
      const tables = ['payment_events', 'payment_findings', 'payment_attempts', 'payment_refunds']
      const all = tables.map((table) =>
        shop.db
          .selectFrom(table as 'orders')
          .selectAll()
          .execute(),
      )
      return JSON.stringify((await Promise.all(all)).flat().filter((row) => refersTo(row, id)))
    }
    const refersTo = (row: object, order: number) =>
      !('order_id' in row) || Number(row.order_id) === order
    expect((await rows()).split(WORDS)).toHaveLength(6)
    await inTransaction(shop.db, (one) => anonymise(one, [id]))
    expect(await rows()).not.toContain(WORDS)
    expect(await rows()).toContain('"amount\\":5')
  })
})
