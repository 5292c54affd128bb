import type { Kysely } from 'kysely'

/** The days of arrival that an order was promised: ISO 8601, null where nothing was. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['arrives_from', 'arrives_to'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute()
}
