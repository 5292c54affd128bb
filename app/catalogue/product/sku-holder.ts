/** What is sold under a SKU. */
export interface SkuHolder {
  sku: string
  productId: number
  title: string
  /** Null where it is the product's own. */
  variantId: number | null
}

/** 'product 7 (Desk Lamp)', 'a variant of product 8 (Crew T-Shirt)'. */
export const nameOfHolder = ({ productId, title, variantId }: SkuHolder) =>
  `${variantId === null ? '' : 'a variant of '}product ${productId} (${title})`
