import type { Kysely } from 'kysely'

/**
 * Visitors with a cart are rows of their day, under a hash, until only the day's numbers stay. What
 * sketches counted of earlier days, and of the day of this migration so far, stays counted.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('cart_visitors')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', 'bigint', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_visitors_of_day', ['day', 'visitor'])
    .execute()
  await db.schema.alterTable('cart_days').dropColumn('sketches').execute()
}
