import { type Kysely, sql } from 'kysely'

/**
 * Refunds by line and rate. An invoice may have a credit note for each, and keeps whom it was for.
 * SQLite cannot drop the constraint that allowed but one.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('order_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('taxes', 'text', (column) => column.notNull())
    .addColumn('shipping', 'bigint')
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('return_sequence', 'integer')
    .addUniqueConstraint('order_refunds_sequence', ['order_id', 'sequence'])
    .addUniqueConstraint('order_refunds_key', ['order_id', 'request_key'])
    .execute()
  await db.schema
    .createTable('order_refund_lines')
    .addColumn('refund_id', 'text', (column) => column.notNull().references('order_refunds.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('restocked', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_refund_lines_of', ['refund_id', 'position'])
    .execute()

  await db.schema
    .createTable('invoices_now')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('refund_id', 'text', (column) => column.unique().references('order_refunds.id'))
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('buyer', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('invoices_numbered', ['series', 'sequence'])
    .execute()
  const columns = ['number', 'series', 'sequence', 'kind', 'order_id', 'seller', 'day', 'issued_at']
  const tables = db as Kysely<Record<string, Record<string, unknown>>>
  await tables
    .insertInto('invoices_now')
    .columns(columns)
    .expression(tables.selectFrom('invoices').select(columns))
    .execute()
  await db.schema.dropTable('invoices').execute()
  await db.schema.alterTable('invoices_now').renameTo('invoices').execute()
  await db.schema
    .createIndex('invoices_whole')
    .on('invoices')
    .columns(['order_id', 'kind'])
    .unique()
    .where(sql.ref('refund_id'), 'is', null)
    .execute()
}
