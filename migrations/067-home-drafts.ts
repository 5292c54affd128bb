import type { Kysely } from 'kysely'

/** The draft of the shop's home page, which only the desk shows. `version` is of the settings. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('home_drafts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sections', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
