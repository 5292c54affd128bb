import type { Kysely } from 'kysely'

/**
 * Redirects from addresses that the shop does not have, or not any more. `target_key` is the
 * target's path as a source is written, by which chains are found; null for another site's.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('redirects')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('target_key', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('redirects_target').on('redirects').column('target_key').execute()
}
