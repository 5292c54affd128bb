import type { TitleBuffer } from './title-buffer.server.ts'

/**
 * All listed products at one version of the catalogue, immutable. Columns are in id order on shared
 * memory: prices in cents, ratings and discounts in hundredths, `created` in epoch seconds.
 */
export interface Base {
  version: number
  /** The token of the version's logged change; it tells one shop's version 7 from another's. */
  token: string | null
  ids: Int32Array
  price: Int32Array
  rating: Uint16Array
  discount: Uint16Array
  created: Uint32Array
  category: Uint16Array
  brand: Uint32Array
  /** The price's index in `priceBuckets`, or the length of that list when no bucket holds it. */
  bucket: Uint8Array
  looks: Looks
  /** Categories by code: the table's in its order, then those that only products name. */
  categories: { slug: string; department: string | null }[]
  /** Brands by code, A to Z; '' stands for products without a brand. */
  brands: string[]
  /** Positions in title order; a rank of the title buffer is an index into it. */
  byTitle: Int32Array
  rankOf: Int32Array
  titles: TitleBuffer
  counts: {
    categories: Uint32Array
    brands: Uint32Array
    prices: Uint32Array
    /** Products counted by the number of rating steps that they reach. */
    ratings: Uint32Array
    discounts: Uint32Array
    colours: Uint32Array
    sizes: Uint32Array
  }
}

/**
 * The colours and sizes of products: one entry for each combination, ordered by position. A product
 * without any has no entry and costs nothing.
 */
export interface Looks {
  at: Int32Array
  /** Indexes into `colours` and `sizes`. */
  colour: Uint16Array | Uint32Array
  size: Uint16Array | Uint32Array
  /** Colours, A to Z; '' stands for entries without one. */
  colours: string[]
  sizes: string[]
}

export interface SortOrder {
  by: 'title' | 'id' | 'price' | 'rating' | 'discount' | 'created' | 'category' | 'brand'
  direction: 'asc' | 'desc'
  /** The order of products that are equal by `by`. */
  ties: 'title' | 'id'
}

export type Grouping = 'category' | 'department' | 'brand' | 'price'

export interface Groups {
  order: Int32Array
  /** The index in `order` at which each group begins; one more entry at the end. */
  starts: Uint32Array
}
