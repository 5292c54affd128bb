import type { Kysely } from 'kysely'

/** Hidden by the merchant: not listed, and an import that brings the product keeps it so. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
