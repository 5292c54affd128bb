import { nameOfHolder, type SkuHolder } from '../product/sku-holder'
import type { IncomingProduct } from './product-to-store'

/** Returns the SKUs of a product's variants. */
export const variantSkus = ({ variety }: Pick<IncomingProduct, 'variety'>) =>
  (variety?.variants ?? []).flatMap(({ sku }) => sku ?? [])

/** Returns all SKUs of the row, the product's own first. */
export const givenSkus = (product: IncomingProduct) =>
  product.sku === null ? variantSkus(product) : [product.sku, ...variantSkus(product)]

type Holders = ReadonlyMap<string, SkuHolder>

/** Returns why a row cannot have the SKUs that it gives; undefined when it can. */
export function takenSku(product: IncomingProduct, holders: Holders): string | undefined {
  const { sku, variety } = product
  if (sku !== null) {
    if (variantSkus(product).includes(sku)) return `sku: ${sku} is one of its variants' too`
    const holder = holders.get(sku)
    if (holder && !mayHave(product, holder)) return `sku: ${sku} is of ${nameOfHolder(holder)}`
  }
  for (const [at, { sku }] of variety?.variants.entries() ?? []) {
    const holder = sku === null ? undefined : holders.get(sku)
    // A product may hand its own SKU to its variant.
    if (holder && holder.productId !== product.id)
      return `variants.${at}.sku: ${sku} is of ${nameOfHolder(holder)}`
  }
  return undefined
}

/** Tells whether it owns the SKU; a variant's only when its options are removed. */
function mayHave({ id, variety, absent }: IncomingProduct, { productId, variantId }: SkuHolder) {
  if (productId !== id) return false
  return variantId === null || (variety === null && !absent.includes('variety'))
}
