import { type Kysely, sql } from 'kysely'

/**
 * Which products each version of the catalogue changed, so that an index of an earlier version is
 * brought up to date by rows; see catalogue/index/catalogue-log.server.ts.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('catalogue_changes')
    .addColumn('version', 'bigint', (column) => column.primaryKey())
    // Two databases may both have a version 7: each version's token is its own.
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into catalogue_changes (version, token, products)
    select value, ${crypto.randomUUID()}, 'all' from catalogue_state where name = 'version'`.execute(
    db,
  )
}
