import { sql } from 'kysely'
import { containing } from '../database/containing'
import type { Database } from '../database/tables.server'

const MADE_FOR = 'newsletter'

/** Returns the subscribers' one-time codes, the newest first, with the order that used each. */
export const listNewsletterCodes = (
  db: Database,
  { code, used, from, size }: { code?: string; used?: boolean; from: number; size: number },
) =>
  db
    .selectFrom('coupons')
    .leftJoin('subscribers', 'subscribers.coupon', 'coupons.code')
    .leftJoin('coupon_redemptions', 'coupon_redemptions.code', 'coupons.code')
    .leftJoin('orders', 'orders.id', 'coupon_redemptions.order_id')
    .select([
      'coupons.code',
      'coupons.amount',
      'coupons.created_at',
      'coupons.used',
      'subscribers.email',
      'subscribers.state',
      'orders.number',
      'coupon_redemptions.redeemed_at',
    ])
    .where('made_for', '=', MADE_FOR)
    .$if(code !== undefined, (query) =>
      query.where(
        sql<boolean>`coupons.code like ${containing((code as string).toUpperCase())} escape '!'`,
      ),
    )
    .$if(used !== undefined, (query) => query.where('used', used ? '>' : '=', 0))
    .orderBy('coupons.created_at', 'desc')
    .orderBy('coupons.code')
    .offset(from)
    .limit(size)
    .execute()

export async function countNewsletterCodes(db: Database) {
  const { given, used } = await db
    .selectFrom('coupons')
    .select([sql<number>`count(*)`.as('given'), sql<number>`coalesce(sum(used), 0)`.as('used')])
    .where('made_for', '=', MADE_FOR)
    .executeTakeFirstOrThrow()
  return { given: Number(given), used: Number(used) }
}
