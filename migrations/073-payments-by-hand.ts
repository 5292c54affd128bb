import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/**
 * Money that is reserved at first and taken by hand; who settled what did not match, and how; when
 * a refund went. Times are epoch milliseconds.
 */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
  await schema.alterTable('payment_providers').addColumn('by_hand', 'integer', none).execute()
  await schema.alterTable('payment_attempts').addColumn('by_hand', 'integer', none).execute()
  await schema.alterTable('payment_attempts').addColumn('reserved_at', 'bigint').execute()
  await schema.alterTable('payment_refunds').addColumn('done_at', 'bigint').execute()
  await schema.alterTable('payment_findings').addColumn('settled_by', 'text').execute()
  await schema.alterTable('payment_findings').addColumn('note', 'text').execute()
  await sql`update payment_refunds set done_at = settled_at where status = 'done'`.execute(db)
  await schema
    .createIndex('payment_findings_open')
    .on('payment_findings')
    .columns(['found_at'])
    .where(sql.ref('settled_at'), 'is', null)
    .execute()
  await sql`create index payment_attempts_reserved on payment_attempts (reserved_at)
    where by_hand = 1 and status = 'authorized'`.execute(db)
}
