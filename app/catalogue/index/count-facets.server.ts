import { LRUCache } from 'lru-cache'
import type { SortOrder } from './base/base'
import { type CatalogueIndex, groupInOrder, someInOrder } from './catalogue-index.server'
import {
  countedBrands,
  countedCategories,
  countedPrices,
  type FacetKind,
  type Facets,
  storedCounts,
  type Tally,
  tallyOf,
  wholeTally,
} from './facets.server'
import { type Filter, type Filters, filtersOf, grouped, passesAll } from './filters.server'
import { type Bounds, boundsOf, pricedWithin } from './priced.server'
import { type Searched, searched } from './searched.server'

export interface Narrowed extends Filters {
  q?: string
}

/** Each holds up to some thousand brands. */
const STORED_AT_MOST = 50
const BY_TITLE: SortOrder = { by: 'title', direction: 'asc', ties: 'title' }

const stored = new WeakMap<CatalogueIndex, LRUCache<string, Facets>>()

/** Each facet counts what the search and the filters of the other facets leave. */
export async function countFacets(index: CatalogueIndex, narrowed: Narrowed = {}): Promise<Facets> {
  const { q = '', category, brand, price, min, max } = narrowed
  const key = JSON.stringify([q, category, brand, price, min, max])
  const known = stored.get(index) ?? new LRUCache({ max: STORED_AT_MOST })
  stored.set(index, known)
  const facets = known.get(key) ?? (await count(index, q, narrowed))
  known.set(key, facets)
  return facets
}

async function count(index: CatalogueIndex, q: string, narrowed: Filters): Promise<Facets> {
  const filters = filtersOf(index, narrowed)
  const bounds = boundsOf(narrowed)
  const found = q === '' ? undefined : await searched(index, q)
  const tally = (kind: FacetKind) =>
    tallied(
      index,
      kind,
      found,
      filters.filter((filter) => filter.kind !== kind),
      kind === 'price' ? undefined : bounds,
    )
  return {
    total: index.size,
    categories: countedCategories(index.table, await tally('category')),
    brands: countedBrands(await tally('brand')),
    prices: countedPrices(await tally('price')),
  }
}

async function tallied(
  index: CatalogueIndex,
  kind: FacetKind,
  found: Searched | undefined,
  filters: Filter[],
  bounds: Bounds | undefined,
): Promise<Tally> {
  const { base, overlay } = index
  if (filters.length === 0 && !found) return wholeTally(base, overlay, kind)
  if (found?.some)
    return passed(index, kind, someInOrder(index, found.some, BY_TITLE).runs(), filters)
  if (filters.length === 0 && found) return manyTally(index, kind, found.many)
  const { group, others } = grouped(filters)
  const walk = group
    ? await groupInOrder(index, group, BY_TITLE)
    : await pricedWithin(index, bounds as Bounds)
  const rest = found ? [{ passes: found.many.holds }, ...others] : others
  return passed(index, kind, walk.runs(), rest)
}

function passed(
  { base, overlay }: CatalogueIndex,
  kind: FacetKind,
  runs: Iterable<Int32Array>,
  filters: Pick<Filter, 'passes'>[],
) {
  const tally = tallyOf(base, kind)
  const size = base.ids.length
  for (const run of runs)
    for (const position of run) {
      if (!passesAll(filters, position)) continue
      if (position < size) tally.change(position, 1)
      else tally.addRow(overlay.rows[position - size] as (typeof overlay.rows)[number])
    }
  return tally.result()
}

/** The base was counted when the search was collected. */
function manyTally(
  { base, overlay }: CatalogueIndex,
  kind: FacetKind,
  { counts, holds, rows }: Searched['many'] & object,
) {
  const tally = tallyOf(base, kind, storedCounts(counts, kind))
  for (const position of overlay.gone) if (holds(position)) tally.change(position, -1)
  for (const row of rows) tally.addRow(row)
  return tally.result()
}
