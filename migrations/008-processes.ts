import type { Kysely } from 'kysely'

/** The processes that have a PostgreSQL database open; see database/data-lock.server.ts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}
