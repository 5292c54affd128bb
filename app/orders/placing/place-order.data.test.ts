import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { hearChanges } from '../../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../../tests/support/databases'
import { submitted } from '../../../tests/support/placed-order'
import { BILLING } from '../../../tests/support/shopper'
import { type Database, engineOf } from '../../database/tables.server'
import { listOrdersOf } from '../accounts/list-orders.server'
import { changeStatus } from '../changing/change-status.server'
import { createCoupon } from '../coupons/coupons.server'
import { quote } from '../quote.server'
import { findOrder } from '../reading/find-order.server'
import type { SubmittedOrder } from './place-all.server'
import { placeOrder } from './place-order.server'

const WRITTEN = { ...BILLING, phone: '01700000000', email: 'Ana@Example.com' }
const asked = (more: object = {}, key?: string) => submitted({ billing: WRITTEN, ...more }, key)

eachDatabase('orders', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const stockOf = async (id: number) => {
    const row = db.selectFrom('stock').select('quantity').where('product_id', '=', id)
    return (await row.executeTakeFirstOrThrow()).quantity
  }
  const place = async (order: SubmittedOrder) => {
    const placing = await placeOrder(db, order)
    if (!placing.ok) throw new Error(placing.code)
    return placing
  }

  test('an order costs what the catalogue says, takes stock and enqueues its mail', async () => {
    const before = await stockOf(1)
    const { order } = await place(asked({ items: [{ productId: 1, quantity: 2, price: 0.01 }] }))
    expect(order).toMatchObject({ subtotal: 1998, vat: 300, shipping: 0, total: 2298 })
    expect(order.number).toMatch(/^EX-[0-9A-Z]{6}-[0-9A-Z]{5}$/)
    expect(Buffer.from(order.token, 'base64url').length).toBeGreaterThanOrEqual(22)
    expect(await stockOf(1)).toBe(before - 2)
    const found = await findOrder(db, order.token)
    expect(found?.order).toMatchObject({ ...order, items: [{ productId: 1, quantity: 2 }] })
    expect(found?.order.billing).toMatchObject({ phone: '+8801700000000' })
    const jobs = await db.selectFrom('jobs').select('dedupe_key').execute()
    expect(jobs).toEqual([{ dedupe_key: `mail:order-confirmation:${found?.id}` }])
  })

  test('the same key twenty times at once is one order, and another body is refused', async () => {
    const before = await stockOf(1)
    const order = asked()
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(order)))
    expect(new Set(placed.map(({ order }) => order.number)).size).toBe(1)
    expect(placed.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await stockOf(1)).toBe(before - 2)
    expect(await placeOrder(db, asked({ notes: 'else' }, order.key))).toEqual({
      ok: false,
      code: 'idempotency_key_reused',
      number: placed[0]?.order.number,
    })
  })

  test('an order of the last pieces is found again although nothing is left', async () => {
    await db.updateTable('stock').set({ quantity: 3 }).where('product_id', '=', 2).execute()
    const order = asked({ items: [{ productId: 2, quantity: 3 }] })
    const first = await place(order)
    const { heard, stop } = hearChanges()
    const again = await place(order)
    stop()
    expect(again).toEqual({ ...first, replayed: true })
    expect(heard).toEqual([{ products: [2], left: new Map([[2, 0]]) }])
    const other = await placeOrder(db, asked({ items: [{ productId: 2, quantity: 1 }] }))
    expect(other).toMatchObject({ ok: false, code: 'out_of_stock', items: [{ available: 0 }] })
  })

  test('quantities are summed per product before stock is checked', async () => {
    await db.updateTable('stock').set({ quantity: 3 }).where('product_id', '=', 3).execute()
    const twice = [
      { productId: 3, quantity: 2 },
      { productId: 3, quantity: 2 },
    ]
    expect(await placeOrder(db, asked({ items: twice }))).toMatchObject({ code: 'out_of_stock' })
    expect(await stockOf(3)).toBe(3)
  })

  test('an unknown product is refused and nothing stored', async () => {
    const items = [
      { productId: 1, quantity: 1 },
      { productId: 999_999, quantity: 1 },
    ]
    const before = await stockOf(1)
    expect(await placeOrder(db, asked({ items }))).toEqual({
      ok: false,
      code: 'unknown_product',
      unsold: [{ code: 'unknown_product', productId: 999_999 }],
    })
    expect(await stockOf(1)).toBe(before)
  })

  test('an order that cannot be stored fails alone, and is not tried again', async () => {
    const postgres = engineOf(db) === 'postgres'
    const refusing = postgres
      ? `create sequence tries; create function refuse() returns trigger language plpgsql as $$
          begin perform nextval('tries'); raise exception 'no'; end $$;
         create trigger refuse before insert on orders for each row
          when (new.notes = 'bad') execute function refuse()`
      : `create trigger refuse before insert on orders when new.notes = 'bad'
          begin select raise(abort, 'no'); end`
    await sql.raw(refusing).execute(db)
    const [good, bad, fine] = await Promise.allSettled(
      [{}, { notes: 'bad' }, {}].map((more) => place(asked(more))),
    )
    expect([good?.status, bad?.status, fine?.status]).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(place(asked({ notes: 'bad' }))).rejects.toThrow('no')
    if (!postgres) return
    // The orders are tried together, then alone; the second one once.
    const { rows } = await sql`select last_value as tries from tries`.execute(db)
    expect(rows).toEqual([{ tries: 3 }])
  })

  test('a coupon holds within its limits, and returns when the order is cancelled', async () => {
    await createCoupon(db, { code: 'two', kind: 'percent', percent: 10, totalLimit: 2 })
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => placeOrder(db, asked({ coupon: ' Two ' }))),
    )
    const placed = orders.flatMap((placing) => (placing.ok ? [placing.order] : []))
    expect(placed).toHaveLength(2)
    expect(placed[0]).toMatchObject({ subtotal: 1998, discount: 200, vat: 270, total: 2068 })
    expect(orders.find((placing) => !placing.ok)).toMatchObject({ code: 'coupon_used' })
    const token = placed[0]?.token ?? ''
    const before = await stockOf(1)
    const cancels = await Promise.all(
      Array.from({ length: 5 }, () => changeStatus(db, { token }, 'cancelled')),
    )
    expect(cancels.filter((change) => change.ok && change.changed)).toHaveLength(1)
    expect(await stockOf(1)).toBe(before + 2)
    expect((await place(asked({ coupon: 'TWO' }))).order.discount).toBe(200)
    expect(await placeOrder(db, asked({ coupon: 'TWO' }))).toMatchObject({ code: 'coupon_used' })
  })

  test('a quote says what an order would cost and why it would be refused', async () => {
    await createCoupon(db, { code: 'MIN', kind: 'fixed', cents: 500, minimum: 5000 })
    await createCoupon(db, { code: 'OVER', kind: 'fixed', cents: 500, endsAt: Date.now() - 1 })
    const items = [
      { productId: 1, quantity: 2 },
      { productId: 3, quantity: 4 },
      { productId: 999_999, quantity: 1 },
    ]
    const quoted = await quote(db, { items, coupon: 'OVER' }, 'en')
    expect(quoted.problems).toMatchObject([
      { code: 'unknown_product', productId: 999_999 },
      { code: 'out_of_stock', productId: 3, available: 3 },
      { code: 'coupon_expired' },
    ])
    expect(quoted.items.map((item) => item.productId)).toEqual([1, 3])
    const small = await quote(db, { items: items.slice(0, 1), coupon: 'MIN' }, 'de')
    expect(small).toMatchObject({ discount: 0, problems: [{ code: 'coupon_invalid' }] })
    expect(small.problems[0]?.detail).toContain('50,00')
    const large = await quote(db, { items: [{ productId: 1, quantity: 6 }], coupon: 'min' }, 'en')
    expect(large).toMatchObject({
      discount: 500,
      problems: [],
      coupon: { code: 'MIN', terms: { kind: 'fixed', cents: 500, minimum: 5000 } },
    })
  })

  test('a shopper sees their own orders, and guest orders of their verified address', async () => {
    const billing = { ...WRITTEN, email: 'mine@example.com' }
    await place(asked({ billing }))
    await place({ ...asked({ billing }), uid: 'u1' })
    await place({ ...asked({ billing }), uid: 'somebody-else' })
    const email = 'Mine@example.com'
    expect(await listOrdersOf(db, { uid: 'u1', email, emailVerified: true })).toHaveLength(2)
    expect(await listOrdersOf(db, { uid: 'u1', email, emailVerified: false })).toHaveLength(1)
  })
})
