export interface LowRow {
  /** `12-34` for a variant, else the product's number. */
  id: string
  productId: number
  variant?: number
  title: string
  chosen?: string
  sku: string | null
  /** Path of a picture; empty without one. */
  picture: string
  /** Pieces on sale; ordered ones are deducted already. */
  stock: number
  /** Pieces of orders not sent yet. */
  reserved: number
  /** Pieces, to a tenth, over the last weeks. */
  soldADay: number
  /** Days to a tenth; null where none was sold. */
  lasts: number | null
}

/** Answer of `GET /products/low`. */
export interface LowPage {
  /** The most pieces that count as low. */
  threshold: number
  rows: LowRow[]
  page: number
  size: number
  /** A lower bound where `more` is set. */
  total: number
  more: boolean
}
