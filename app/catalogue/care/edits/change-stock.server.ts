import { updateRows } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { sumVariantStock, writeStock, writeVariantStock } from '../../stock/stock-rows.server'

/** Sets the stock of locked products without options. */
export async function changeStock(
  connection: Connection,
  given: ReadonlyMap<number, number>,
  by: string,
) {
  if (given.size === 0) return
  const rows = Array.from(given, ([product_id, quantity]) => ({ product_id, quantity }))
  await writeStock(connection, rows, by)
  // A source that reports stock goes on from here (stock-rule.ts).
  await updateRows(connection, 'products', { id: [...given.keys()] }, { source_owed: 0 })
}

/** Sets the stock of a locked product's variants. */
export async function changeVariantStock(
  connection: Connection,
  productId: number,
  given: ReadonlyMap<number, number>,
  by: string,
) {
  if (given.size === 0) return
  const rows = Array.from(given, ([variant_id, quantity]) => ({ variant_id, quantity }))
  await writeVariantStock(connection, rows, by)
  await updateRows(connection, 'variants', { id: [...given.keys()] }, { source_owed: 0 })
  await sumVariantStock(connection, productId)
}
