import { type Kysely, sql } from 'kysely'

/** Money that came and went beside an order's status, and a trace of each person who was erased. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('order_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('cash_received', 'refund')`),
    )
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('note', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('order_payments_order')
    .on('order_payments')
    .columns(['order_id', 'at'])
    .execute()

  // Says that it was done and how much, never for whom.
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accounts', 'integer', (column) => column.notNull())
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .addColumn('subscriptions', 'integer', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
