import type { Kysely } from 'kysely'

/**
 * The title of an ordered product in the order's language; null where the product had none, and of
 * older orders. `title` stays the catalogue's, which the merchant reads.
 */
export const up = (db: Kysely<unknown>) =>
  db.schema.alterTable('order_lines').addColumn('title_there', 'text').execute()
