import { type Kysely, sql } from 'kysely'

/** Finds a product by the number on its package, as `products_sku_begins` does by its SKU. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['products', 'variants'])
    await sql`create index ${sql.ref(`${table}_gtin`)} on ${sql.table(table)} (gtin)
      where gtin is not null`.execute(db)
}
