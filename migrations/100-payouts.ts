import type { Kysely } from 'kysely'

/**
 * What providers paid out to the merchant's bank: payouts, what each is made of, and what was told of
 * it when. Rows are only ever added. Amounts are minor units of the payout's currency, times epoch
 * milliseconds.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment_payouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('payout_ref', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('tells_parts', 'integer', (column) => column.notNull())
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('payment_payouts_provider', ['provider', 'payout_ref'])
    .execute()
  await db.schema
    .createTable('payment_payout_states')
    .addColumn('payout_id', 'text', (column) => column.notNull().references('payment_payouts.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('arrives_on', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_payout_states_pkey', ['payout_id', 'status', 'arrives_on'])
    .execute()
  await db.schema
    .createIndex('payment_payout_states_day')
    .on('payment_payout_states')
    .columns(['arrives_on'])
    .execute()
  await db.schema
    .createTable('payment_payout_parts')
    .addColumn('payout_id', 'text', (column) => column.notNull().references('payment_payouts.id'))
    .addColumn('part_ref', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('payment_ref', 'text')
    .addColumn('reference', 'text')
    .addColumn('original_amount', 'bigint')
    .addColumn('original_currency', 'text')
    .addPrimaryKeyConstraint('payment_payout_parts_pkey', ['payout_id', 'part_ref'])
    .execute()
  await db.schema
    .createIndex('payment_payout_parts_payment')
    .on('payment_payout_parts')
    .columns(['payment_ref'])
    .execute()
}
