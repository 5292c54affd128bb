import { type Kysely, sql } from 'kysely'

/**
 * When an unpaid order is reminded, how an order is confirmed by its customer, and why one ended by
 * itself. Unpaid bank orders from before are reminded a day before they end, as new ones are.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['remind_at', 'confirmed_at'])
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute()
  for (const column of ['confirm_hash', 'ended_by'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute()
  await sql`update orders set remind_at = due_at - 86400000
    where status = 'awaiting_payment' and due_at is not null`.execute(db)
  await db.schema
    .createIndex('orders_remind')
    .on('orders')
    .columns(['remind_at'])
    .where(sql.ref('remind_at'), 'is not', null)
    .execute()
}
