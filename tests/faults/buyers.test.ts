import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { createCoupon } from '../../app/orders/coupons/coupons.server'
import { startBuiltShop } from '../support/built-shop'
import { eachPlace, type Place, settingsOf } from '../support/databases'
import { buyUntilGone, type Market } from './buyers'

const ROUNDS = 20
const BUYERS = 50
const STOCK = 1500
const COUPON_LIMIT = 60

// Mails go nowhere, so that their jobs stay to be counted.
const NO_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' }

eachPlace('a crowd of buyers and a server that dies', (place) => {
  test(`${ROUNDS} rounds of kill -9: nothing lost, nothing twice, everything adds up`, async () => {
    const where = await place()
    const market: Market = { purchases: [], faults: [], responses: 0 }
    await prepare(where)
    for (let round = 1; round <= ROUNDS; round++) {
      const shop = await startBuiltShop({ ...settingsOf(where), ...NO_MAIL })
      const ended = new Promise((resolve) => shop.process.once('exit', resolve))
      const buying = buyUntilGone(shop.origin, market, BUYERS)
      await someAnswered(market, 10 + Math.random() * 60)
      shop.process.kill('SIGKILL')
      await Promise.all([ended, buying])
      expect(market.faults, `round ${round}`).toEqual([])
      await check(where, market, round)
    }
    // What was never answered is asked for again and found, or placed now: once.
    const shop = await startBuiltShop({ ...settingsOf(where), ...NO_MAIL })
    const buying = buyUntilGone(shop.origin, market, BUYERS)
    await someAnswered(market, 200)
    shop.process.kill('SIGKILL')
    await buying
    expect(market.faults).toEqual([])
    await check(where, market, ROUNDS + 1)
    const placed = market.purchases.filter((purchase) => purchase.placed)
    expect(placed.length).toBeGreaterThan(ROUNDS * 10)
    console.log(`${where.engine}: ${placed.length} orders acknowledged in ${ROUNDS} rounds`)
  }, 300_000)
})

/** Until the market got so many more responses, at any moment of the next ones' making. */
async function someAnswered(market: Market, count: number) {
  const goal = market.responses + count
  const patience = Date.now() + 5000
  while (market.responses < goal && Date.now() < patience) await sleep(1 + Math.random() * 10)
}

async function using<T>(where: Place, body: (db: Database) => Promise<T>) {
  const db = await openDatabase(where)
  try {
    return await body(db)
  } finally {
    await closeDatabase(db)
  }
}

/** The demo catalogue, stock for many rounds (two products run out), a coupon with a limit. */
async function prepare(where: Place) {
  const first = await startBuiltShop({ ...settingsOf(where), ...NO_MAIL })
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
const check = (where: Place, market: Market, round: number) =>
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
