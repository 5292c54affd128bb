import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../../orders/changing/change-status.server'
import { answerReturn } from '../../orders/returns/answer-return.server'
import { askReturn } from '../../orders/returns/ask-return.server'
import { forgetOrders, isOfAnonymousOrder } from './retention.server'

eachDatabase('forgetting orders with returns', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })

  test('an order waits until its return is settled, then keeps nothing that anybody wrote', async () => {
    const order = await placed(db)
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(db, { token: order.token }, status)
    const lines = [{ position: 0, quantity: 1, reason: 'other' as const }]
    await askReturn(db, order.token, { key: 'r', lines, note: 'Ottoline writes' })
    const find = () =>
      db
        .selectFrom('orders')
        .innerJoin('order_returns', 'order_returns.order_id', 'orders.id')
        .select(['orders.id', 'billing', 'note', 'answer', 'state'])
        .where('token', '=', order.token)
        .executeTakeFirstOrThrow()
    const later = Date.now() + 1
    await forgetOrders(db, later)
    expect(await find()).toMatchObject({ note: 'Ottoline writes', state: 'requested' })
    const { id } = await find()
    const file = { path: '', kind: 'return-requested', event: String(id) }
    expect(await isOfAnonymousOrder(db, file)).toBe(false)

    const reason = 'Dear Ottoline'
    await answerReturn(db, { order: order.number, sequence: 1 }, 'refused', { reason })
    await forgetOrders(db, later)
    expect(await find()).toMatchObject({ note: null, answer: null, state: 'refused' })
    expect((await find()).billing).toContain('Erased')
    for (const template of ['return-requested', 'return-refused'])
      expect(await waitingJobs(db, template)).toEqual([])
    expect(await isOfAnonymousOrder(db, file)).toBe(true)
  })
})
