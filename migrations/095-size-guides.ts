import type { Kysely } from 'kysely'

/** The tables of sizes of a category or department; see catalogue/size-guides. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('size_guides')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('size_tables', 'text', (column) => column.notNull())
    .addColumn('own', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
}
