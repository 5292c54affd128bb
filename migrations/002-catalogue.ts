import type { Kysely } from 'kysely'

/**
 * What a catalogue that comes from elsewhere needs. Lists are ordered and filtered in memory
 * (docs/decisions/catalogue-in-memory.md), so the tables carry no index for them and imports stay fast.
 */
export async function up(db: Kysely<unknown>) {
  // The stock its source last told, and what was sold here beyond it: see stock-rule.ts.
  await db.schema.alterTable('products').addColumn('source_stock', 'integer').execute()
  await db.schema
    .alterTable('products')
    .addColumn('source_owed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Best Selling: few products of a large catalogue have ever been sold.
  await db.schema
    .createIndex('products_sold')
    .on('products')
    .columns(['sold desc', 'rating desc', 'id'])
    .where('sold' as never, '>', 0)
    .execute()
  await db.schema
    .createTable('catalogue_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
}
