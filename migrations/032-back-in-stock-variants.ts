import type { Kysely } from 'kysely'

/** Who waits for one variant of a product: 0 where it is for any. SQLite cannot change a key. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('back_in_stock_now')
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('variant_id', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('back_in_stock_variant_key', ['product_id', 'variant_id', 'email'])
    .execute()
  const columns = ['product_id', 'email', 'token', 'state', 'language', 'changed_at']
  const tables = db as Kysely<Record<string, Record<string, unknown>>>
  await tables
    .insertInto('back_in_stock_now')
    .columns(columns)
    .expression(tables.selectFrom('back_in_stock').select(columns))
    .execute()
  await db.schema.dropTable('back_in_stock').execute()
  await db.schema.alterTable('back_in_stock_now').renameTo('back_in_stock').execute()
  for (const column of ['email', 'token'])
    await db.schema
      .createIndex(`back_in_stock_${column}`)
      .on('back_in_stock')
      .column(column)
      .execute()
}
