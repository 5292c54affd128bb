import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { type MadeOrder, storeMade } from '../../../tests/support/figures/made-orders'
import type { Database } from '../../database/tables.server'
import { today } from './today.server'
import { countWaiting, UNPAID_MS } from './waiting.server'

const order = (placedAt: string | number, more: Partial<MadeOrder> = {}): MadeOrder => ({
  placedAt: new Date(placedAt).getTime(),
  status: 'paid',
  payment: 'bank',
  currency: 'USD',
  discount: 0,
  shipping: 0,
  fee: 0,
  taxes: [],
  lines: [{ productId: 1, quantity: 1, unitPrice: 1000 }],
  refunds: [],
  cash: 0,
  ...more,
})

eachDatabase('today', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  beforeEach(async () => {
    for (const table of ['order_payments', 'order_lines', 'orders'] as const)
      await db.deleteFrom(table).execute()
  })

  test('today stands beside the same weekday up to the same hour, in the shop’s zone', async () => {
    await storeMade(db, [
      order('2026-11-22T03:00:00Z'),
      order('2026-11-21T18:00:00Z'),
      order('2026-11-21T17:59:59Z'), // It was yesterday in Dhaka.
      order('2026-11-22T03:30:00Z', { status: 'cancelled' }),
      order('2026-11-15T03:59:59Z'),
      order('2026-11-15T04:00:00Z'), // It was later on that Sunday.
      order('2026-11-22T03:10:00Z', { currency: 'JPY' }),
    ])
    expect(await today(db, 'Asia/Dhaka', Date.parse('2026-11-22T04:00:00Z'))).toEqual({
      day: '2026-11-22',
      before: '2026-11-15',
      sums: [
        { currency: 'JPY', now: { orders: 1, revenue: 1000 }, before: { orders: 0, revenue: 0 } },
        {
          currency: 'USD',
          now: { orders: 2, revenue: 2000 },
          before: { orders: 1, revenue: 1000 },
        },
      ],
    })
  })

  test('the same hour is the clock’s, even across a change of it', async () => {
    // New York's nine o'clock is 13:00 UTC on 25 October and 14:00 UTC on 1 November 2026.
    await storeMade(db, [
      order('2026-10-25T12:59:00Z'),
      order('2026-10-25T13:01:00Z'),
      order('2026-11-01T13:59:00Z'),
      order('2026-11-01T04:00:00Z'),
      order('2026-11-01T03:59:00Z'),
    ])
    const { sums } = await today(db, 'America/New_York', Date.parse('2026-11-01T14:00:00Z'))
    expect(sums).toMatchObject([{ now: { orders: 2 }, before: { orders: 1 } }])
  })

  test('waiting orders are counted by what to do with them', async () => {
    const now = Date.parse('2026-11-22T04:00:00Z')
    const cash = { payment: 'cash_on_delivery', status: 'confirmed' } as const
    await storeMade(db, [
      order(now),
      order(now, cash),
      order(now, { ...cash, currency: 'JPY' }),
      order(now, { currency: 'KWD' }),
      order(now, { status: 'shipped' }),
      order(now, { status: 'awaiting_payment' }),
      order(now - UNPAID_MS - 1, { status: 'awaiting_payment' }),
    ])
    await db.updateTable('orders').set({ packed_at: now }).where('currency', '=', 'KWD').execute()
    await db
      .updateTable('orders')
      .set({ status: 'awaiting_confirmation', confirm_by: now })
      .where('currency', '=', 'JPY')
      .execute()
    expect(await countWaiting(db, now)).toEqual({
      ...{ toPack: 2, toSend: 1, toConfirm: 1, unpaidLong: 1 },
    })
    await db.deleteFrom('order_lines').execute()
    await db.deleteFrom('orders').execute()
    expect(await countWaiting(db, now)).toEqual({
      ...{ toPack: 0, toSend: 0, toConfirm: 0, unpaidLong: 0 },
    })
  })
})
