import { announceChange, recordChange } from '../../database/changes.server'
import { findRow, updateRow } from '../../database/rows.server'
import { type Connection, type Database, YES } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import type { SkuHolder } from '../product/sku-holder'
import { lockSkus, releaseSkus, skuHolders } from '../variants/sku-holders.server'

const LONGEST = { product: 100, variant: 60 }

/** A product or a variant that can have a SKU. */
interface SkuPlace {
  productId: number
  variantId?: number
}

type SkuSet =
  | { ok: true }
  | { ok: false; code: 'UNKNOWN' | 'UNFIT' }
  | { ok: false; code: 'TAKEN'; holder: SkuHolder }

/**
 * Sets or, with null, removes a SKU. A SKU belongs to one product or variant of the shop; the
 * second of two concurrent takers learns who has it.
 */
export async function setSku(db: Database, place: SkuPlace, given: string | null): Promise<SkuSet> {
  const { productId, variantId } = place
  const sku = given === null ? null : given.trim()
  const longest = variantId === undefined ? LONGEST.product : LONGEST.variant
  if (sku !== null && (sku === '' || sku.length > longest || /[\p{Cc}]|\s{2}/u.test(sku)))
    return { ok: false, code: 'UNFIT' }
  const done = await inTransaction(db, async (connection): Promise<SkuSet> => {
    await lockSkus(connection)
    if (!(await isThere(connection, place))) return { ok: false, code: 'UNKNOWN' }
    const holder = sku === null ? undefined : (await skuHolders(connection, [sku])).get(sku)
    if (holder && !(holder.productId === productId && holder.variantId === (variantId ?? null)))
      return { ok: false, code: 'TAKEN', holder }
    if (sku !== null) await releaseSkus(connection, new Map([[sku, 0]]))
    await (variantId === undefined
      ? updateRow(connection, 'products', productId, { sku, changed_at: Date.now() })
      : connection.updateTable('variants').set({ sku }).where('id', '=', variantId).execute())
    await logCatalogueChange(connection, [productId])
    await recordChange(connection, { products: [productId] })
    return { ok: true }
  })
  if (!done.ok) return done
  await refreshIndex(db)
  announceChange(db, { products: [productId] })
  return done
}

async function isThere(connection: Connection, { productId, variantId }: SkuPlace) {
  const found =
    variantId === undefined
      ? await findRow(connection, 'products', { id: productId }, ['id'])
      : await connection
          .selectFrom('variants')
          .select('id')
          .where('id', '=', variantId)
          .where('product_id', '=', productId)
          .where('listed', '=', YES)
          .executeTakeFirst()
  return found !== undefined
}
