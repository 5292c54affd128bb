import { sql } from 'kysely'
import { expect } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { createCoupon } from '../../app/orders/coupons/coupons.server'
import { startBuiltShop } from '../support/built-shop'
import { type Place, settingsOf } from '../support/databases'
import type { Market } from './buyers'

const STOCK = 1500
const COUPON_LIMIT = 60

async function using<T>(where: Place, body: (db: Database) => Promise<T>) {
  const db = await openDatabase(where)
  try {
    return await body(db)
  } finally {
    await closeDatabase(db)
  }
}

/** Mails go nowhere, so that their jobs stay to be counted. */
export const marketSettings = (where: Place) => ({
  ...settingsOf(where),
  SMTP_URL: 'smtp://127.0.0.1:9',
})

/** The demo catalogue, stock for many rounds (two products run out), a coupon with a limit. */
export async function prepare(where: Place) {
  const first = await startBuiltShop(marketSettings(where))
  expect(await first.stop()).toBe(0)
  await using(where, async (db) => {
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '<=', 8).execute()
    await createCoupon(db, {
      code: 'LIMITED',
      kind: 'percent',
      percent: 10,
      totalLimit: COUPON_LIMIT,
    })
  })
}

const rowsOf = async <T>(db: Database, query: ReturnType<typeof sql<T>>) =>
  (await query.execute(db)).rows

/** What must hold whenever nobody is at work, however the last process ended. */
export const check = (where: Place, market: Market, round: number) =>
  using(where, async (db) => {
    const orders = await rowsOf(
      db,
      sql<{ idempotency_key: string; number: string; status: string; mails: number }>`
        select idempotency_key, number, status, (select count(*) from jobs
          where dedupe_key = 'mail:order-confirmation:' || orders.id) as mails from orders`,
    )
    const byKey = new Map(orders.map((order) => [order.idempotency_key, order]))
    expect(byKey.size, 'one order a key').toBe(orders.length)
    expect(
      orders.filter(({ mails }) => mails !== 1),
      'one confirmation an order',
    ).toEqual([])
    for (const { key, placed, cancelled } of market.purchases) {
      const order = byKey.get(key)
      if (placed) expect(order?.number, `round ${round}: acknowledged ${key}`).toBe(placed.number)
      if (cancelled) expect(order?.status).toBe('cancelled')
    }
    const stock = await rowsOf(
      db,
      sql<{ product_id: number; quantity: number; sold: number }>`
        select product_id, quantity, (select coalesce(sum(order_lines.quantity), 0)
          from order_lines join orders on orders.id = order_lines.order_id
          where order_lines.product_id = stock.product_id and status <> 'cancelled') as sold
        from stock where product_id <= 8`,
    )
    for (const { product_id, quantity, sold } of stock) {
      expect(quantity + sold, `round ${round}: product ${product_id}`).toBe(STOCK)
      expect(quantity).toBeGreaterThanOrEqual(0)
    }
    const [coupon] = await rowsOf(
      db,
      sql<{ used: number; redeemed: number; orders: number }>`
        select used, (select count(*) from coupon_redemptions) as redeemed, (select count(*)
          from orders where coupon = 'LIMITED' and status <> 'cancelled') as orders
        from coupons where code = 'LIMITED'`,
    )
    expect(coupon?.used).toBeLessThanOrEqual(COUPON_LIMIT)
    expect([coupon?.redeemed, coupon?.orders]).toEqual([coupon?.used, coupon?.used])
  })
