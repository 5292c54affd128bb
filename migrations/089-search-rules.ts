import type { Kysely } from 'kysely'

/** What the merchant decided about a search; see catalogue/searches/search-rules.server.ts. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_rules')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .addColumn('pinned', 'text', (column) => column.notNull())
    .addColumn('boosted', 'text', (column) => column.notNull())
    .addColumn('buried', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
}
