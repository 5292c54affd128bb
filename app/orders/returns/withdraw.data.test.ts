import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { stock } from '../../../tests/support/merchant-commands'
import { waitingJobs } from '../../../tests/support/placed-order'
import { returning } from '../../../tests/support/returns/returning'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { changeStatus } from '../changing/change-status.server'
import { withdraw } from './withdraw.server'

eachDatabase('withdrawals', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const { order, delivered, ask, answer, returnsOf } = returning(() => db)
  const statement = (email: string, quantity = 3) => ({
    key: crypto.randomUUID(),
    name: 'Ana Rahman',
    email,
    lines: [{ position: 0, quantity }],
    language: 'de' as const,
  })

  test('a withdrawal of an unpaid order that has not left ends it and returns the stock', async () => {
    const before = await stock(db, 1)
    const { token, number } = await order([], 'DE')
    const mine = statement('receipt@example.com', 1)
    expect(await withdraw(db, token, mine)).toEqual({ ok: true, sequence: 1 })
    expect(await withdraw(db, token, mine)).toEqual({ ok: true, sequence: 1 })
    expect(await stock(db, 1)).toBe(before)
    const { status, returns } = await returnsOf(token)
    expect(status).toBe('cancelled')
    expect(returns).toMatchObject([
      {
        kind: 'withdrawal',
        state: 'closed',
        refund: null,
        restocked: true,
        lines: [{ quantity: 3 }],
        name: 'Ana Rahman',
      },
    ])
    expect(await waitingJobs(db, 'withdrawal-receipt')).toMatchObject([
      { to: 'receipt@example.com', language: 'de' },
    ])
    expect(await answer(number, 1, 'refunded')).toMatchObject({ code: 'forbidden' })
  })

  test('a withdrawal of a paid order that has not left awaits its refund', async () => {
    const { token, number, total, email } = await order(['paid'], 'FR')
    await withdraw(db, token, statement(email))
    expect(await returnsOf(token)).toMatchObject({
      status: 'cancelled',
      returns: [{ state: 'received', refund: total }],
    })
    expect(await changeStatus(db, { number }, 'shipped')).toMatchObject({ code: 'forbidden' })
    expect(await answer(number, 1, 'refunded')).toMatchObject({ ok: true, refund: total })
  })

  test('a withdrawal of a sent order cannot be refused, goes by piece, and returns stock once', async () => {
    const { token, number, email } = await order(['paid', 'shipped'], 'ES')
    const before = await stock(db, 1)
    expect(await withdraw(db, token, statement(email, 4))).toMatchObject({ code: 'too_many' })
    expect(await withdraw(db, token, statement(email, 2))).toMatchObject({ ok: true })
    expect(await returnsOf(token)).toMatchObject({
      status: 'shipped',
      returns: [{ state: 'accepted', lines: [{ quantity: 2 }] }],
    })
    expect(await answer(number, 1, 'refused')).toMatchObject({
      code: 'forbidden',
      kind: 'withdrawal',
    })
    await answer(number, 1, 'received', { restock: true })
    expect(await stock(db, 1)).toBe((before ?? 0) + 2)
    await changeStatus(db, { number }, 'delivered')
    expect(await withdraw(db, token, statement(email, 1))).toMatchObject({ ok: true, sequence: 2 })
    expect(await ask(token, 1)).toMatchObject({ why: 'nothing_left' })
  })

  test('a withdrawal at the moment the parcel leaves is either an end or a return, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const { token, number, email } = await order(['paid'], 'IT')
      const [, withdrawn] = await Promise.all([
        changeStatus(db, { number }, 'shipped'),
        withdraw(db, token, statement(email)),
      ])
      expect(withdrawn).toMatchObject({ ok: true })
      const { status, returns } = await returnsOf(token)
      expect([status, returns[0]?.state]).toEqual(
        status === 'shipped' ? ['shipped', 'accepted'] : ['cancelled', 'received'],
      )
    }
  })

  test('the right to withdraw is that of the European Union, for 14 days', async () => {
    const far = await delivered('BD')
    expect(await withdraw(db, far.token, statement(far.email))).toEqual({
      ok: false,
      code: 'no_right',
    })
    const { token, email } = await delivered('AT')
    const late = await withdraw(db, token, statement(email), Date.now() + 17 * DAY_MS)
    expect(late).toEqual({ ok: false, code: 'closed', why: 'over' })
    expect(await withdraw(db, 'unknown', statement(email))).toMatchObject({ code: 'not_found' })
  })
})
