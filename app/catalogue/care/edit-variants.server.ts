import { announceChange, recordChange } from '../../database/changes.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { pricesInForce } from '../prices/prices-in-force.server'
import { lockedStock, sumVariantStock, writeVariantStock } from '../stock-rows.server'
import { changeListed } from './edit-products.server'

/** Cents and pieces; what is left out stays. `compareAt` null takes the price before away. */
export interface VariantChange {
  price?: number
  compareAt?: number | null
  stock?: number
}

/** All or none; false when nothing is sold under the SKU. The product's own price and stock follow. */
export async function setVariant(db: Database, sku: string, change: VariantChange) {
  const found = await variantOf(db, sku)
  if (!found) return false
  const { id, product_id } = found
  const { stock, price, compareAt } = change
  if (price === undefined && compareAt === undefined) await setStock(db, found, stock ?? 0)
  else
    await changeListed(db, [product_id], async (connection) => {
      await lockedStock(connection, [product_id])
      await connection
        .updateTable('variants')
        .set({
          ...(price !== undefined && { price }),
          ...(compareAt !== undefined && { compare_at: compareAt }),
        })
        .where('id', '=', id)
        .execute()
      await cheapestPrice(connection, product_id)
      if (stock !== undefined) await writePieces(connection, found, stock)
    })
  return true
}

type Found = { id: number; product_id: number }

/** One for sale, by its SKU. */
export const variantOf = (db: Database, sku: string) =>
  db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('sku', '=', sku)
    .where('listed', '=', 1)
    .executeTakeFirst()

async function setStock(db: Database, found: Found, stock: number) {
  const change = await inTransaction(db, async (connection) => {
    await lockedStock(connection, [found.product_id])
    const quantity = await writePieces(connection, found, stock)
    const products = [found.product_id]
    const change = { products, left: new Map([[found.product_id, quantity]]) }
    await recordChange(connection, change)
    return change
  })
  announceChange(db, change)
}

/** Gives what there is of the product. */
async function writePieces(connection: Connection, { id, product_id }: Found, stock: number) {
  await writeVariantStock(connection, [{ variant_id: id, quantity: stock }])
  await connection.updateTable('variants').set({ source_owed: 0 }).where('id', '=', id).execute()
  return (await sumVariantStock(connection, product_id)) ?? 0
}

async function cheapestPrice(connection: Connection, productId: number) {
  const { price } = await connection
    .selectFrom('variants')
    .select((row) => row.fn.min('price').as('price'))
    .where('product_id', '=', productId)
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow()
  const at = Date.now()
  const prices = await pricesInForce(connection, [productId], { by: 'command', at })
  const known = await connection
    .selectFrom('products')
    .select(['id', 'price', 'discount', 'lowest_before'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const row = prices.take({ ...known, price: Number(price) }, known, ['discount'])
  for (const { id, ...values } of await prices.keep([row]))
    await connection
      .updateTable('products')
      .set({ ...values, changed_at: at })
      .where('id', '=', id)
      .execute()
}
