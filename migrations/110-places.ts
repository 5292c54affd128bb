import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Places that complete an address at the checkout, as the merchant imported them. `plain_code` and
 * `plain_city` are what shoppers' texts are compared with, byte by byte. An import writes a new
 * edition, and what is shown is the edition that a country names.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const plain = sql.raw(postgres ? 'text collate "C"' : 'text') as never
  await db.schema
    .createTable('places')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('edition', 'bigint', (column) => column.notNull())
    .addColumn('plain_code', plain, (column) => column.notNull())
    .addColumn('plain_city', plain, (column) => column.notNull())
    .addColumn('post_code', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('county', 'text')
    .addPrimaryKeyConstraint('places_pkey', ['country', 'edition', 'plain_code', 'plain_city'])
    .execute()
  await db.schema
    .createIndex('places_city')
    .on('places')
    .columns(['country', 'edition', 'plain_city', 'plain_code'])
    .execute()
  await db.schema
    .createTable('place_countries')
    .addColumn('country', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'bigint', (column) => column.notNull())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('imported_at', 'bigint', (column) => column.notNull())
    .execute()
}
