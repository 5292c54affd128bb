import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { seedDemo } from '../catalogue/seed.server'
import type { Database } from '../database/tables.server'
import { changeStatus } from './change-status.server'
import {
  cancelOrder,
  csvField,
  deliver,
  exportOrders,
  listOrders,
  markPaid,
  ship,
  showOrder,
} from './merchant.server'
import { parseOrder } from './placing/order-request.server'
import { placeOrder } from './placing/place-order.server'

const BILLING = {
  firstName: '=1+1',
  lastName: 'Rahman, "A"',
  country: 'BD',
  street: '1 Road',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801700000000',
  email: 'ana@example.com',
}

eachDatabase('the merchant', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDemo(db)
  })
  const place = async (payment: string) => {
    const body = { items: [{ productId: 1, quantity: 1 }], payment, billing: BILLING }
    const parsed = parseOrder(body)
    if (!parsed.ok) throw new Error('body')
    const request = { key: crypto.randomUUID(), request: parsed.value, language: 'en' as const }
    const placing = await placeOrder(db, request)
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }

  test('takes a bank order from payment to delivery, once each, and no way back', async () => {
    const { number, token } = await place('bank')
    expect(await ship(db, number)).toEqual({
      ok: false,
      code: 'forbidden',
      status: 'awaiting_payment',
    })
    const paid = await Promise.all([markPaid(db, number), markPaid(db, number.toLowerCase())])
    expect(paid.map((change) => change.ok && change.changed).sort()).toEqual([false, true])
    expect(await ship(db, number.replaceAll('-', ''), 'TRACK')).toEqual({ ok: true, changed: true })
    expect(await cancelOrder(db, number)).toMatchObject({ code: 'forbidden', status: 'shipped' })
    expect(await changeStatus(db, { token }, 'cancelled')).toMatchObject({ code: 'forbidden' })
    expect(await deliver(db, number)).toEqual({ ok: true, changed: true })
    const order = await showOrder(db, number)
    expect(order).toMatchObject({ status: 'delivered', tracking: 'TRACK', cancellable: false })
    expect(order?.history.map(({ status }) => status)).toEqual([
      'awaiting_payment',
      'paid',
      'shipped',
      'delivered',
    ])
    expect(await markPaid(db, 'EX-000000-00000')).toEqual({ ok: false, code: 'not_found' })
  })

  test('lists by status, newest first', async () => {
    const first = await place('cash_on_delivery')
    const second = await place('cash_on_delivery')
    const confirmed = await listOrders(db, { status: 'confirmed' })
    expect(confirmed.map(({ number }) => number)).toEqual([second.number, first.number])
    expect(await listOrders(db, { limit: 1 })).toHaveLength(1)
  })

  test('exports every order as CSV that no spreadsheet runs', async () => {
    const lines: string[] = []
    for await (const line of exportOrders(db)) lines.push(line)
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(`,'=1+1,"Rahman, ""A""",`)
    expect(lines[1]).toContain(',+8801700000000,ana@example.com,,9.99,0.00,1.50,0.00,11.49,')
  })

  test('a CSV field is quoted only where it must be', () => {
    expect(['a', 'a,b', '-5', '-a', '+1 2', '@x'].map(csvField)).toEqual([
      'a',
      '"a,b"',
      '-5',
      "'-a",
      '+1 2',
      "'@x",
    ])
  })
})
