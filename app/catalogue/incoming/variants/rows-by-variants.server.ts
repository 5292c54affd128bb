import type { Database } from '../../../database/tables.server'
import { skuHolders } from '../../variants/sku-holders.server'
import { lineOf } from '../fields'
import type { SourceRow } from '../spool.server'

/**
 * Names the products of joined rows, which have neither id nor SKU of their own, by the SKUs of
 * their variants. Rows stay apart whose SKUs are of products by themselves.
 */
export async function rowsByVariants(db: Database, rows: readonly SourceRow[]) {
  const skus = rows.map((row) => (row.apart ? skusIn(row.apart) : []))
  if (skus.every((some) => some.length === 0)) return rows
  const holders = await skuHolders(db, skus.flat())
  return rows.flatMap((row, at): SourceRow | readonly SourceRow[] => {
    if (!row.apart || row.broken !== undefined) return row
    const held = (skus[at] ?? []).flatMap((sku) => holders.get(sku) ?? [])
    if (held.some(({ variantId }) => variantId === null)) return row.apart
    const value = row.value as { id?: string; sku?: string }
    if (value.id || value.sku || skus[at]?.length === 0) return row
    const [holder] = held
    if (!holder) return { ...row, key: NEW_PRODUCT }
    return { ...row, value: { ...value, id: String(holder.productId) } }
  })
}

export const NEW_PRODUCT = { id: 0, isKnown: false }

const skusIn = (rows: readonly SourceRow[]) =>
  rows.flatMap(({ value }) => lineOf((value as Record<string, string>).sku ?? '') || [])
