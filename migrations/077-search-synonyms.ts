import type { Kysely } from 'kysely'

/** The merchant's own synonyms: a line each, as the shipped lists have them ('a, b' or 'a > b'). */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_synonyms')
    .addColumn('line', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
}
