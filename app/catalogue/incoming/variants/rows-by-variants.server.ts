import { findRows } from '../../../database/rows.server'
import { type Database, YES } from '../../../database/tables.server'
import { skuHolders } from '../../variants/sku-holders.server'
import { lineOf, listIn } from '../fields'
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

interface Joined {
  id?: string
  variants: { sku?: string; values: string[] }[]
}

/**
 * Refuses joined rows that name only some of their product's sizes: the others, which a merchant
 * left out of a list of changes, would no longer be sold.
 */
export async function refusingParts(db: Database, rows: readonly SourceRow[]) {
  const joined = (row: SourceRow) =>
    row.apart && row.broken === undefined ? (row.value as Joined) : undefined
  const ids = rows.flatMap((row) => Number(joined(row)?.id ?? 0) || [])
  if (ids.length === 0) return rows
  const columns = ['product_id', 'sku', 'chosen'] as const
  const sold = await findRows(db, 'variants', { product_id: ids, listed: YES }, columns)
  const ofProduct = Map.groupBy(sold, (variant) => Number(variant.product_id))
  return rows.map((row) => {
    const { id, variants = [] } = joined(row) ?? {}
    const skus = new Set(variants.flatMap(({ sku }) => lineOf(sku ?? '') || []))
    const chosen = new Set(variants.map(({ values }) => JSON.stringify(values)))
    const missing = (ofProduct.get(Number(id)) ?? []).filter(
      (one) => !skus.has(one.sku ?? '') && !chosen.has(one.chosen),
    )
    if (missing.length === 0) return row
    const name = missing[0]?.sku ?? listIn(missing[0]?.chosen).join(' / ')
    const broken = `size: ${missing.length} of its product are missing, such as ${name}; list all, with their stock`
    return { ...row, broken }
  })
}

export const NEW_PRODUCT = { id: 0, isKnown: false }

const skusIn = (rows: readonly SourceRow[]) =>
  rows.flatMap(({ value }) => lineOf((value as Record<string, string>).sku ?? '') || [])
