import { type Kysely, sql } from 'kysely'

/** Finds the products and variants whose price is below that of the 30 days before, which are few. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['products', 'variants'])
    await sql`create index ${sql.ref(`${table}_reduced`)} on ${sql.table(table)} (id)
      where lowest_before > price`.execute(db)
}
