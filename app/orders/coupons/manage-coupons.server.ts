import { engineOf } from '../../database/engine.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { couponKey } from './coupons.server'

/** False when there is no such coupon. Orders that redeemed it keep their discount. */
export async function endCoupon(db: Database, code: string, now = Date.now()) {
  return changeCoupon(db, code, { ends_at: now })
}

export async function pauseCoupon(db: Database, code: string, paused: boolean) {
  return changeCoupon(db, code, { paused: paused ? 1 : 0 })
}

async function changeCoupon(
  db: Database,
  code: string,
  values: { ends_at: number } | { paused: number },
) {
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('coupons')
      .set(values)
      .where('code', '=', couponKey(code))
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/** Null takes a limit or date away. The amount never changes: orders were made with it. */
export interface CouponEdit {
  minimum?: number
  startsAt?: number | null
  endsAt?: number | null
  totalLimit?: number | null
  perCustomerLimit?: number | null
}

export type CouponEdited = { ok: true } | { ok: false; code: 'not_found' | 'dates' | 'used_more' }

export function editCoupon(db: Database, code: string, edit: CouponEdit): Promise<CouponEdited> {
  return inTransaction(db, async (connection) => {
    const row = await connection
      .selectFrom('coupons')
      .selectAll()
      .where('code', '=', couponKey(code))
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) return { ok: false, code: 'not_found' }
    const { minimum = row.minimum, startsAt = row.starts_at, endsAt = row.ends_at } = edit
    const { totalLimit = row.total_limit, perCustomerLimit = row.customer_limit } = edit
    if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
      return { ok: false, code: 'dates' }
    if (totalLimit !== null && totalLimit < row.used) return { ok: false, code: 'used_more' }
    await connection
      .updateTable('coupons')
      .set({
        minimum,
        starts_at: startsAt,
        ends_at: endsAt,
        total_limit: totalLimit,
        customer_limit: perCustomerLimit,
      })
      .where('code', '=', row.code)
      .execute()
    return { ok: true }
  })
}

export const listCoupons = (db: Database) =>
  db.selectFrom('coupons').selectAll().orderBy('created_at', 'desc').orderBy('code').execute()
