import type { Kysely } from 'kysely'

/** What customers are sorted by: orders themselves are wide. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('orders_customers')
    .on('orders')
    .columns(['email_key', 'uid', 'placed_at', 'currency', 'paid_at', 'total', 'id'])
    .execute()
}
