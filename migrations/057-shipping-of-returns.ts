import type { Kysely } from 'kysely'

/**
 * A return that takes the last pieces of an order brings its shipping and payment fee back, which
 * stand beside its lines. Those accepted before keep what was fixed: a share of them in each line.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('order_returns').addColumn('shipping', 'bigint').execute()
}
