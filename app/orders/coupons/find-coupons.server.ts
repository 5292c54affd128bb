import { sql } from 'kysely'
import { containing } from '../../database/containing'
import { findRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { publicStatus } from '../order/status'
import { couponKey } from './coupons.server'

export const COUPON_STATES = ['running', 'paused', 'planned', 'over'] as const
export type CouponState = (typeof COUPON_STATES)[number]

interface Judged {
  paused: number
  starts_at: number | null
  ends_at: number | null
  total_limit: number | null
  used: number
}

/** Returns a coupon's state; paused comes first. */
export function couponState(coupon: Judged, now = Date.now()): CouponState {
  if (coupon.paused === 1) return 'paused'
  if (coupon.ends_at !== null && coupon.ends_at <= now) return 'over'
  if (coupon.total_limit !== null && coupon.used >= coupon.total_limit) return 'over'
  return (coupon.starts_at ?? 0) > now ? 'planned' : 'running'
}

const ofState = (state: CouponState, now: number) => {
  const over = sql<boolean>`(coalesce(ends_at <= ${now}, false)
    or coalesce(used >= total_limit, false))`
  if (state === 'paused') return sql<boolean>`paused = 1`
  if (state === 'over') return sql<boolean>`paused = 0 and ${over}`
  const begun =
    state === 'planned' ? sql`starts_at > ${now}` : sql`coalesce(starts_at <= ${now}, true)`
  return sql<boolean>`paused = 0 and not ${over} and ${begun}`
}

/** Returns the merchant's coupons, newest first; `code` matches any part of a code. */
export const findCoupons = (
  db: Database,
  { code, state, from, size }: { code?: string; state?: CouponState; from: number; size: number },
  now = Date.now(),
) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('made_for', 'is', null)
    .$if(code !== undefined, (query) =>
      query.where(sql<boolean>`code like ${containing(couponKey(code as string))} escape '!'`),
    )
    .$if(state !== undefined, (query) => query.where(ofState(state as CouponState, now)))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .offset(from)
    .limit(size)
    .execute()

export const findCoupon = (connection: Connection, code: string) =>
  findRow(connection, 'coupons', { code: couponKey(code) })

/** Returns the orders that hold a coupon, newest first, each with its discount. */
export async function usesOfCoupon(
  db: Database,
  code: string,
  { from, size }: { from: number; size: number },
) {
  const uses = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('orders', 'orders.id', 'coupon_redemptions.order_id')
    .select(['number', 'status', 'discount', 'total', 'currency', 'redeemed_at'])
    .where('coupon_redemptions.code', '=', couponKey(code))
    .orderBy('coupon_redemptions.order_id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
  return uses.map((use) => ({ ...use, status: publicStatus(use.status) }))
}

/** Sums discounts and totals of a coupon's orders in the shop's currency. */
export async function sumsOfCoupon(db: Database, code: string, currency: string) {
  const row = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('orders', 'orders.id', 'coupon_redemptions.order_id')
    .select([
      sql<number>`coalesce(sum(discount), 0)`.as('discount'),
      sql<number>`coalesce(sum(total), 0)`.as('total'),
    ])
    .where('coupon_redemptions.code', '=', couponKey(code))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return { discount: Number(row.discount), total: Number(row.total) }
}
