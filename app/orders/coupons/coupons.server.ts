import type { Selectable } from 'kysely'
import type { CouponRefusal } from '../../cart/quote'
import type { CouponTerms } from '../../cart/totals'
import { insertRow } from '../../database/rows.server'
import { type Connection, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { asciiDigits } from '../../text-core/digits'
import { withAsciiDomain } from '../../ui/forms/ascii-domain.server'
import type { CouponsTable } from '../order/tables.server'
import { type CouponNeeds, hasNeeded, readNeeds, storedNeeds } from './coupon-needs.server'

/** Dates are epoch milliseconds. A missing limit or date does not apply. */
type NewCoupon = {
  code: string
  /** Least subtotal, cents. */
  minimum?: number
  startsAt?: number
  endsAt?: number
  totalLimit?: number
  perCustomerLimit?: number
  firstOrderOnly?: boolean
  needs?: CouponNeeds
  madeFor?: 'newsletter'
} & ({ kind: 'percent'; percent: number } | { kind: 'fixed'; cents: number })

/** What a code may be, at the desk and on the command line. */
export const COUPON_CODE = /^[\w-]{3,40}$/

export const couponKey = (code: string) => code.trim().toUpperCase()

/** Returns the address without regard to case, which identifies a customer. */
export const emailKey = (email: string) => withAsciiDomain(email).normalize('NFC').toLowerCase()

/** Returns a phone number without its punctuation; migration 011 removed that of older orders. */
export const phoneKey = (phone: string) => asciiDigits(phone).replace(/[\s\-.()/]/g, '')

/** Returns false when the code exists. Throws RangeError on an amount out of range. */
export async function createCoupon(connection: Connection, coupon: NewCoupon) {
  const amount = coupon.kind === 'percent' ? coupon.percent : coupon.cents
  const most = coupon.kind === 'percent' ? 100 : 2 ** 31 - 1
  if (!Number.isInteger(amount) || amount < 1 || amount > most) throw new RangeError(`${amount}`)
  const row = await inTransaction(connection, (one) =>
    one
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
        needs: storedNeeds(coupon.needs),
        made_for: coupon.madeFor ?? null,
        used: 0,
        created_at: Date.now(),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst(),
  )
  return row !== undefined
}

export type CheckedCoupon =
  | { ok: true; code: string; terms: CouponTerms }
  | { ok: false; code: CouponRefusal; reason: CouponReason; minimum?: number }

type CouponReason = 'unknown' | 'minimum' | 'ended' | 'used' | 'customerUsed' | 'notFirst' | 'goods'

interface CouponCustomer {
  email?: string
  phone?: string
  uid?: string
}

interface Checking {
  subtotal: number
  /** The cart's items; a coupon that needs some does not hold without them. */
  items?: readonly { productId: number }[]
  customer?: CouponCustomer
  lock?: boolean
}

/** Subtotal in cents. `lock` (PostgreSQL) holds the limits until the order is stored. */
export async function checkCoupon(
  connection: Connection,
  given: string,
  { subtotal, items = [], customer = {}, lock }: Checking,
  now = Date.now(),
): Promise<CheckedCoupon> {
  const locking = lock === true && engineOf(connection) === 'postgres'
  const coupon = await connection
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', couponKey(given))
    .$if(locking, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!coupon || coupon.paused === 1 || (coupon.starts_at ?? 0) > now)
    return { ok: false, code: 'coupon_invalid', reason: 'unknown' }
  if (coupon.ends_at !== null && coupon.ends_at <= now)
    return { ok: false, code: 'coupon_expired', reason: 'ended' }
  if (coupon.total_limit !== null && coupon.used >= coupon.total_limit)
    return { ok: false, code: 'coupon_used', reason: 'used' }
  const terms = termsOf(coupon)
  if (subtotal < (terms.minimum ?? 0))
    return { ok: false, code: 'coupon_invalid', reason: 'minimum', minimum: terms.minimum }
  if (!(await hasNeeded(connection, readNeeds(coupon.needs), items)))
    return { ok: false, code: 'coupon_invalid', reason: 'goods' }
  const refusal = await checkCustomer(connection, coupon, customer)
  return refusal ?? { ok: true, code: coupon.code, terms }
}

export type CouponRow = Selectable<CouponsTable>

async function checkCustomer(
  connection: Connection,
  coupon: CouponRow,
  { email, phone, uid }: CouponCustomer,
): Promise<CheckedCoupon | undefined> {
  if (coupon.customer_limit === null && !coupon.first_order_only) return undefined
  const keys = [
    ['email_key', email && emailKey(email)],
    ['phone_key', phone && phoneKey(phone)],
    ['uid', uid],
  ] as const
  const known = keys.filter(([, value]) => value)
  if (known.length === 0) return undefined
  const orders = await connection
    .selectFrom('orders')
    .leftJoin('coupon_redemptions', 'coupon_redemptions.order_id', 'orders.id')
    .select(['orders.status', 'coupon_redemptions.code'])
    .where((where) =>
      where.or(known.map(([key, value]) => where(`orders.${key}`, '=', value ?? ''))),
    )
    .execute()
  const uses = orders.filter(({ code }) => code === coupon.code).length
  if (uses >= (coupon.customer_limit ?? Number.POSITIVE_INFINITY))
    return { ok: false, code: 'coupon_used', reason: 'customerUsed' }
  if (coupon.first_order_only && orders.some(({ status }) => status !== 'cancelled'))
    return { ok: false, code: 'coupon_used', reason: 'notFirst' }
  return undefined
}

/** A fixed amount needs a subtotal above it, so that no order is free. */
function termsOf({ kind, amount, minimum }: CouponRow): CouponTerms {
  if (kind === 'percent') return { kind, percent: amount, ...(minimum > 0 && { minimum }) }
  return { kind, cents: amount, minimum: Math.max(minimum, amount + 1) }
}

export async function redeemCoupon(
  connection: Connection,
  order: { orderId: number; code: string; emailKey: string; now: number },
) {
  await connection
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('code', '=', order.code)
    .execute()
  await insertRow(connection, 'coupon_redemptions', {
    order_id: order.orderId,
    code: order.code,
    email_key: order.emailKey,
    redeemed_at: order.now,
  })
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
