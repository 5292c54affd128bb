import type { Facets } from '../../catalogue/products.server'
import type { ListingQuery } from './listing-query'

/** The most frequent brands are shown, A to Z. */
const BRANDS_SHOWN = 40

export interface ShownFacets {
  total: number
  categories: { slug: string; name: string; count: number }[]
  brands: Facets['brands']
  prices: Facets['prices']
}

export const categoryName = ({ categories }: Facets, slug: string | undefined) =>
  categories.find((category) => category.slug === slug)?.name

/** Category and brand of a query, undefined where the catalogue has none such. */
export function knownFilters(query: ListingQuery, facets: Facets) {
  const { category, brand } = query
  return {
    category: facets.categories.some(
      (each) => each.slug === category || each.department === category,
    )
      ? category
      : undefined,
    brand: facets.brands.some(({ name }) => name === brand) ? brand : undefined,
  }
}

/** The facets that are sent to the browser. */
export function shownFacets(facets: Facets, query: ListingQuery): ShownFacets {
  const brands = facets.brands.slice(0, BRANDS_SHOWN)
  const picked = facets.brands.find(({ name }) => name === query.brand)
  if (picked && !brands.includes(picked)) brands.push(picked)
  return {
    total: facets.total,
    categories: facets.categories.map(({ slug, name, count }) => ({ slug, name, count })),
    brands: brands.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
    prices: facets.prices,
  }
}
