import { PRICE_BUCKETS } from '../business'
import type { Shelf } from './shelf.server'

export type PriceBucket = keyof typeof PRICE_BUCKETS

/** How many listed products each filter would find; counted once for each state of the catalogue. */
export interface Facets {
  total: number
  /** In the menu's order. */
  categories: { slug: string; name: string; department: string | null; count: number }[]
  /** The most frequent first, then by name. */
  brands: { name: string; count: number }[]
  prices: Record<PriceBucket, number>
}

export function countFacets(
  shelf: Pick<Shelf, 'ids' | 'price' | 'brand' | 'brands' | 'categories'>,
): Facets {
  const perBrand = new Uint32Array(shelf.brands.length)
  for (const code of shelf.brand) perBrand[code] = (perBrand[code] as number) + 1
  return {
    total: shelf.ids.length,
    categories: shelf.categories,
    brands: shelf.brands
      .map((name, code) => ({ name, count: perBrand[code] as number }))
      .filter(({ name }) => name !== '')
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    prices: {
      '0-9.99': inBucket(shelf.price, '0-9.99'),
      '10-19.99': inBucket(shelf.price, '10-19.99'),
    },
  }
}

function inBucket(prices: Int32Array, bucket: PriceBucket) {
  const { above, below } = PRICE_BUCKETS[bucket]
  let count = 0
  for (const price of prices) if (price > above && price < below) count++
  return count
}
