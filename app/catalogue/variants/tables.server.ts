import type { Generated } from 'kysely'

/** Price in cents; weight in hundredths of a pound; `chosen` and `pictures` are lists in JSON. */
export interface VariantsTable {
  id: Generated<number>
  product_id: number
  position: number
  /** One value for each of the product's options. */
  chosen: string
  sku: string | null
  gtin: string | null
  price: number
  compare_at: number | null
  /** The lowest price of the 30 days before the last change of either; null without any. */
  lowest_before: Generated<number | null>
  /** Null where it weighs what its product says. */
  weight: number | null
  pictures: string | null
  /** 0 when its source dropped it; old orders still refer to it. */
  listed: Generated<number>
  /** As a product's own, see stock-rule.ts. */
  source_stock: number | null
  source_owed: Generated<number>
}

/** Written by orders, as the stock of products, whose row is locked first. */
export interface VariantStockTable {
  variant_id: number
  quantity: number
}

declare module '../../database/tables.server' {
  interface Tables {
    variants: VariantsTable
    variant_stock: VariantStockTable
  }
}
