import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What identifies the customer of an order besides the e-mail address, the day an unpaid order ends,
 * and coupons that rest. Orders from before have a phone only and no due date, so none of them ends.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const column of ['phone_key', 'address_key', 'network_key'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute()
  await db.schema.alterTable('orders').addColumn('due_at', 'bigint').execute()
  await db.schema
    .alterTable('coupons')
    .addColumn('paused', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  let phone = postgres ? `(billing::jsonb ->> 'phone')` : `json_extract(billing, '$.phone')`
  for (const sign of [' ', '-', '.', '(', ')', '/']) phone = `replace(${phone}, '${sign}', '')`
  await sql`update orders set phone_key = ${sql.raw(phone)}`.execute(db)

  for (const column of ['phone_key', 'address_key', 'network_key', 'due_at'])
    await db.schema
      .createIndex(`orders_${column.replace('_key', '')}`)
      .on('orders')
      .columns([column])
      .where(sql.ref(column), 'is not', null)
      .execute()
}
