import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient } from '../../../../tests/support/desk/order-desk'
import { placed, waitingJobs } from '../../../../tests/support/placed-order'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { findOrderByNumber } from '../../../orders/reading/find-order.server'

eachDatabase('an order marked as paid by mistake', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })
  const view = (number: string) => desk.read(`/orders/${number}`)
  const step = (number: string, step: string) =>
    desk.json('POST', `/orders/${number}/steps`, { step })
  const unpay = (number: string, more = {}) =>
    desk.json('POST', `/orders/${number}/unpaid`, { reason: 'The wrong line', ...more })
  const payments = ['bank', 'cash_on_delivery'] as const
  const ordered = async (payment: (typeof payments)[number] = 'bank') =>
    (await placed(db, { payment, quantity: 2 })).number
  const mailsTo = async (number: string, template: string) => {
    const id = (await findOrderByNumber(db, number))?.id
    return (await waitingJobs(db, template)).filter(({ data }) => data.orderId === id)
  }

  test('it waits for its money again, the whole time, with its invoice; then it is paid once more', async () => {
    const number = await ordered()
    await step(number, 'pay')
    const paid = await view(number)
    expect([paid.canBeUnpaid, paid.left]).toEqual([true, paid.order.total])
    const { status, body } = await unpay(number, { version: paid.version, mail: true })
    expect([status, body.changed]).toEqual([200, true])
    const now = await view(number)
    expect([now.stage, now.received, now.left, now.canBeUnpaid]).toEqual([
      ...['awaiting_payment', 0, 0, false],
    ])
    expect(now.documents).toEqual(paid.documents)
    expect(Date.parse(now.order.dueAt) - Date.now()).toBeGreaterThan(2.9 * DAY_MS)
    expect(now.order.history).toHaveLength(1)
    expect(await mailsTo(number, 'bank-instructions')).toHaveLength(1)
    expect(await mailsTo(number, 'order-paid')).toEqual([])
    expect(desk.audited.at(-1)).toMatchObject({
      action: 'order.unpaid',
      after: { reason: 'The wrong line' },
    })
    expect((await unpay(number)).body.changed).toBe(false)
    await step(number, 'pay')
    const again = await view(number)
    expect([again.stage, again.left]).toEqual(['to_pack', again.order.total])
    expect(again.documents).toEqual(paid.documents)
  })

  test('a second payment is mailed although the first one was', async () => {
    const number = await ordered()
    await step(number, 'pay')
    const id = (await findOrderByNumber(db, number))?.id as number
    await db.deleteFrom('jobs').where('order_id', '=', id).execute()
    const row = { id: crypto.randomUUID(), order_id: id, template: 'order-paid', at: 1 }
    await db.insertInto('sent_mails').values(row).execute()
    await unpay(number)
    await step(number, 'pay')
    expect((await mailsTo(number, 'order-paid')).map(({ key }) => key)).toEqual([
      `order-paid:${id}:1`,
    ])
  })

  test('it is refused once the order is packed, sent, refunded, cancelled, or paid otherwise', async () => {
    const packed = await ordered()
    await step(packed, 'pay')
    await step(packed, 'pack')
    expect((await view(packed)).canBeUnpaid).toBe(false)
    expect((await unpay(packed)).body.code).toBe('packed')
    await step(packed, 'ship')
    expect((await unpay(packed)).body).toMatchObject({ code: 'forbidden', status: 'shipped' })
    const refunded = await ordered()
    await step(refunded, 'pay')
    const refund = { lines: [], amount: 1, reason: 'Sorry', key: 'refund-of-one' }
    expect((await desk.json('POST', `/orders/${refunded}/refunds`, refund)).status).toBe(200)
    expect((await view(refunded)).canBeUnpaid).toBe(false)
    expect((await unpay(refunded)).body.code).toBe('money_moved')
    const cash = await ordered('cash_on_delivery')
    expect((await unpay(cash)).body.code).toBe('forbidden')
    await step(cash, 'cancel')
    expect((await unpay(cash)).body).toMatchObject({ code: 'forbidden', status: 'cancelled' })
    expect((await unpay(await ordered(), { reason: ' ' })).body.errors).toHaveProperty('reason')
  })

  test('of a change and an undoing at once, one is refused', async () => {
    const number = await ordered()
    await step(number, 'pay')
    const { version } = await view(number)
    const both = await Promise.all([
      unpay(number, { version }),
      desk.json('POST', `/orders/${number}/steps`, { step: 'pack', version }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
