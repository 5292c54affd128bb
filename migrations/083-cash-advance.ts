import { type Kysely, sql } from 'kysely'

/**
 * What a cash order pays at a provider before it is sent, in minor units, and the time at which that
 * came, in epoch milliseconds. The courier receives the rest.
 */
export async function up(db: Kysely<unknown>) {
  const orders = () => db.schema.alterTable('orders')
  await orders()
    .addColumn('advance', 'bigint', (column) =>
      column.notNull().defaultTo(0).check(sql`advance >= 0`),
    )
    .execute()
  await orders().addColumn('advance_paid_at', 'bigint').execute()
}
