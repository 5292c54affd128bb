import type { Kysely } from 'kysely'

/** The tags of products. `tag_key` is what is the same in two spellings of one tag. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('product_tags')
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id'))
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_tags_key', ['product_id', 'tag_key'])
    .execute()
  await db.schema
    .createIndex('product_tags_products')
    .on('product_tags')
    .columns(['tag_key', 'product_id'])
    .execute()
}
