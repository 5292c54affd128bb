import { readNeeds } from '../../orders/coupons/coupon-needs.server'
import { couponState } from '../../orders/coupons/find-coupons.server'
import type { CouponRow } from '../../orders/coupons/manage-coupons.server'
import { settings } from '../../settings/settings.server'
import { clockAt } from '../../texts/clocks/zoned-time'

/** Describes a coupon for screens and the audit log, with dates in the shop's local time. */
export function describeCoupon(row: CouponRow) {
  const { timeZone } = settings().shop
  const clock = (time: number | null) => (time === null ? null : clockAt(time, timeZone))
  const { categories, products } = readNeeds(row.needs)
  return {
    code: row.code,
    kind: row.kind,
    amount: row.amount,
    minimum: row.minimum,
    startsAt: clock(row.starts_at),
    endsAt: clock(row.ends_at),
    totalLimit: row.total_limit,
    perCustomerLimit: row.customer_limit,
    firstOrderOnly: row.first_order_only === 1,
    categories,
    products,
    paused: row.paused === 1,
    used: row.used,
    state: couponState(row),
    version: row.version,
    createdAt: row.created_at,
  }
}
