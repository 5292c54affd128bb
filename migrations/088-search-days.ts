import type { Kysely } from 'kysely'

/**
 * Searches by day, each visitor once, under a hash of the day until only numbers stay; see
 * catalogue/searches. They replace counts of page loads, which are no numbers of visitors.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otherwise', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('clicked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('carted', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('search_days_of_text', ['day', 'text'])
    .execute()
  await db.schema
    .createTable('search_clicks')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_clicks_of_product', ['day', 'text', 'product_id'])
    .execute()
  await db.schema
    .createTable('search_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('search_visits')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visit', 'bigint', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_visits_of_day', ['day', 'visit'])
    .execute()
  await db.schema.dropTable('missed_searches').execute()
}
