import { beforeAll, expect, test } from 'vitest'
import {
  importFile,
  piecesOf,
  shirt,
  variantIds,
} from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { stock } from '../../../tests/support/merchant-commands'
import { waitingJobs } from '../../../tests/support/placed-order'
import { refunding } from '../../../tests/support/returns/refunding'
import { returning } from '../../../tests/support/returns/returning'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../changing/change-status.server'
import { refundsOf } from '../reading/refunds-of.server'

eachDatabase('refunds beside cancelling and returns', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
    await importFile(db, [shirt(900)])
  })
  const { order, refund, stateOf } = refunding(() => db)
  const { answer, ask } = returning(() => db)
  const all = (quantity: number, restock = false) => [{ line: 0, quantity, restock }]

  test('a cancelled order puts back what no refund has, and credits what none has credited', async () => {
    const { number, total } = await order()
    const before = (await stock(db, 1)) as number
    const first = await refund(number, { lines: all(1, true) })
    await changeStatus(db, { number }, 'cancelled')
    expect(await stock(db, 1)).toBe(before + 3)
    const rest = await refund(number, { lines: all(2, true) })
    expect(await stock(db, 1)).toBe(before + 3)
    expect([first, rest].every(({ ok }) => ok)).toBe(true)
    const { documents, refunded } = await stateOf(number)
    expect(refunded).toBe(total)
    expect(documents.map(({ kind, refundId }) => [kind, Boolean(refundId)])).toEqual([
      ['invoice', false],
      ['credit_note', true],
      ['credit_note', false],
    ])
    const whole = await order()
    await refund(whole.number, { lines: all(3) })
    await changeStatus(db, { number: whole.number }, 'cancelled')
    expect((await stateOf(whole.number)).documents).toHaveLength(2)
  })

  test('a piece returns to its variant once, whether by refund or return', async () => {
    const ids = await variantIds(db, 900)
    const items = [{ productId: 900, quantity: 2, variant: ids['M / Red'] }]
    const { number, token } = await order(items, ['paid', 'shipped', 'delivered'])
    const before = await piecesOf(db, 900)
    await refund(number, { lines: all(1, true) })
    const one = { ...before, all: Number(before.all) + 1, 'M / Red': Number(before['M / Red']) + 1 }
    expect(await piecesOf(db, 900)).toEqual(one)
    await ask(token, 2)
    await answer(number, 1, 'accepted')
    await answer(number, 1, 'received', { restock: true })
    expect(await piecesOf(db, 900)).toEqual({
      ...before,
      all: Number(before.all) + 2,
      'M / Red': Number(before['M / Red']) + 2,
    })
    expect(await refund(number, { lines: all(1, true) })).toMatchObject({
      refund: { lines: [{ quantity: 1, restocked: 0 }] },
    })
  })

  test('a paid return is a refund with a credit note, and no second mail', async () => {
    const { number, token, total } = await order(undefined, ['paid', 'shipped', 'delivered'])
    await ask(token, 3)
    for (const to of ['accepted', 'received', 'refunded'] as const)
      await answer(number, 1, to, { by: 'ben' })
    const { id, order: now, documents } = await stateOf(number)
    expect(await refundsOf(db, id)).toMatchObject([{ by: 'ben', amount: total, return: 1 }])
    expect(now.refunds).toMatchObject([{ lines: [{ line: 0, quantity: 3 }] }])
    expect(documents).toHaveLength(2)
    const mails = await waitingJobs(db, 'order-refunded')
    expect(mails.filter(({ data }) => data.orderId === id)).toEqual([])
    expect(await refund(number)).toEqual({ ok: false, code: 'too_much' })
  })
})
