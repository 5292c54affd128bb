import { PRICE_BUCKETS } from '../../business'
import type { CatalogueIndex } from './catalogue-index.server'
import { eachSliced } from './time-slices.server'

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

type Counted = Pick<CatalogueIndex, 'ids' | 'price' | 'brand' | 'brands' | 'categories'>

export async function countFacets(index: Counted): Promise<Facets> {
  const { price, brand } = index
  const perBrand = new Uint32Array(index.brands.length)
  const prices: Facets['prices'] = { '0-9.99': 0, '10-19.99': 0 }
  const buckets = Object.entries(PRICE_BUCKETS) as [PriceBucket, { above: number; below: number }][]
  await eachSliced(price.length, (at) => {
    const code = brand[at] as number
    perBrand[code] = (perBrand[code] as number) + 1
    const cents = price[at] as number
    for (const [name, { above, below }] of buckets)
      if (cents > above && cents < below) prices[name]++ // strict at both ends: spec section 5
  })
  return {
    total: index.ids.length,
    categories: index.categories,
    brands: index.brands
      .map((name, code) => ({ name, count: perBrand[code] as number }))
      .filter(({ name }) => name !== '')
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    prices,
  }
}
