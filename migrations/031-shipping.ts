import type { Kysely } from 'kysely'

/** The zone and rate an order was shipped by, and the weight of a piece of each line; null before. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('orders').addColumn('shipped_by', 'text').execute()
  await db.schema.alterTable('order_lines').addColumn('grams', 'integer').execute()
}
