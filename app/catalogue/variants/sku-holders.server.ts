import { findRows, updateRows } from '../../database/rows.server'
import { type Connection, YES } from '../../database/tables.server'
import { oneAtATime } from '../../database/transactions/one-at-a-time.server'
import type { SkuHolder } from '../product/sku-holder'

const LOOKED_UP_AT_ONCE = 1000

/**
 * Returns the taken SKUs among these, by product or variant for sale. A closed variant's SKU, or an
 * unlisted product's, is free.
 */
export async function skuHolders(connection: Connection, skus: readonly string[]) {
  const holders = new Map<string, SkuHolder>()
  for (let at = 0; at < skus.length; at += LOOKED_UP_AT_ONCE) {
    const some = skus.slice(at, at + LOOKED_UP_AT_ONCE)
    const variants = await connection
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.sku', 'variants.id as variantId', 'product_id as productId', 'title'])
      .where('variants.sku', 'in', some)
      .where('variants.listed', '=', YES)
      .where((row) => row.or([row('products.listed', '=', YES), row('hidden', '=', YES)]))
      .execute()
    const products = await connection
      .selectFrom('products')
      .select(['sku', 'id as productId', 'title'])
      .where('sku', 'in', some)
      .execute()
    const own = products.map((row) => ({ ...row, variantId: null }))
    for (const row of [...own, ...variants])
      if (row.sku !== null) holders.set(row.sku, { ...row, sku: row.sku })
  }
  return holders
}

/** Makes writers of SKUs take turns, from their check to the commit. */
export const lockSkus = (connection: Connection) => oneAtATime(connection, 'skus')

/**
 * Removes SKUs from variants that are not for sale. `to` names the product whose own variants keep
 * them, for when they return.
 */
export async function releaseSkus(connection: Connection, to: ReadonlyMap<string, number>) {
  const skus = [...to.keys()]
  if (skus.length === 0) return
  const held = await findRows(connection, 'variants', { sku: skus }, ['id', 'sku', 'product_id'])
  const others = held.filter(({ sku, product_id }) => to.get(sku ?? '') !== product_id)
  if (others.length === 0) return
  const sold = await skuHolders(
    connection,
    others.flatMap(({ sku }) => sku ?? []),
  )
  const closed = others.filter(({ id, sku }) => sold.get(sku ?? '')?.variantId !== id)
  if (closed.length === 0) return
  await updateRows(connection, 'variants', { id: closed.map(({ id }) => id) }, { sku: null })
}
