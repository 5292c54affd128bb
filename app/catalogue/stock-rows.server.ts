import { engineOf } from '../database/engine.server'
import type { Connection } from '../database/tables.server'

/** Locked in id order, as orders lock, so that neither can deadlock the other. */
export const lockedStock = (connection: Connection, productIds: number[]) =>
  connection
    .selectFrom('stock')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()

/** Pieces in place of those there are, or of a product that had no stock yet. */
export const writeStock = (
  connection: Connection,
  rows: { product_id: number; quantity: number }[],
) =>
  connection
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((row) => ({ quantity: row.ref('excluded.quantity') })),
    )
    .execute()
