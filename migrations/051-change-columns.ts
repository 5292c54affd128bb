import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The change log holds a row for each product, in columns. Its old rows go: a process that starts
 * reads the data itself, and no process of an earlier version reads on.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema.dropTable('changes').execute()
  const table = db.schema
    .createTable('changes')
    .addColumn(
      'sequence',
      sql.raw(postgres ? 'bigint generated always as identity' : 'integer') as never,
      // SQLite never gives the numbers of deleted rows again: a reader is past them.
      (column) => (postgres ? column : column.primaryKey().autoIncrement()),
    )
    .addColumn('origin', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer')
    .addColumn('pieces', 'integer')
    .addColumn('at', 'bigint', (column) => column.notNull())
  if (!postgres) return table.execute()
  // PostgreSQL commits out of sequence: a reader needs to know which transactions still run.
  await table
    .addColumn('transaction_id', 'bigint', (column) =>
      column.notNull().defaultTo(sql`(pg_current_xact_id()::text)::bigint`),
    )
    .addPrimaryKeyConstraint('changes_read', ['transaction_id', 'sequence'])
    .execute()
}
