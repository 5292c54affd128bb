import { type Kysely, sql } from 'kysely'

/** What customers send back, and contracts they withdraw from; see orders/returns. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('order_returns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('return', 'withdrawal')`),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('note', 'text')
    .addColumn('answer', 'text')
    .addColumn('restocked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint')
    .addColumn('refused_at', 'bigint')
    .addColumn('received_at', 'bigint')
    .addColumn('refunded_at', 'bigint')
    .addUniqueConstraint('order_returns_sequence', ['order_id', 'sequence'])
    .execute()
  // The merchant's list of what waits for an answer.
  await db.schema
    .createIndex('order_returns_state')
    .on('order_returns')
    .columns(['state', 'requested_at'])
    .execute()

  await db.schema
    .createTable('order_return_lines')
    .addColumn('return_id', 'text', (column) => column.notNull().references('order_returns.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('reason', 'text')
    .addColumn('refund', 'bigint')
    .addPrimaryKeyConstraint('order_return_lines_key', ['return_id', 'position'])
    .execute()
}
