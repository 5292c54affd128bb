import { sql } from 'kysely'
import { type Connection, engineOf } from '../../database/tables.server'
import { keepStockChanges, keepVariantStockChanges, type SetBy } from './stock-changes.server'

/** Locks and returns stock in id order, as orders do, so that neither deadlocks the other. */
export const lockedStock = (connection: Connection, productIds: number[]) =>
  connection
    .selectFrom('stock')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()

/** Sets the stock of products, even of those without a row. */
export async function writeStock(
  connection: Connection,
  rows: { product_id: number; quantity: number }[],
  by: SetBy = 'command',
) {
  await keepStockChanges(connection, rows, by)
  await connection
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((row) => ({ quantity: row.ref('excluded.quantity') })),
    )
    .execute()
}

export async function writeVariantStock(
  connection: Connection,
  rows: { variant_id: number; quantity: number }[],
  by: SetBy = 'command',
) {
  await keepVariantStockChanges(connection, rows, by)
  await connection
    .insertInto('variant_stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('variant_id')
        .doUpdateSet((row) => ({ quantity: row.ref('excluded.quantity') })),
    )
    .execute()
}

/** Sets a product's stock to the sum of its variants' and returns it. */
export async function sumVariantStock(connection: Connection, productId: number) {
  const { rows } = await sql<{ quantity: number }>`update stock set quantity = (
      select coalesce(sum(one.quantity), 0) from variants
      join variant_stock one on one.variant_id = variants.id
      where variants.product_id = stock.product_id and variants.listed = 1)
    where product_id = ${productId}
      and (select options from products where id = product_id) is not null
    returning quantity`.execute(connection)
  return rows[0]?.quantity
}

export interface GivenBack {
  product_id: number
  variant_id: number | null
  quantity: number
}

/**
 * Returns sold pieces to stock and returns what the product has. A closed variant keeps its own
 * pieces, and so does a product that got options since: nobody could buy them.
 */
export async function addBack(
  connection: Connection,
  { product_id, variant_id, quantity }: GivenBack,
) {
  const plain = variant_id === null ? quantity : 0
  const { rows } = await sql<{ quantity: number }>`update stock
    set newly_sold = newly_sold - ${quantity}, quantity = quantity + case when
      (select options from products where id = product_id) is null then ${plain} else 0 end
    where product_id = ${product_id} returning quantity`.execute(connection)
  if (!rows[0] || variant_id === null) return rows[0]?.quantity
  await connection
    .updateTable('variant_stock')
    .set((row) => ({ quantity: row('quantity', '+', quantity) }))
    .where('variant_id', '=', variant_id)
    .execute()
  return (await sumVariantStock(connection, product_id)) ?? rows[0].quantity
}
