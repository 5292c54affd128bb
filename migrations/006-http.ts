import type { Kysely } from 'kysely'

/** Counters of rate limits that several processes share (rate-limiter-flexible's own columns). */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
