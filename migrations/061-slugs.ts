import type { Kysely } from 'kysely'

/**
 * Products and categories have addresses of their own, and texts for search engines. A category's
 * slug stays its key; its address is what the shop shows in its place.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['slug', 'seo_texts'])
    await db.schema.alterTable('products').addColumn(column, 'text').execute()
  await db.schema.createIndex('products_slug').unique().on('products').column('slug').execute()
  for (const column of ['address', 'seo_texts'])
    await db.schema.alterTable('categories').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('categories_address')
    .unique()
    .on('categories')
    .column('address')
    .execute()
}
