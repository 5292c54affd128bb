import type { Kysely } from 'kysely'

/** How often reading a file began and did not end in order: a third time it is refused. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .alterTable('product_imports')
    .addColumn('broken_off', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
