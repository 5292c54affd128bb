import { nameOfHolder, type SkuHolder } from '../product/sku-holder'
import type { IncomingProduct } from './incoming-product'

/** Of its variants. */
export const variantSkus = ({ variety }: Pick<IncomingProduct, 'variety'>) =>
  (variety?.variants ?? []).flatMap(({ sku }) => sku ?? [])

/** All that the row gives: the product's own first. */
export const givenSkus = (product: IncomingProduct) =>
  product.sku === null ? variantSkus(product) : [product.sku, ...variantSkus(product)]

type Holders = ReadonlyMap<string, SkuHolder>

/** Why a row cannot have the SKUs that it gives; undefined when it can. */
export function takenSku(product: IncomingProduct, holders: Holders): string | undefined {
  const { sku, variety } = product
  if (sku !== null) {
    if (variantSkus(product).includes(sku)) return `sku: ${sku} is one of its variants' too`
    const holder = holders.get(sku)
    if (holder && !mayHave(product, holder)) return `sku: ${sku} is of ${nameOfHolder(holder)}`
  }
  for (const [at, { sku }] of variety?.variants.entries() ?? []) {
    const holder = sku === null ? undefined : holders.get(sku)
    // A product hands its own to a variant of it.
    if (holder && holder.productId !== product.id)
      return `variants.${at}.sku: ${sku} is of ${nameOfHolder(holder)}`
  }
  return undefined
}

/** Its own it has; that of a variant only with the row that takes its options away. */
function mayHave({ id, variety, absent }: IncomingProduct, { productId, variantId }: SkuHolder) {
  if (productId !== id) return false
  return variantId === null || (variety === null && !absent.includes('variety'))
}
