/** A product, or of one with options a variant, of which few pieces are left. */
export interface LowRow {
  /** Of a variant `12-34`, else that of its product. */
  id: string
  productId: number
  variant?: number
  title: string
  /** What was chosen of the options. */
  chosen?: string
  sku: string | null
  /** Path of a picture; empty without one. */
  picture: string
  /** To be sold: what was ordered is taken off. */
  stock: number
  /** Pieces of orders that were not sent yet. */
  reserved: number
  /** Pieces, to a tenth, within the last weeks. */
  soldADay: number
  /** Days to a tenth; null where none was sold. */
  lasts: number | null
}

/** What `GET /products/low` answers. */
export interface LowPage {
  /** Pieces up to which stock is low. */
  threshold: number
  rows: LowRow[]
  page: number
  size: number
  /** As far as it was counted, with `more` beyond. */
  total: number
  more: boolean
}
