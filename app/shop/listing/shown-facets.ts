import type { Facets } from '../../catalogue/products.server'
import type { ListingQuery } from './listing-query'

/** The most frequent brands are shown, A to Z, and the picked one. */
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

/** What is sent to the browser: values of the `whole` catalogue, counted in what is `left` of it. */
export function shownFacets(whole: Facets, left: Facets, query: ListingQuery): ShownFacets {
  const counts = new Map(left.categories.map(({ slug, count }) => [slug, count]))
  return {
    total: whole.total,
    categories: whole.categories.map(({ slug, name }) => ({
      slug,
      name,
      count: counts.get(slug) ?? 0,
    })),
    brands: shownBrands(whole.brands, left.brands, query.brand),
    prices: left.prices,
  }
}

function shownBrands(whole: Facets['brands'], left: Facets['brands'], picked?: string) {
  const counts = new Map(left.map(({ name, count }) => [name, count]))
  const names = new Set(left.slice(0, BRANDS_SHOWN).map(({ name }) => name))
  // The most frequent of all fill up the list: a pick replaces the filters that left none of them.
  for (let at = 0; at < whole.length && names.size < BRANDS_SHOWN; at++)
    names.add((whole[at] as Facets['brands'][number]).name)
  if (picked !== undefined) names.add(picked)
  return [...names]
    .map((name) => ({ name, count: counts.get(name) ?? 0 }))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}
