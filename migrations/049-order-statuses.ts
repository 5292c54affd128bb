import { type Kysely, sql } from 'kysely'

/**
 * An order that its customer has yet to confirm has a status of its own, and its end a column of its
 * own: `due_at` is of unpaid orders alone.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('orders').addColumn('confirm_by', 'bigint').execute()
  await db.schema.dropIndex('orders_stage').execute()
  await sql`update orders set status = 'awaiting_confirmation', confirm_by = due_at, due_at = null
    where status = 'confirmed' and due_at is not null`.execute(db)
  // The expression of orders/queue/stage.server.ts, or its queries find no index.
  await sql`create index orders_stage on orders ((case when status in ('paid', 'confirmed')
    then case when packed_at is null then 'to_pack' else 'packed' end
    when status = 'awaiting_confirmation' then 'to_confirm' else status end), id)`.execute(db)
  await db.schema
    .createIndex('orders_confirm_by')
    .on('orders')
    .columns(['confirm_by'])
    .where(sql.ref('confirm_by'), 'is not', null)
    .execute()
}
