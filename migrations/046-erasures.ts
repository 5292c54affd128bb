import type { Kysely } from 'kysely'

/**
 * Erasures that a restored backup can be told of: hashes of who was erased and the key they are made
 * with; and of an invoice whose order is nobody's any more, a hash that its buyer is known by.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('erasure_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('erasures').addColumn('subjects', 'text').execute()
  await db.schema.alterTable('invoices').addColumn('buyer_proof', 'text').execute()
}
