import type { Kysely } from 'kysely'

/** What shoppers searched for that no title holds; see catalogue/searches/missed-searches.server.ts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('missed_searches')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('similar', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute()
}
