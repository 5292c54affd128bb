import type { Connection } from '../../../database/tables.server'
import {
  type KnownVariant,
  knownVariants,
  type VariantPlan,
  writeVariants,
} from '../../incoming/variants/store-variants.server'
import { variantPricesInForce } from '../../prices/variant-prices.server'
import type { FormVariant, ProductForm } from './product-form'

interface Target {
  id: number
  form: ProductForm
  by: string
}

/**
 * Writes variants, which keep their ids; a new one reopens a closed one with its values. Variants
 * that the form lacks are closed, and kept for orders. The caller has released the SKUs.
 */
export async function writeFormVariants(connection: Connection, { id, form, by }: Target) {
  const known = (await knownVariants(connection, [id])).get(id) ?? []
  const named = new Set(form.variants.flatMap((one) => one.id ?? []))
  const closed = known.filter((one) => one.listed === 0 && !named.has(one.id))
  const addresses = form.pictures.map(({ address }) => address)
  const prices = await variantPricesInForce(connection, [id], { by, at: Date.now() })
  const rows: VariantPlan['rows'] = form.variants.map((variant, position) => {
    const before =
      known.find((one) => one.id === variant.id) ?? taken(closed, JSON.stringify(variant.values))
    const row = rowOf(id, variant, { position, before, addresses })
    return { row: prices.take(row, before), quantity: variant.stock }
  })
  const kept = new Set(rows.map(({ row }) => row.id))
  for (const { quantity, ...gone } of known)
    if (gone.listed === 1 && !kept.has(gone.id))
      rows.push({ row: { ...gone, sku: null, listed: 0 }, quantity: quantity ?? 0 })
  const lowest = await prices.keep()
  await writeVariants(
    connection,
    [{ rows, price: 0, quantity: 0, reported: 0, owed: 0, changed: true }],
    lowest,
    by,
  )
}

function taken(closed: KnownVariant[], chosen: string) {
  const at = closed.findIndex((one) => one.chosen === chosen)
  return at === -1 ? undefined : closed.splice(at, 1)[0]
}

interface Place {
  position: number
  before: KnownVariant | undefined
  addresses: string[]
}

function rowOf(productId: number, one: FormVariant, { position, before, addresses }: Place) {
  const pictures = one.pictures.map((address) => addresses.indexOf(address)).filter((at) => at >= 0)
  const counted = before?.quantity !== one.stock
  return {
    ...(before && { id: before.id }),
    product_id: productId,
    position,
    chosen: JSON.stringify(one.values),
    sku: one.sku,
    gtin: one.gtin,
    price: one.price,
    compare_at: one.compareAt !== null && one.compareAt > one.price ? one.compareAt : null,
    lowest_before: before?.lowest_before ?? null,
    weight: one.weight,
    pictures: pictures.length > 0 ? JSON.stringify(pictures) : null,
    listed: 1,
    source_stock: before?.source_stock ?? null,
    source_owed: counted ? 0 : (before?.source_owed ?? 0),
  }
}
