import type { Category } from '../product'

/** The columns that lists are filtered and ordered by: one position a product, in id order. */
export interface CatalogueColumns {
  ids: Int32Array
  /** Cents. */
  price: Int32Array
  /** Hundredths, as in the tables. */
  rating: Uint16Array
  discount: Uint16Array
  /** Seconds since 1970. */
  created: Uint32Array
  /** Index into `categories`, `brands`. */
  category: Uint16Array
  brand: Uint32Array
  categories: Category[]
  brands: string[]
  /** Positions by title; a rank of the title buffer is an index into it. */
  byTitle: Int32Array
}
