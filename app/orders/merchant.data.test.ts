import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { manyOrders } from '../../tests/support/desk/many-orders'
import { placed } from '../../tests/support/placed-order'
import type { Database } from '../database/tables.server'
import { eachOrder, listOrders } from './accounts/list-orders.server'
import { changeStatus } from './changing/change-status.server'
import { findOrderByNumber, orderNumberOf } from './reading/find-order.server'

type Move = Parameters<typeof changeStatus> extends [unknown, unknown, ...infer Rest] ? Rest : never

eachDatabase('the merchant', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const move = (number: string, ...rest: Move) =>
    changeStatus(db, { number: orderNumberOf(number) }, ...rest)

  test('a bank order goes from payment to delivery, each step once, and no way back', async () => {
    const { number, token } = await placed(db)
    expect(await move(number, 'shipped')).toEqual({
      ok: false,
      code: 'forbidden',
      status: 'awaiting_payment',
    })
    const paid = await Promise.all([move(number, 'paid'), move(number.toLowerCase(), 'paid')])
    expect(paid.map((change) => change.ok && change.changed).sort()).toEqual([false, true])
    expect(await move(number.replaceAll('-', ''), 'shipped', { tracking: 'TRACK' })).toEqual({
      ok: true,
      changed: true,
    })
    expect(await move(number, 'cancelled')).toMatchObject({ code: 'forbidden', status: 'shipped' })
    expect(await changeStatus(db, { token }, 'cancelled')).toMatchObject({ code: 'forbidden' })
    expect(await move(number, 'delivered')).toEqual({ ok: true, changed: true })
    const order = (await findOrderByNumber(db, number.toLowerCase()))?.order
    expect(order).toMatchObject({ status: 'delivered', tracking: 'TRACK', cancellable: false })
    expect(order?.history.map(({ status }) => status)).toEqual([
      'awaiting_payment',
      'paid',
      'shipped',
      'delivered',
    ])
    expect(await move('EX-000000-00000', 'paid')).toEqual({ ok: false, code: 'not_found' })
  })

  test('the merchant lists orders by status, newest first', async () => {
    const first = await placed(db, { payment: 'cash_on_delivery' })
    const second = await placed(db, { payment: 'cash_on_delivery' })
    const confirmed = await listOrders(db, { status: 'confirmed' })
    expect(confirmed.map(({ number }) => number)).toEqual([second.number, first.number])
    expect(await listOrders(db, { limit: 1 })).toHaveLength(1)
  })

  test('the merchant reads every order, or those of a status, oldest first', async () => {
    const numbers = async (status?: 'delivered') => {
      const found: string[] = []
      for await (const order of eachOrder(db, status)) found.push(order.number)
      return found
    }
    const newest = await listOrders(db)
    expect(await numbers()).toEqual(newest.map(({ number }) => number).reverse())
    expect(await numbers('delivered')).toHaveLength(1)
  })

  test('shoppers are served while the merchant reads every order', async () => {
    await manyOrders(db, 250)
    let turns = 0
    let read = 0
    const others = setInterval(() => turns++, 0)
    for await (const _ of eachOrder(db)) read++
    clearInterval(others)
    expect(read).toBeGreaterThanOrEqual(250)
    expect(turns).toBeGreaterThanOrEqual(3)
  })
})
