import type { Category } from '../product'

/** Columns in id order: prices in cents, ratings in hundredths, `created` in epoch seconds. */
export interface CatalogueColumns {
  ids: Int32Array
  price: Int32Array
  rating: Uint16Array
  discount: Uint16Array
  created: Uint32Array
  category: Uint16Array
  brand: Uint32Array
  categories: Category[]
  brands: string[]
  /** Positions in title order; a rank of the title buffer is an index into it. */
  byTitle: Int32Array
}
