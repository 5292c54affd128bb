import { findRows, updateRow } from '../../../database/rows.server'
import { type Connection, YES } from '../../../database/tables.server'
import { pricesInForce, runningPrices } from '../../prices/prices-in-force.server'
import {
  followVariants,
  runningVariantPrices,
  variantPricesInForce,
} from '../../prices/variant-prices.server'

/** Returns the prices without running schedules. */
export async function regularPrices(connection: Connection, ids: number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await findRows(connection, 'products', { id: ids }, ['id', 'price'])
  const running = await runningPrices(connection, ids)
  return new Map(rows.map(({ id, price }) => [id, running.get(id)?.price ?? price]))
}

/** Sets prices of locked products without options; returns those that a schedule delays. */
export async function changePrices(
  connection: Connection,
  given: ReadonlyMap<number, number>,
  by: string,
) {
  const ids = [...given.keys()]
  if (ids.length === 0) return []
  const at = Date.now()
  const prices = await pricesInForce(connection, ids, { by, at })
  const known = await connection
    .selectFrom('products')
    .select(['id', 'price', 'discount', 'lowest_before'])
    .where('id', 'in', ids)
    .execute()
  const rows = known.map((before) =>
    prices.take({ ...before, price: given.get(before.id) ?? before.price }, before, ['discount']),
  )
  for (const { id, ...values } of await prices.keep(rows))
    await updateRow(connection, 'products', id, { ...values, changed_at: at })
  return [...prices.later.keys()]
}

/** Returns the variants' prices without running schedules. */
export async function regularVariantPrices(connection: Connection, productIds: number[]) {
  if (productIds.length === 0) return []
  const rows = await connection
    .selectFrom('variants')
    .select(['id', 'product_id', 'price'])
    .where('product_id', 'in', productIds)
    .where('listed', '=', YES)
    .orderBy('id')
    .execute()
  const running = await runningVariantPrices(connection, productIds)
  return rows.map((row) => ({ ...row, price: running.get(row.id)?.price ?? row.price }))
}

/** Sets prices of variants; a locked product's price becomes the least of its variants'. */
export async function changeVariantPrices(
  connection: Connection,
  given: ReadonlyMap<number, number>,
  productIds: number[],
  by: string,
) {
  if (given.size === 0) return []
  const made = { by, at: Date.now() }
  const prices = await variantPricesInForce(connection, productIds, made)
  const known = await connection
    .selectFrom('variants')
    .select(['id', 'product_id', 'price', 'compare_at', 'lowest_before'])
    .where('id', 'in', [...given.keys()])
    .execute()
  const rows = known.map((before) => {
    const { compare_at } = prices.held.get(before.id) ?? before
    return prices.take(
      { ...before, compare_at, price: given.get(before.id) ?? before.price },
      before,
    )
  })
  const lowest = await prices.keep()
  for (const { id, ...row } of rows)
    await updateRow(connection, 'variants', id, {
      ...row,
      lowest_before: lowest.get(id) ?? row.lowest_before,
    })
  for (const id of productIds) await followVariants(connection, id, made)
  return [...prices.later.keys()]
}
