import { isInBucket, type PriceBucket, priceBuckets } from '../price-buckets'
import type { CatalogueColumns } from './catalogue-columns'
import { eachSliced } from './time-slices.server'

export interface Facets {
  total: number
  categories: { slug: string; name: string; department: string | null; count: number }[]
  brands: { name: string; count: number }[]
  prices: Record<PriceBucket, number>
}

export async function countFacets(index: CatalogueColumns): Promise<Facets> {
  const { price, brand } = index
  const perBrand = new Uint32Array(index.brands.length)
  const prices: Facets['prices'] = { '0-9.99': 0, '10-19.99': 0 }
  await eachSliced(price.length, (at) => {
    const code = brand[at] as number
    perBrand[code] = (perBrand[code] as number) + 1
    const cents = price[at] as number
    for (const bucket of priceBuckets) if (isInBucket(bucket, cents)) prices[bucket]++
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
