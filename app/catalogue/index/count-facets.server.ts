import { LRUCache } from 'lru-cache'
import type { SortOrder } from './base/base'
import { inIdOrder } from './base/sort-orders.server'
import { type CatalogueIndex, groupInOrder, present, someInOrder } from './catalogue-index.server'
import {
  countedBrands,
  countedCategories,
  countedPrices,
  type FacetKind,
  type Facets,
  type Tally,
  tallyOf,
  wholeTally,
} from './facets.server'
import { type Filter, type Filters, filtersOf } from './filters.server'
import { matchingRows, titleMatches } from './title-matches.server'

export interface Narrowed extends Filters {
  q?: string
}

/** Each holds up to some thousand brands. */
const STORED_AT_MOST = 50
const BY_TITLE: SortOrder = { by: 'title', direction: 'asc', ties: 'title' }

const stored = new WeakMap<CatalogueIndex, LRUCache<string, Facets>>()

/** Each facet counts what the search and the filters of the other facets leave. */
export async function countFacets(index: CatalogueIndex, narrowed: Narrowed = {}): Promise<Facets> {
  const { q = '', category, brand, price } = narrowed
  const key = JSON.stringify([q, category, brand, price])
  const known = stored.get(index) ?? new LRUCache({ max: STORED_AT_MOST })
  stored.set(index, known)
  const facets = known.get(key) ?? (await count(index, q, filtersOf(index, narrowed)))
  known.set(key, facets)
  return facets
}

async function count(index: CatalogueIndex, q: string, filters: Filter[]): Promise<Facets> {
  const matches = q === '' ? undefined : await matchesOf(index, q)
  const tally = (kind: FacetKind) =>
    tallied(index, kind, {
      matches,
      filters: filters.filter((filter) => filter.kind !== kind),
    })
  return {
    total: index.size,
    categories: countedCategories(index.table, await tally('category')),
    brands: countedBrands(await tally('brand')),
    prices: countedPrices(await tally('price')),
  }
}

type Runs = Iterable<Int32Array>

async function tallied(
  index: CatalogueIndex,
  kind: FacetKind,
  { matches, filters }: { matches?: Runs; filters: Filter[] },
): Promise<Tally> {
  const { base, overlay } = index
  const [first, ...others] = filters
  if (!matches && !first) return wholeTally(base, overlay, kind)
  const runs = matches ?? (await groupInOrder(index, (first as Filter).group, BY_TITLE)).runs()
  const checked = matches ? filters : others
  const tally = tallyOf(base, kind)
  const size = base.ids.length
  for (const run of runs)
    for (const position of run) {
      if (checked.length > 0 && !checked.every(({ passes }) => passes(position))) continue
      if (position < size) tally.change(position, 1)
      else tally.addRow(overlay.rows[position - size] as (typeof overlay.rows)[number])
    }
  return tally.result()
}

/** In id order where they are many: the columns are then read from front to back. */
async function matchesOf(index: CatalogueIndex, q: string): Promise<Int32Array[]> {
  const { base, overlay } = index
  const { positions, mask } = await titleMatches(base, q)
  const rows = new Set(matchingRows(overlay.rows, q))
  if (!mask) return [...someInOrder(index, { positions, rows }, BY_TITLE).runs()]
  const size = base.ids.length
  const added = overlay.rows.flatMap((row, at) => (rows.has(row) ? [size + at] : []))
  return [inIdOrder(present(overlay, positions), size), Int32Array.from(added)]
}
