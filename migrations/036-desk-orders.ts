import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Orders as the desk works on them: packed, sent by whom, and changed how often; what they are searched
 * by, in rows narrow enough to read them all; notes of the shop's people; and which mails were sent.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const column of ['packed_at', 'changed_at'])
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute()
  await db.schema.alterTable('orders').addColumn('carrier', 'text').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // The expression of orders/queue/stage.server.ts, or its queries find no index.
  await sql`create index orders_stage on orders ((case when status in ('paid', 'confirmed')
    then case when status = 'confirmed' and due_at is not null then 'to_confirm'
      when packed_at is null then 'to_pack' else 'packed' end
    else status end), id)`.execute(db)
  await db.schema
    .createIndex('orders_changed')
    .on('orders')
    .columns(['changed_at'])
    .where(sql.ref('changed_at'), 'is not', null)
    .execute()

  const orderId = sql.raw(postgres ? 'bigint' : 'integer') as never
  await db.schema
    .createTable('order_search')
    .addColumn('order_id', orderId, (column) => column.primaryKey().references('orders.id'))
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('order_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', orderId, (column) => column.notNull().references('orders.id'))
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('order_notes_order')
    .on('order_notes')
    .columns(['order_id', 'at'])
    .execute()

  await db.schema
    .createTable('sent_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', orderId, (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sent_mails_order')
    .on('sent_mails')
    .columns(['order_id', 'at'])
    .execute()
}
