import type { Kysely } from 'kysely'

/** The merchant's own numbers of products, and what the merchant says of categories. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('products').addColumn('sku', 'text').execute()
  await db.schema.createIndex('products_sku').unique().on('products').column('sku').execute()

  await db.schema
    .alterTable('categories')
    .addColumn('own', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('categories').addColumn('picture', 'text').execute()
  await db.schema
    .createTable('category_names')
    .addColumn('slug', 'text', (column) => column.notNull().references('categories.slug'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('category_names_key', ['slug', 'language'])
    .execute()
}
