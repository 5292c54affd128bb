import type { TitleBuffer } from './title-buffer.server.ts'

/**
 * All listed products at one version of the catalogue. Columns are in id order, on shared memory,
 * and never change: prices in cents, ratings and discounts in hundredths, `created` in epoch seconds.
 */
export interface Base {
  version: number
  /** Of the logged change that made the version; tells one shop's version 7 from another's. */
  token: string | null
  ids: Int32Array
  price: Int32Array
  rating: Uint16Array
  discount: Uint16Array
  created: Uint32Array
  category: Uint16Array
  brand: Uint32Array
  /** Of the price: its place in `priceBuckets`, or one more for none of them. */
  bucket: Uint8Array
  looks: Looks
  /** By code. Those of the table come in its order, then those that only products name. */
  categories: { slug: string; department: string | null }[]
  /** By code, A to Z; '' for products without a brand. */
  brands: string[]
  /** Positions in title order; a rank of the title buffer is an index into it. */
  byTitle: Int32Array
  rankOf: Int32Array
  titles: TitleBuffer
  counts: {
    categories: Uint32Array
    brands: Uint32Array
    prices: Uint32Array
    colours: Uint32Array
    sizes: Uint32Array
  }
}

/**
 * In which colours and sizes products come: an entry for each, ordered by the product's position.
 * A product without any has no entry, so that they cost a catalogue without them nothing.
 */
export interface Looks {
  at: Int32Array
  /** Places in `colours` and `sizes`. */
  colour: Uint16Array | Uint32Array
  size: Uint16Array | Uint32Array
  /** A to Z; '' for entries without one. */
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
  /** Where each group begins in `order`; one more entry at the end. */
  starts: Uint32Array
}
