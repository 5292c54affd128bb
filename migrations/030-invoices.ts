import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Invoices and credit notes, numbered without gaps: each series counts in a row of its own. */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('invoice_counters')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('invoices')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('order_id', sql.raw(postgres ? 'bigint' : 'integer') as never, (column) =>
      column.notNull().references('orders.id'),
    )
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('invoices_sequence', ['series', 'sequence'])
    .addUniqueConstraint('invoices_order', ['order_id', 'kind'])
    .execute()
}
