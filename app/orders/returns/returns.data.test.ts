import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { stock } from '../../../tests/support/merchant-commands'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { returning } from '../../../tests/support/returns/returning'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { changeStatus } from '../changing/change-status.server'
import { recordCash } from '../paying/payments.server'

eachDatabase('returns', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  beforeEach(() => db.deleteFrom('jobs').execute())
  const { order, delivered, ask, answer, returnsOf } = returning(() => db)

  test('a return goes from request to refund, with a mail at each step and stock only when asked', async () => {
    const { token, number, total, email } = await delivered()
    const before = await stock(db, 1)
    expect(await ask(token, 1)).toEqual({ ok: true, sequence: 1 })
    expect(await ask(token, 2)).toEqual({ ok: true, sequence: 2 })
    for (const sequence of [1, 2])
      expect(await answer(number, sequence, 'accepted')).toMatchObject({ changed: true })
    expect(await answer(number, 1, 'received')).toMatchObject({ restocked: false })
    expect(await stock(db, 1)).toBe(before)
    expect(await answer(number, 2, 'received', { restock: true })).toMatchObject({
      restocked: true,
    })
    expect(await answer(number, 2, 'received', { restock: true })).toMatchObject({
      changed: false,
    })
    expect(await stock(db, 1)).toBe((before ?? 0) + 2)
    const refunds: number[] = []
    for (const sequence of [2, 1]) {
      const refunded = await answer(number, sequence, 'refunded')
      refunds.push((refunded.ok && refunded.refund) || 0)
    }
    expect(refunds[0]).toBeGreaterThan(refunds[1] ?? 0)
    expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(total)
    const { returns, id } = await returnsOf(token)
    expect(returns[0]).toMatchObject({ state: 'refunded', note: 'Scratched', restocked: false })
    expect(returns[0]?.history.map(({ state }) => state)).toEqual([
      'requested',
      'accepted',
      'received',
      'refunded',
    ])
    const payments = await db
      .selectFrom('order_payments')
      .select(['kind', 'amount', 'note'])
      .where('order_id', '=', id)
      .orderBy('amount', 'desc')
      .execute()
    expect(payments).toEqual([
      { kind: 'refund', amount: refunds[0], note: `${number}-R2` },
      { kind: 'refund', amount: refunds[1], note: `${number}-R1` },
    ])
    for (const template of [
      'return-requested',
      'return-accepted',
      'return-received',
      'return-refunded',
    ])
      expect((await waitingJobs(db, template)).map(({ to }) => to)).toEqual([email, email])
  })

  test('two requests at once never take more than was ordered', async () => {
    const { token } = await delivered()
    const outcomes = await Promise.all([ask(token, 2), ask(token, 2), ask(token, 2)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(
      Array(2).fill({ ok: false, code: 'too_many', lines: [{ position: 0, left: 1 }] }),
    )
    expect(await ask(token, 1)).toMatchObject({ ok: true })
    expect(await ask(token, 1)).toEqual({ ok: false, code: 'closed', why: 'nothing_left' })
  })

  test('a form sent twice makes one return, even at once', async () => {
    const { token } = await delivered()
    const key = crypto.randomUUID()
    const both = await Promise.all([ask(token, 1, { key }), ask(token, 1, { key })])
    expect([...both, await ask(token, 1, { key })]).toEqual(
      Array(3).fill({ ok: true, sequence: 1 }),
    )
    expect((await returnsOf(token)).returns).toHaveLength(1)
    expect(await waitingJobs(db, 'return-requested')).toHaveLength(1)
  })

  test('a return is not for an undelivered, cancelled, unknown or 31 days old order', async () => {
    const shipped = await order(['paid', 'shipped'])
    expect(await ask(shipped.token, 1)).toMatchObject({ why: 'not_delivered' })
    const cancelled = await order([])
    await changeStatus(db, { token: cancelled.token }, 'cancelled')
    expect(await ask(cancelled.token, 1)).toMatchObject({ why: 'cancelled' })
    expect(await ask('unknown', 1)).toEqual({ ok: false, code: 'not_found' })
    const { token } = await delivered()
    expect(await ask(token, 1, { now: Date.now() + 31 * DAY_MS })).toMatchObject({ why: 'over' })
    expect(await ask(token, 1, { now: Date.now() + 30 * DAY_MS })).toMatchObject({ ok: true })
  })

  test('a refused return may be asked for again, and steps are not skipped nor undone', async () => {
    const { token, number, total } = await delivered()
    await ask(token, 3)
    expect(await answer(number, 1, 'received')).toEqual({
      ok: false,
      code: 'forbidden',
      state: 'requested',
      kind: 'return',
    })
    expect(await answer(number, 1, 'refused', { reason: 'It was worn.' })).toMatchObject({
      changed: true,
    })
    expect((await returnsOf(token)).returns[0]).toMatchObject({ answer: 'It was worn.' })
    for (const to of ['accepted', 'received', 'refunded'] as const)
      expect(await answer(number, 1, to)).toMatchObject({ code: 'forbidden', state: 'refused' })
    expect(await ask(token, 3)).toEqual({ ok: true, sequence: 2 })
    const both = await Promise.all([answer(number, 2, 'accepted'), answer(number, 2, 'refused')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const [, second] = (await returnsOf(token)).returns
    expect(second?.refund).toBe(second?.state === 'accepted' ? total : null)
    expect(await answer(number, 9, 'accepted')).toEqual({ ok: false, code: 'not_found' })
  })

  test('a return refunds no more than was paid: cash must be recorded first', async () => {
    const made = await placed(db, {
      payment: 'cash_on_delivery',
      billing: { email: 'cash@example.com' },
    })
    const { token, number, total } = made
    for (const status of ['shipped', 'delivered'] as const)
      await changeStatus(db, { token }, status)
    await ask(token, 1)
    await answer(number, 1, 'accepted')
    await answer(number, 1, 'received')
    const refused = { ok: false, code: 'not_refundable', refund: total, left: 0 }
    expect(await answer(number, 1, 'refunded')).toEqual(refused)
    expect((await returnsOf(token)).returns[0]).toMatchObject({ state: 'received' })
    await recordCash(db, number)
    const both = await Promise.all([answer(number, 1, 'refunded'), answer(number, 1, 'refunded')])
    expect(both.map((one) => one.ok && one.changed).sort()).toEqual([false, true])
  })
})
