import { type PriceBucket, priceBuckets } from '../price-buckets'
import type { Category } from '../product'
import type { Base } from './base/base'
import { bucketOf } from './base/sort-orders.server'
import type { Overlay, OverlayRow } from './overlay.server'

export interface Facets {
  total: number
  categories: Category[]
  /** The most frequent first. */
  brands: { name: string; count: number }[]
  prices: Record<PriceBucket, number>
}

export type FacetKind = 'category' | 'brand' | 'price'

export const FACETS: readonly FacetKind[] = ['category', 'brand', 'price']

/** How many products each value of a facet has, by its name. */
export type Tally = Map<string, number>

/** Adds up values of a facet: of the base by their codes, of the overlay by their names. */
export function tallyOf(base: Base, kind: FacetKind, stored?: Uint32Array) {
  const names = namesOf(base, kind)
  const codes = codesOf(base, kind)
  const counts = stored?.slice() ?? new Uint32Array(names.length + 1)
  const added: OverlayRow[] = []
  return {
    change(position: number, by: 1 | -1) {
      const code = codes[position] as number
      counts[code] = (counts[code] as number) + by
    },
    addRow: (row: OverlayRow) => void added.push(row),
    result(): Tally {
      const tally = new Map(names.map((name, code) => [name, counts[code] as number]))
      for (const row of added) {
        const name = nameOf(row, kind)
        tally.set(name, (tally.get(name) ?? 0) + 1)
      }
      return tally
    },
  }
}

export const storedCounts = ({ categories, brands, prices }: Base['counts'], kind: FacetKind) =>
  ({ category: categories, brand: brands, price: prices })[kind]

/** Of all listed products. */
export function wholeTally(base: Base, overlay: Overlay, kind: FacetKind): Tally {
  const tally = tallyOf(base, kind, storedCounts(base.counts, kind))
  for (const position of overlay.gone) tally.change(position, -1)
  for (const row of overlay.rows) tally.addRow(row)
  return tally.result()
}

function namesOf(base: Base, kind: FacetKind): readonly string[] {
  if (kind === 'category') return base.categories.map(({ slug }) => slug)
  return kind === 'brand' ? base.brands : priceBuckets
}

const codesOf = ({ category, brand, bucket }: Base, kind: FacetKind) =>
  ({ category, brand, price: bucket })[kind]

function nameOf(row: OverlayRow, kind: FacetKind) {
  if (kind === 'price') return priceBuckets[bucketOf(row.price)] ?? ''
  return row[kind]
}

/** The table's in its order, then those that only products name; none without products. */
export function countedCategories(table: Omit<Category, 'count'>[], tally: Tally): Category[] {
  const known = new Set(table.map(({ slug }) => slug))
  const others = [...tally.keys()].filter((slug) => !known.has(slug)).sort()
  return [...table, ...others.map((slug) => ({ slug, name: slug, department: null }))]
    .map((category) => ({ ...category, count: tally.get(category.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
}

export const countedBrands = (tally: Tally) =>
  [...tally]
    .filter(([name, count]) => name !== '' && count > 0)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

export const countedPrices = (tally: Tally) =>
  Object.fromEntries(
    priceBuckets.map((bucket) => [bucket, tally.get(bucket) ?? 0]),
  ) as Facets['prices']
