import type { Kysely } from 'kysely'

/** Who is to be told when a sold-out product is back; see catalogue/back-in-stock. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('back_in_stock')
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('back_in_stock_key', ['product_id', 'email'])
    .execute()
  for (const column of ['email', 'token'])
    await db.schema
      .createIndex(`back_in_stock_${column}`)
      .on('back_in_stock')
      .column(column)
      .execute()
}
