import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** What an order was priced by; those there are by the spec's rules: USD, 15% on top of prices. */
export async function up(db: Kysely<unknown>) {
  const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
  await db.schema
    .alterTable('orders')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .execute()
  await db.schema.alterTable('orders').addColumn('fee', 'bigint', zero).execute()
  await db.schema.alterTable('orders').addColumn('includes_tax', 'integer', zero).execute()
  await db.schema.alterTable('orders').addColumn('taxes', 'text').execute()
  await db.schema.alterTable('order_lines').addColumn('tax_class', 'text').execute()
  await db.schema
    .alterTable('order_lines')
    .addColumn('tax_rate', 'integer', (column) => column.notNull().defaultTo(15_000))
    .execute()
  await db.schema.alterTable('products').addColumn('tax_class', 'text').execute()
}
