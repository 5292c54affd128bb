import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

const KINDS = [
  ...['cash_received', 'refund', 'captured', 'given_back', 'refund_reversed'],
  ...['chargeback', 'chargeback_reversed', 'fee'],
]

/**
 * Payments by providers: attempts, their messages and refunds, what does not match, and the
 * ledger's further kinds. Amounts are minor units, times epoch milliseconds.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('attempt_no', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('provider_ref', 'text')
    .addColumn('payment_ref', 'text')
    .addColumn('pay_at', 'text')
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('capturing_at', 'bigint')
    .addUniqueConstraint('payment_attempts_number', ['order_id', 'attempt_no'])
    .addUniqueConstraint('payment_attempts_provider', ['provider', 'provider_ref'])
    .execute()
  await db.schema
    .createIndex('payment_attempts_open')
    .on('payment_attempts')
    .columns(['created_at'])
    .where(sql.ref('status'), 'in', sql`('created', 'pending', 'authorized')`)
    .execute()
  await db.schema
    .createIndex('payment_attempts_payment')
    .on('payment_attempts')
    .columns(['provider', 'payment_ref'])
    .where(sql.ref('payment_ref'), 'is not', null)
    .execute()
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text')
    .addColumn('raw', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('processed_at', 'bigint')
    .addColumn('outcome', 'text')
    .addUniqueConstraint('payment_events_event', ['provider', 'event_id'])
    .execute()
  await db.schema
    .createTable('payment_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempts.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('refund_ref', 'text')
    .addColumn('fault', 'text')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('payment_refunds_provider', ['attempt_id', 'refund_ref'])
    .execute()
  await db.schema
    .createIndex('payment_refunds_order')
    .on('payment_refunds')
    .columns(['order_id'])
    .execute()
  await db.schema
    .createTable('payment_findings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('order_id', 'bigint')
    .addColumn('attempt_id', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('payment_findings_subject', ['kind', 'subject'])
    .execute()
  await extendLedger(db)
}

/** SQLite cannot change a column's check, so that its table is made anew. */
async function extendLedger(db: Kysely<unknown>) {
  const kinds = sql.raw(KINDS.map((kind) => `'${kind}'`).join(', '))
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table order_payments drop constraint order_payments_kind_check`.execute(db)
    await sql`alter table order_payments add constraint order_payments_kind_check
      check (kind in (${kinds}))`.execute(db)
    await db.schema.alterTable('order_payments').addColumn('attempt_id', 'text').execute()
    await db.schema.alterTable('order_payments').addColumn('reference', 'text').execute()
  } else {
    await ledgerColumns(db.schema.createTable('order_payments_068'), kinds).execute()
    await sql`insert into order_payments_068 (id, order_id, kind, amount, note, at)
      select id, order_id, kind, amount, note, at from order_payments`.execute(db)
    await db.schema.dropTable('order_payments').execute()
    await sql`alter table order_payments_068 rename to order_payments`.execute(db)
    await db.schema
      .createIndex('order_payments_order')
      .on('order_payments')
      .columns(['order_id', 'at'])
      .execute()
    await db.schema
      .createIndex('order_payments_at')
      .on('order_payments')
      .columns(['kind', 'at'])
      .execute()
  }
  // A provider's capture, refund or dispute is booked once, whoever reads it how often.
  await db.schema
    .createIndex('order_payments_booked')
    .unique()
    .on('order_payments')
    .columns(['attempt_id', 'kind', 'reference'])
    .where(sql.ref('attempt_id'), 'is not', null)
    .execute()
}

const ledgerColumns = <Table extends string>(
  table: CreateTableBuilder<Table>,
  kinds: ReturnType<typeof sql.raw>,
) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in (${kinds})`))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('note', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('attempt_id', 'text')
    .addColumn('reference', 'text')
