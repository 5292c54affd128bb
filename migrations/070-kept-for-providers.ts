import type { Kysely } from 'kysely'

/**
 * What payment providers need between calls: a sealed token with the time until which one process
 * renews it, refunds that were sent without an idempotency key, and the payments of the built-in test.
 * Amounts are minor units, times epoch milliseconds.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('provider_tokens')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('sealed_token', 'text')
    .addColumn('renewed_by', 'text')
    .addColumn('renewing_since', 'bigint')
    .execute()
  await db.schema
    .createTable('sent_refunds')
    .addColumn('attempt_id', 'text', (column) => column.notNull())
    .addColumn('refund_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('refund_ref', 'text')
    .addPrimaryKeyConstraint('sent_refunds_pkey', ['attempt_id', 'refund_id'])
    .execute()
  await db.schema
    .createTable('trial_payments')
    .addColumn('provider_ref', 'text', (column) => column.primaryKey())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('trial_payments_taken')
    .on('trial_payments')
    .columns(['taken_at'])
    .execute()
}
