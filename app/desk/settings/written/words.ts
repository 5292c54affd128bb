/** One text of the shop in one language. */
export interface Words {
  path: string
  shipped: string
  own?: string
  /** Said in the default language, and not in this one. */
  missing: boolean
}
