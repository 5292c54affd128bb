import type { Kysely } from 'kysely'

/** The past of variants' prices, and their scheduled ones; see catalogue/prices. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('variants').addColumn('lowest_before', 'integer').execute()
  await db.schema.alterTable('scheduled_prices').addColumn('compare_at', 'integer').execute()
  await db.schema.alterTable('scheduled_prices').addColumn('compare_at_after', 'integer').execute()
}
