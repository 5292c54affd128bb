import { announceChange, recordChange } from '../../database/changes.server'
import { findRow, requireRow, updateRow } from '../../database/rows.server'
import { type Connection, type Database, YES } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { followVariants, variantPricesInForce } from '../prices/variant-prices.server'
import { lockedStock, sumVariantStock, writeVariantStock } from '../stock/stock-rows.server'
import { changeListed } from './edit-products.server'

/** Cents and pieces; omitted fields stay. `compareAt` null removes the previous price. */
export interface VariantChange {
  price?: number
  compareAt?: number | null
  stock?: number
}

/**
 * Changes a variant and its product's price and stock. Returns 'later' when the new price waits for
 * a scheduled one to end, and undefined when nothing is sold under the SKU.
 */
export async function setVariant(db: Database, sku: string, change: VariantChange) {
  const found = await variantOf(db, sku)
  if (!found) return undefined
  const { id, product_id } = found
  const { stock, price, compareAt } = change
  let isLater = false
  if (price === undefined && compareAt === undefined) await setStock(db, found, stock ?? 0)
  else
    await changeListed(db, [product_id], async (connection) => {
      await lockedStock(connection, [product_id])
      const made = { by: 'command', at: Date.now() }
      const prices = await variantPricesInForce(connection, [product_id], made)
      const known = await requireRow(connection, 'variants', { id }, [
        'id',
        'product_id',
        'price',
        'compare_at',
        'lowest_before',
      ])
      const regular = prices.held.get(id) ?? known
      const given = {
        ...known,
        price: price ?? regular.price,
        compare_at: compareAt === undefined ? regular.compare_at : compareAt,
      }
      const { id: _, ...row } = prices.take(given, known)
      const lowest = await prices.keep()
      await updateRow(connection, 'variants', id, {
        ...row,
        lowest_before: lowest.get(id) ?? row.lowest_before,
      })
      isLater = prices.held.has(id)
      await followVariants(connection, product_id, made)
      if (stock !== undefined) await writePieces(connection, found, stock)
    })
  return isLater ? 'later' : 'now'
}

type Found = { id: number; product_id: number }

/** Returns the variant for sale under a SKU. */
export const variantOf = (db: Database, sku: string) =>
  findRow(db, 'variants', { sku, listed: YES }, ['id', 'product_id'])

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

async function writePieces(connection: Connection, { id, product_id }: Found, stock: number) {
  await writeVariantStock(connection, [{ variant_id: id, quantity: stock }])
  await connection.updateTable('variants').set({ source_owed: 0 }).where('id', '=', id).execute()
  return (await sumVariantStock(connection, product_id)) ?? 0
}
