import type { Kysely } from 'kysely'

/** 1 where a category stands nowhere in the shop; its products stay. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('categories')
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
