import { type Kysely, sql } from 'kysely'

/**
 * Shops made before migration 003 gained the app coupon lack it (spec section 9: 'Save $3 with App
 * New User Only'). A coupon that is there already, ended or changed by the merchant, stays as it is.
 */
export async function up(db: Kysely<unknown>) {
  await sql`insert into coupons (code, kind, amount, customer_limit, first_order_only, created_at)
    values ('APP3', 'fixed', 300, 1, 1, 0) on conflict (code) do nothing`.execute(db)
}
