export interface ShopText {
  path: string
  shipped: string
  own?: string
  /** The default language has an own text, and this one has none. */
  missing: boolean
}
