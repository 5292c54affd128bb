import { fitsLook, type LookAsked } from '../product/look'
import { type PriceBucket, priceBuckets } from '../product/price-ranges'
import type { Category } from '../product/product'
import type { Base } from './base/base'
import { LEAST_STEPS, type StepKind, stepsReached } from './base/least-steps'
import { type LookKind, lookNames } from './base/looks.server'
import { bucketOf } from './base/sort-orders.server'
import { codesThatFit } from './looks/look-filter.server'
import { firstAt, type Overlay, type OverlayRow } from './overlay.server'

export interface Facets {
  total: number
  categories: Category[]
  /** Brands, the most frequent first. */
  brands: { name: string; count: number }[]
  prices: Record<PriceBucket, number>
  /** How many products reach each of the steps, as in LEAST_STEPS. */
  reached: Record<StepKind, number[]>
  /** Colours of products and their variants, the most frequent first. */
  colours: { name: string; count: number }[]
  sizes: { name: string; count: number }[]
}

export type FacetKind = 'category' | 'brand' | 'price' | 'colour' | 'size' | StepKind

/** The number of products of each value of a facet, by its name. */
export type Tally = Map<string, number>

/**
 * Counts the values of a facet: the base's by code, the overlay's by name. `asked` restricts sizes
 * to a colour, or colours to a size.
 */
export function tallyOf(base: Base, kind: FacetKind, stored?: Uint32Array, asked?: LookAsked) {
  if (kind === 'colour' || kind === 'size') return lookTally(base, kind, stored, asked)
  const names = namesOf(base, kind)
  const codeAt = codeReader(base, kind)
  const counts = stored?.slice() ?? new Uint32Array(names.length + 1)
  const added: OverlayRow[] = []
  return {
    change(position: number, by: 1 | -1) {
      const code = codeAt(position)
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

export const storedCounts = (counts: Base['counts'], kind: FacetKind) =>
  ({
    category: counts.categories,
    brand: counts.brands,
    price: counts.prices,
    rating: counts.ratings,
    discount: counts.discounts,
    colour: counts.colours,
    size: counts.sizes,
  })[kind]

/** Counts the values of a facet in all listed products. */
export function wholeTally(base: Base, overlay: Overlay, kind: FacetKind): Tally {
  const tally = tallyOf(base, kind, storedCounts(base.counts, kind))
  for (const position of overlay.gone) tally.change(position, -1)
  for (const row of overlay.rows) tally.addRow(row)
  return tally.result()
}

type OneEach = Exclude<FacetKind, 'colour' | 'size'>

function namesOf(base: Base, kind: OneEach): readonly string[] {
  if (kind === 'category') return base.categories.map(({ slug }) => slug)
  if (kind === 'brand') return base.brands
  return kind === 'price' ? priceBuckets : [0, ...LEAST_STEPS[kind]].map(String)
}

function codeReader({ category, brand, bucket, rating, discount }: Base, kind: OneEach) {
  if (kind === 'rating' || kind === 'discount') {
    const values = kind === 'rating' ? rating : discount
    return (position: number) => stepsReached(kind, values[position] as number)
  }
  const codes = { category, brand, price: bucket }[kind]
  return (position: number) => codes[position] as number
}

function nameOf(row: OverlayRow, kind: OneEach) {
  if (kind === 'price') return priceBuckets[bucketOf(row.price)] ?? ''
  if (kind === 'rating' || kind === 'discount')
    return String([0, ...LEAST_STEPS[kind]][stepsReached(kind, row[kind])])
  return row[kind]
}

/** Returns the table's categories, then those that only products name; none is empty or hidden. */
export function countedCategories(table: Omit<Category, 'count'>[], tally: Tally): Category[] {
  const known = new Set(table.map(({ slug }) => slug))
  const others = [...tally.keys()].filter((slug) => !known.has(slug)).sort()
  const unknown = others.map((slug) => ({ slug, name: slug, department: null }))
  return [...table.filter(({ hidden }) => !hidden), ...unknown]
    .map((category) => ({ ...category, count: tally.get(category.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** Returns the names, the most frequent first. */
export const countedNames = (tally: Tally) =>
  [...tally]
    .filter(([name, count]) => name !== '' && count > 0)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

export const countedPrices = (tally: Tally) =>
  Object.fromEntries(
    priceBuckets.map((bucket) => [bucket, tally.get(bucket) ?? 0]),
  ) as Facets['prices']

/** A product that reaches a step reaches those below it, too. */
export const countedSteps = (kind: StepKind, tally: Tally) =>
  LEAST_STEPS[kind].map((_, at) =>
    LEAST_STEPS[kind].slice(at).reduce((sum, step) => sum + (tally.get(String(step)) ?? 0), 0),
  )

/**
 * Counts colours or sizes, each once for a product that has many. `asked` is what the same entry
 * must also be: of a red shirt, only the sizes that come in red count.
 */
function lookTally(base: Base, kind: LookKind, stored?: Uint32Array, asked: LookAsked = {}) {
  const { looks } = base
  const names = lookNames(looks, kind)
  const codes = looks[kind]
  const counts = stored?.slice() ?? new Uint32Array(names.length)
  const fits = codesThatFit(looks, asked)
  const added: OverlayRow[] = []
  const ofOne = new Set<number>()
  return {
    change(position: number, by: 1 | -1) {
      const first = firstAt(looks.at.length, (entry) => (looks.at[entry] as number) >= position)
      ofOne.clear()
      for (let entry = first; looks.at[entry] === position; entry++)
        if (fits(entry)) ofOne.add(codes[entry] as number)
      for (const code of ofOne) counts[code] = (counts[code] as number) + by
    },
    addRow: (row: OverlayRow) => void added.push(row),
    result() {
      const tally = new Map(names.map((name, code) => [name, counts[code] as number]))
      for (const { looks } of added) {
        const some = looks.filter((look) => fitsLook(asked, look)).map((look) => look[kind])
        for (const name of new Set(some)) tally.set(name, (tally.get(name) ?? 0) + 1)
      }
      return tally
    },
  }
}
