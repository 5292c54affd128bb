import { type Kysely, sql } from 'kysely'

/** Jobs, and the catalogue with its stock ledger. Integers are 64 bits on both engines. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'run_at']).execute()

  await db.schema
    .createTable('categories')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('department', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('colour', 'text')
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('discount', 'integer', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addColumn('warranty', 'text', (column) => column.notNull())
    .addColumn('shipping', 'text', (column) => column.notNull())
    .addColumn('returns', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('reviews', 'text', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('stock')
    .addColumn('product_id', 'integer', (column) => column.primaryKey().references('products.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
    .execute()
}
