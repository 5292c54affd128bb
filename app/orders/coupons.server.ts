import { sql } from 'kysely'
import type { CouponRefusal } from '../cart/quote'
import type { CouponTerms } from '../cart/totals'
import { engineOf } from '../database/engine.server'
import type { Connection, Database } from '../database/tables.server'
import type { CouponsTable } from './tables.server'

/** Limits and dates (epoch milliseconds) are optional; without one there is no such limit. */
export type NewCoupon = {
  code: string
  /** Least subtotal, cents. */
  minimum?: number
  startsAt?: number
  /** From this moment on it is expired. */
  endsAt?: number
  totalLimit?: number
  perCustomerLimit?: number
  firstOrderOnly?: boolean
} & ({ kind: 'percent'; percent: number } | { kind: 'fixed'; cents: number })

export const couponKey = (code: string) => code.trim().toUpperCase()

/** Identifies a customer: the address without regard to case. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** False when the code exists already. Throws RangeError on an amount out of range. */
export async function createCoupon(connection: Connection, coupon: NewCoupon) {
  const amount = coupon.kind === 'percent' ? coupon.percent : coupon.cents
  const most = coupon.kind === 'percent' ? 100 : 2 ** 31 - 1
  if (!Number.isInteger(amount) || amount < 1 || amount > most) throw new RangeError(`${amount}`)
  const row = await connection
    .insertInto('coupons')
    .values({
      code: couponKey(coupon.code),
      kind: coupon.kind,
      amount,
      minimum: coupon.minimum ?? 0,
      starts_at: coupon.startsAt ?? null,
      ends_at: coupon.endsAt ?? null,
      total_limit: coupon.totalLimit ?? null,
      customer_limit: coupon.perCustomerLimit ?? null,
      first_order_only: coupon.firstOrderOnly ? 1 : 0,
      used: 0,
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a coupon now; false when there is none. Orders that redeemed it keep their discount. */
export async function endCoupon(db: Database, code: string, now = Date.now()) {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ ends_at: now })
    .where('code', '=', couponKey(code))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listCoupons = (db: Database) =>
  db.selectFrom('coupons').selectAll().orderBy('created_at', 'desc').orderBy('code').execute()

export type CheckedCoupon =
  | { ok: true; code: string; terms: CouponTerms }
  | { ok: false; code: CouponRefusal; reason: CouponReason; minimum?: number }

/** Key of a text of `orderProblems.coupon`. */
export type CouponReason = 'unknown' | 'minimum' | 'ended' | 'used' | 'customerUsed' | 'notFirst'

/**
 * May the coupon be used for this subtotal (cents), by this customer? `lock` locks it on PostgreSQL,
 * so that the limits still hold when the order is stored.
 */
export async function checkCoupon(
  connection: Connection,
  given: string,
  { subtotal, email, lock }: { subtotal: number; email?: string; lock?: boolean },
  now = Date.now(),
): Promise<CheckedCoupon> {
  const locking = lock === true && engineOf(connection) === 'postgres'
  const coupon = await connection
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', couponKey(given))
    .$if(locking, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!coupon || (coupon.starts_at ?? 0) > now)
    return { ok: false, code: 'coupon_invalid', reason: 'unknown' }
  if (coupon.ends_at !== null && coupon.ends_at <= now)
    return { ok: false, code: 'coupon_expired', reason: 'ended' }
  if (coupon.total_limit !== null && coupon.used >= coupon.total_limit)
    return { ok: false, code: 'coupon_used', reason: 'used' }
  if (subtotal < coupon.minimum)
    return { ok: false, code: 'coupon_invalid', reason: 'minimum', minimum: coupon.minimum }
  const refusal =
    email === undefined ? undefined : await checkCustomer(connection, coupon, email, locking)
  return refusal ?? { ok: true, code: coupon.code, terms: termsOf(coupon) }
}

async function checkCustomer(
  connection: Connection,
  coupon: CouponsTable,
  email: string,
  locking: boolean,
): Promise<CheckedCoupon | undefined> {
  const key = emailKey(email)
  if (coupon.customer_limit !== null) {
    const { uses } = await connection
      .selectFrom('coupon_redemptions')
      .select(sql<number>`count(*)`.as('uses'))
      .where('code', '=', coupon.code)
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow()
    if (uses >= coupon.customer_limit)
      return { ok: false, code: 'coupon_used', reason: 'customerUsed' }
  }
  if (!coupon.first_order_only) return undefined
  // Two first orders at once with two codes lock two coupons, so the customer is locked as well.
  if (locking)
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(connection)
  const earlier = await connection
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', key)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return earlier && { ok: false, code: 'coupon_used', reason: 'notFirst' }
}

const termsOf = ({ kind, amount, minimum }: CouponsTable): CouponTerms => ({
  ...(kind === 'percent' ? { kind: 'percent', percent: amount } : { kind: 'fixed', cents: amount }),
  ...(minimum > 0 && { minimum }),
})

export async function redeemCoupon(
  connection: Connection,
  order: { orderId: number; code: string; emailKey: string; now: number },
) {
  await connection
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('code', '=', order.code)
    .execute()
  await connection
    .insertInto('coupon_redemptions')
    .values({
      order_id: order.orderId,
      code: order.code,
      email_key: order.emailKey,
      redeemed_at: order.now,
    })
    .execute()
}

export async function releaseCoupon(connection: Connection, orderId: number) {
  const released = await connection
    .deleteFrom('coupon_redemptions')
    .where('order_id', '=', orderId)
    .returning('code')
    .executeTakeFirst()
  if (!released) return
  await connection
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '-', 1) }))
    .where('code', '=', released.code)
    .execute()
}
