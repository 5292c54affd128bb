export interface SkuHolder {
  sku: string
  productId: number
  title: string
  /** Null for the product's own SKU. */
  variantId: number | null
}

/** Returns 'product 7 (Desk Lamp)' or 'a variant of product 8 (Crew T-Shirt)'. */
export const nameOfHolder = ({ productId, title, variantId }: SkuHolder) =>
  `${variantId === null ? '' : 'a variant of '}product ${productId} (${title})`
