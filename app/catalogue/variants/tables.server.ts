import type { Generated } from 'kysely'

/** Price in cents; weight in hundredths of a pound; `chosen` and `pictures` are lists in JSON. */
export interface VariantsTable {
  id: Generated<number>
  product_id: number
  position: number
  chosen: string
  sku: string | null
  gtin: string | null
  price: number
  compare_at: number | null
  lowest_before: Generated<number | null>
  /** Null where it weighs as much as its product. */
  weight: number | null
  pictures: string | null
  listed: Generated<number>
  /** The stock that the source last reported, null without any: see stock-rule.ts. */
  source_stock: number | null
  source_owed: Generated<number>
}

/** Orders write it as they write products' stock, whose row is locked first. */
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
