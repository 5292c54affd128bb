import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { stock } from '../../../tests/support/merchant-commands'
import { waitingJobs } from '../../../tests/support/placed-order'
import { refunding } from '../../../tests/support/returns/refunding'
import { type DataChange, onChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { anonymise } from '../anonymise.server'
import { recordCash } from '../paying/payments.server'
import { findOrderByNumber } from '../reading/find-order.server'
import { refundsOf } from '../reading/refunds-of.server'
import { refundOrderIn } from './refund-order.server'

eachDatabase('refunds', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
  })
  const { order, refund, stateOf } = refunding(() => db)
  const creditNotes = async () =>
    (
      await db
        .selectFrom('invoices')
        .select('sequence')
        .where('kind', '=', 'credit_note')
        .orderBy('sequence')
        .execute()
    ).map(({ sequence }) => sequence)
  const all = (quantity: number, restock = false) => [{ line: 0, quantity, restock }]

  test('a refunded piece is noted, credited, mailed about, and on sale again when asked', async () => {
    const { number, total, email } = await order()
    const before = (await stock(db, 1)) as number
    const heard: DataChange[] = []
    const deaf = onChange((change) => heard.push(change))
    const made = await refund(number, { lines: all(1, true), reason: ' Came broken ' })
    deaf()
    if (!made.ok) throw new Error(made.code)
    expect(made).toMatchObject({
      replayed: false,
      refund: {
        ...{ sequence: 1, by: 'ana', method: 'noted', reason: 'Came broken' },
        lines: [{ line: 0, quantity: 1, restocked: 1, amount: made.refund.amount }],
        creditNote: expect.stringMatching(/^C\d{4}-\d{5}$/),
      },
    })
    expect(Math.abs(made.refund.amount - total / 3)).toBeLessThan(1)
    expect(await stock(db, 1)).toBe(before + 1)
    expect(heard).toContainEqual({ products: [1], left: new Map([[1, before + 1]]) })
    const { id, order: now, refunded, documents } = await stateOf(number)
    expect(await refundsOf(db, id)).toEqual([made.refund])
    const { id: _, sequence, by, method, ...shown } = made.refund
    expect(now.refunds).toEqual([shown])
    expect(refunded).toBe(made.refund.amount)
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    const mails = await waitingJobs(db, 'order-refunded')
    expect(mails.filter(({ to }) => to === email)).toMatchObject([
      { data: { orderId: id, sequence: 1 } },
    ])
  })

  test('an order without refunds says nothing of refunds', async () => {
    const { number } = await order()
    expect((await stateOf(number)).order).not.toHaveProperty('refunds')
  })

  test('a repeated request is one refund, one mail and one piece in stock, even at once', async () => {
    const { number, email } = await order()
    const before = (await stock(db, 1)) as number
    const key = crypto.randomUUID()
    const twice = () => refund(number, { key, lines: all(2, true) })
    const outcomes = [...(await Promise.all([twice(), twice(), twice()])), await twice()]
    expect(outcomes.filter((one) => one.ok && !one.replayed)).toHaveLength(1)
    expect(new Set(outcomes.map((one) => one.ok && one.refund.id)).size).toBe(1)
    expect(await stock(db, 1)).toBe(before + 2)
    const mails = await waitingJobs(db, 'order-refunded')
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('ten refunds at once never exceed what was paid, and number without a gap', async () => {
    const { number, total } = await order()
    const many = Array.from({ length: 10 }, () =>
      refund(number, { lines: [], amount: Math.floor(total / 3) + 1 }),
    )
    const outcomes = await Promise.all(many)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    for (const one of outcomes) if (!one.ok) expect(one.code).toBe('too_much')
    expect((await stateOf(number)).refunded).toBe(2 * (Math.floor(total / 3) + 1))
    const pieces = await order()
    const single = await Promise.all(Array.from({ length: 6 }, () => refund(pieces.number)))
    expect(single.filter(({ ok }) => ok)).toHaveLength(3)
    expect((await stateOf(pieces.number)).refunded).toBe(pieces.total)
    const sequences = await creditNotes()
    expect(sequences).toEqual(sequences.map((_, at) => at + 1))
  })

  test('a refusal says why: unknown, unpaid, no such line, nothing, more than is left', async () => {
    const unpaid = await order(undefined, [])
    expect(await refund('EX-000000-000000')).toEqual({ ok: false, code: 'not_found' })
    expect(await refund(unpaid.number)).toEqual({ ok: false, code: 'nothing_paid' })
    const { number, total } = await order()
    const refusals: [object, string][] = [
      [{ lines: [{ line: 1, quantity: 1, restock: true }] }, 'no_such_line'],
      [{ lines: [{ line: -1, quantity: 1, restock: true }] }, 'no_such_line'],
      [{ lines: [{ line: 0.5, quantity: 1, restock: true }] }, 'no_such_line'],
      [{ lines: [] }, 'empty'],
      [{ lines: [], shipping: true }, 'empty'], // Its shipping was free.
      [{ lines: all(0) }, 'empty'],
      [{ lines: all(-1) }, 'empty'],
      [{ lines: all(1.5) }, 'empty'],
      [{ amount: 0 }, 'empty'],
      [{ amount: 0.5 }, 'empty'],
      [{ amount: Number.NaN }, 'empty'],
      [{ amount: total + 1 }, 'too_much'],
      [{ lines: all(4) }, 'too_much'],
      [{ lines: [...all(2), ...all(2)] }, 'too_much'],
      [{ lines: all(2 ** 40) }, 'too_much'],
    ]
    for (const [more, code] of refusals)
      expect(await refund(number, more), JSON.stringify(more)).toEqual({ ok: false, code })
    expect(await stateOf(number)).toMatchObject({ refunded: 0, documents: [{ kind: 'invoice' }] })
    expect(await refund(number.toLowerCase(), { lines: all(3) })).toMatchObject({
      ok: true,
      refund: { amount: total },
    })
    expect(await refund(number, { lines: [], amount: 1 })).toEqual({ ok: false, code: 'too_much' })
  })

  test('a cash order refunds as much as the courier has brought', async () => {
    const cash = { payment: 'cash_on_delivery' }
    const { number, total } = await order(undefined, ['shipped', 'delivered'], cash)
    expect(await refund(number)).toEqual({ ok: false, code: 'nothing_paid' })
    await recordCash(db, number)
    expect(await refund(number, { lines: all(3) })).toMatchObject({ refund: { amount: total } })
  })

  test('an undone refund gives its number back, and a forgotten order loses its reason', async () => {
    const { number } = await order()
    const found = await findOrderByNumber(db, number)
    const id = found?.id as number
    const last = await creditNotes()
    const undone = inTransaction(db, async (connection) => {
      const lines = [{ line: 0, quantity: 1, restock: true }]
      const request = { number, lines, shipping: false, reason: '', by: 'ana', key: 'undone' }
      expect(await refundOrderIn(connection, request, {})).toMatchObject({ ok: true })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await stateOf(number)).toMatchObject({ refunded: 0, documents: [{ kind: 'invoice' }] })
    await refund(number, { reason: 'Ana was sad' })
    expect(await creditNotes()).toEqual([...last, last.length + 1])
    await inTransaction(db, (connection) => anonymise(connection, [id]))
    for (const one of await refundsOf(db, id)) expect(one).toMatchObject({ reason: '', by: 'ana' })
    const mails = (await waitingJobs(db, 'order-refunded')).length
    expect(await refund(number)).toMatchObject({ ok: true })
    expect(await waitingJobs(db, 'order-refunded')).toHaveLength(mails)
  })
})
