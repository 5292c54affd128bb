import { productPath } from '../../catalogue/product/product-path'
import type { Suggested, Suggestion } from './suggester'

type GroupName = 'products' | 'similar' | 'categories' | 'brands' | 'help'

/** A row of the list. Its path carries no language. */
export interface SuggestionRow {
  to: string
  label: string
  product?: Suggestion
}

export interface SuggestionGroup {
  name: GroupName
  /** The heading; without one, that of the texts. */
  label?: string
  rows: SuggestionRow[]
}

/** Groups the rows in the order of the list; no group is empty. */
export function suggestionGroups({
  products,
  similar = [],
  categories = [],
  brands = [],
  help,
}: Suggested): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { name: 'products', rows: products.map(productRow) },
    { name: 'similar', rows: similar.map(productRow) },
    {
      name: 'categories',
      rows: categories.map(({ slug, name }) => ({ to: listing('category', slug), label: name })),
    },
    { name: 'brands', rows: brands.map((name) => ({ to: listing('brand', name), label: name })) },
    { name: 'help', label: help?.label, rows: help?.pages ?? [] },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

const productRow = (product: Suggestion): SuggestionRow => ({
  to: productPath(product),
  label: product.title,
  product,
})

const listing = (filter: string, value: string) =>
  `/shop?${new URLSearchParams({ [filter]: value })}`
