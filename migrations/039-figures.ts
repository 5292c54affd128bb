import type { Kysely } from 'kysely'

/** What the merchant's figures are read by, and how far shoppers get with their carts (orders/carts). */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('cart_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text')
    .addColumn('carts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('checkouts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('orders', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sketches', 'text')
    .execute()
  // With all that sums by time need: the rows themselves are wide.
  await db.schema
    .createIndex('orders_placed')
    .on('orders')
    .columns(['placed_at', 'status', 'currency', 'payment', 'ended_by'])
    .columns(['total', 'subtotal', 'discount', 'vat', 'shipping', 'fee', 'id'])
    .execute()
  await db.schema
    .createIndex('order_payments_at')
    .on('order_payments')
    .columns(['kind', 'at'])
    .execute()
  await db.schema.createIndex('order_refunds_at').on('order_refunds').columns(['at']).execute()
}
