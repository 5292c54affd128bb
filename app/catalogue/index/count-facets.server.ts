import { LRUCache } from 'lru-cache'
import type { LookAsked } from '../product/look'
import type { SortOrder } from './base/base'
import {
  allInOrder,
  type CatalogueIndex,
  groupInOrder,
  someInOrder,
} from './catalogue-index.server'
import {
  countedCategories,
  countedNames,
  countedPrices,
  countedSteps,
  type FacetKind,
  type Facets,
  storedCounts,
  type Tally,
  tallyOf,
  wholeTally,
} from './facets.server'
import {
  type FacetFilters,
  type Filter,
  facetFilters,
  grouped,
  orAmong,
  passesAll,
} from './filters.server'
import { type Bounds, boundsOf, pricedWithin } from './priced.server'
import { type Searched, searched } from './searched.server'

export interface Narrowed extends FacetFilters {
  q?: string
  /** Positions of products that are found in addition to the titles that contain `q`. */
  also?: readonly number[]
  /** Positions in `also` that bypass every filter, also the price bounds. */
  unfiltered?: readonly number[]
}

/** The most tallies kept; each holds up to some thousand brands. */
const STORED_AT_MOST = 50
const BY_TITLE: SortOrder = { by: 'title', direction: 'asc', ties: 'title' }

const stored = new WeakMap<CatalogueIndex, LRUCache<string, Facets>>()

/** Counts each facet among the products that the search and the other facets' filters leave. */
export async function countFacets(index: CatalogueIndex, narrowed: Narrowed = {}): Promise<Facets> {
  const { q = '', also, unfiltered, category, brand, price, colour, size, ...least } = narrowed
  const { min, max, rating, discount, inStock } = least
  const looks = [category, brand, price, colour, size]
  const filters = [...looks, min, max, rating, discount, inStock?.version]
  const key = JSON.stringify([q, also, unfiltered, ...filters])
  const known = stored.getOrInsertComputed(index, () => new LRUCache({ max: STORED_AT_MOST }))
  const facets = known.get(key) ?? (await count(index, q, narrowed))
  known.set(key, facets)
  return facets
}

async function count(index: CatalogueIndex, q: string, narrowed: Narrowed): Promise<Facets> {
  const found = q === '' ? undefined : await searched(index, q, narrowed.also)
  const { unfiltered = [], category, brand, price, colour, size, ...least } = narrowed
  const all: FacetFilters = { category, brand, price, colour, size, ...least }
  const tally = (kind: FacetKind, without: FacetFilters) => {
    const left = { ...all, ...without }
    const asked = unfiltered.length > 0 ? {} : { colour: left.colour, size: left.size }
    const filters = orAmong(unfiltered, facetFilters(index, left))
    return tallied(
      index,
      { kind, asked },
      found,
      filters,
      unfiltered.length > 0 ? undefined : boundsOf(left),
    )
  }
  const free = { price: undefined, min: undefined, max: undefined }
  return {
    total: index.size,
    categories: countedCategories(index.table, await tally('category', { category: undefined })),
    brands: countedNames(await tally('brand', { brand: undefined })),
    prices: countedPrices(await tally('price', free)),
    colours: countedNames(await tally('colour', { colour: undefined })),
    sizes: countedNames(await tally('size', { size: undefined })),
    reached: {
      rating: countedSteps('rating', await tally('rating', { rating: undefined })),
      discount: countedSteps('discount', await tally('discount', { discount: undefined })),
    },
  }
}

interface Counting {
  kind: FacetKind
  asked: LookAsked
}

async function tallied(
  index: CatalogueIndex,
  counting: Counting,
  found: Searched | undefined,
  filters: Filter[],
  bounds: Bounds | undefined,
): Promise<Tally> {
  const { base, overlay } = index
  const { kind } = counting
  if (hasNone(index, kind)) return new Map()
  if (filters.length === 0 && !found) return wholeTally(base, overlay, kind)
  if (found?.some)
    return passed(index, counting, someInOrder(index, found.some, BY_TITLE).runs(), filters)
  if (filters.length === 0 && found) return manyTally(index, kind, found.many)
  const { group, others } = grouped(filters)
  const listed = filters.find(({ runs }) => runs)
  const walk = group
    ? (await groupInOrder(index, group, BY_TITLE)).runs()
    : (listed?.runs?.() ?? (await walkWithin(index, bounds)).runs())
  const rest = found ? [{ passes: found.many.holds }, ...others] : others
  return passed(index, counting, walk, rest)
}

const walkWithin = (index: CatalogueIndex, bounds: Bounds | undefined) =>
  bounds ? pricedWithin(index, bounds) : allInOrder(index, BY_TITLE)

/** Tells whether no product has the facet: most catalogues have neither colours nor sizes. */
const hasNone = ({ base, overlay }: CatalogueIndex, kind: FacetKind) =>
  (kind === 'colour' || kind === 'size') &&
  base.looks.at.length === 0 &&
  overlay.rows.every(({ looks }) => looks.length === 0)

function passed(
  { base, overlay }: CatalogueIndex,
  { kind, asked }: Counting,
  runs: Iterable<Int32Array>,
  filters: Pick<Filter, 'passes'>[],
) {
  const tally = tallyOf(base, kind, undefined, asked)
  const size = base.ids.length
  for (const run of runs)
    for (const position of run) {
      if (!passesAll(filters, position)) continue
      if (position < size) tally.change(position, 1)
      else tally.addRow(overlay.rows[position - size] as (typeof overlay.rows)[number])
    }
  return tally.result()
}

function manyTally(
  { base, overlay }: CatalogueIndex,
  kind: FacetKind,
  { counts, inTitles, added, rows }: Searched['many'] & object,
) {
  const tally = tallyOf(base, kind, storedCounts(counts, kind))
  for (const position of overlay.gone) if (inTitles(position)) tally.change(position, -1)
  for (const position of added) tally.change(position, 1)
  for (const row of rows) tally.addRow(row)
  return tally.result()
}
