import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What changed, for the other processes on the same data; see database/changes.server.ts. */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('changes')
    .addColumn(
      'sequence',
      sql.raw(postgres ? 'bigint generated always as identity' : 'integer') as never,
      // Numbers of deleted rows are never given again: a reader is past them.
      (column) => (postgres ? column.primaryKey() : column.primaryKey().autoIncrement()),
    )
    // PostgreSQL commits out of sequence: a reader needs to know which transactions still run.
    .addColumn('transaction_id', 'bigint', (column) =>
      column.notNull().defaultTo(postgres ? sql`(pg_current_xact_id()::text)::bigint` : 0),
    )
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('changes_transaction')
    .on('changes')
    .columns(['transaction_id', 'sequence'])
    .execute()
}
