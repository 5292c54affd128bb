import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { type CouponNeeds, storedNeeds } from './coupon-needs.server'
import { type CouponRow, couponKey } from './coupons.server'

/** Returns false when there is no such coupon. Its orders keep their discount. */
export async function endCoupon(db: Database, code: string, now = Date.now()) {
  return (await changeCoupon(db, code, { endsAt: now })).code !== 'not_found'
}

export async function pauseCoupon(db: Database, code: string, paused: boolean) {
  return (await changeCoupon(db, code, { paused })).code !== 'not_found'
}

/** Null removes a limit or date. Orders keep the terms they were priced by. */
export interface CouponEdit {
  worth?: { kind: 'percent' | 'fixed'; amount: number }
  minimum?: number
  startsAt?: number | null
  endsAt?: number | null
  totalLimit?: number | null
  perCustomerLimit?: number | null
  firstOrderOnly?: boolean
  needs?: CouponNeeds
  paused?: boolean
  /** The version read; if the coupon has a later one, nothing changes. */
  version?: number
}

type Changed =
  | { code: 'changed'; before: CouponRow; after: CouponRow }
  | { code: 'not_found' }
  | { code: 'dates' | 'used_more' | 'other_version'; now: CouponRow }

type CouponEdited = { ok: true } | { ok: false; code: 'not_found' | 'dates' | 'used_more' }

/** Edits a coupon but for its worth, as orders were made with it. */
export async function editCoupon(
  db: Database,
  code: string,
  edit: Omit<CouponEdit, 'worth' | 'version'>,
): Promise<CouponEdited> {
  const changed = await editChecked(db, code, edit)
  if (changed.code === 'changed') return { ok: true }
  if (changed.code === 'other_version') throw new Error('no version was asked for')
  return { ok: false, code: changed.code }
}

/** Edits a coupon if the result is consistent. A transaction around it can note the change. */
export const editChecked = (connection: Connection, code: string, edit: CouponEdit) =>
  inTransaction(connection, async (one): Promise<Changed> => {
    const row = await lockCoupon(one, code)
    if (!row) return { code: 'not_found' }
    if (edit.version !== undefined && edit.version !== row.version)
      return { code: 'other_version', now: row }
    const { startsAt = row.starts_at, endsAt = row.ends_at, totalLimit = row.total_limit } = edit
    if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
      return { code: 'dates', now: row }
    if (totalLimit !== null && totalLimit < row.used) return { code: 'used_more', now: row }
    return store(one, row, edit)
  })

/** Skips the check of dates: a coupon may end before it would have started. */
const changeCoupon = (db: Database, code: string, edit: CouponEdit) =>
  inTransaction(db, async (connection): Promise<Changed> => {
    const row = await lockCoupon(connection, code)
    return row ? store(connection, row, edit) : { code: 'not_found' }
  })

async function store(connection: Connection, row: CouponRow, edit: CouponEdit): Promise<Changed> {
  const { worth, minimum = row.minimum, startsAt = row.starts_at, endsAt = row.ends_at } = edit
  const { totalLimit = row.total_limit, perCustomerLimit = row.customer_limit } = edit
  const after = await connection
    .updateTable('coupons')
    .set({
      ...worth,
      minimum,
      starts_at: startsAt,
      ends_at: endsAt,
      total_limit: totalLimit,
      customer_limit: perCustomerLimit,
      ...(edit.firstOrderOnly !== undefined && { first_order_only: edit.firstOrderOnly ? 1 : 0 }),
      ...(edit.needs && { needs: storedNeeds(edit.needs) }),
      ...(edit.paused !== undefined && { paused: edit.paused ? 1 : 0 }),
      version: row.version + 1,
    })
    .where('code', '=', row.code)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { code: 'changed', before: row, after }
}

const lockCoupon = (connection: Connection, code: string) =>
  connection
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', couponKey(code))
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const listCoupons = (db: Database) =>
  db.selectFrom('coupons').selectAll().orderBy('created_at', 'desc').orderBy('code').execute()
