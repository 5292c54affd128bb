import type { Connection } from '../../../database/tables.server'
import type { SkuHolder } from '../../product/sku-holder'
import { lockSkus, releaseSkus, skuHolders } from '../../variants/sku-holders.server'

/** Returns another holder of one of these SKUs; the second of two takers waits here. */
export async function otherHolder(
  connection: Connection,
  skus: readonly string[],
  productId: number,
): Promise<SkuHolder | undefined> {
  if (skus.length === 0) return undefined
  await lockSkus(connection)
  const holders = await skuHolders(connection, skus)
  return [...holders.values()].find((one) => one.productId !== productId)
}

/** Clears the SKUs of the product's variants, to be set anew, and these SKUs of closed ones. */
export async function freeSkus(connection: Connection, skus: readonly string[], productId: number) {
  await connection
    .updateTable('variants')
    .set({ sku: null })
    .where('product_id', '=', productId)
    .execute()
  await releaseSkus(connection, new Map(skus.map((sku) => [sku, 0])))
}
