import type { Kysely } from 'kysely'

/** The merchant's accounts with payment providers; their keys are sealed by the desk's key. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment_providers')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('sealed_keys', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
}
