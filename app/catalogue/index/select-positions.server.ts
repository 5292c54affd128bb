import type { SortOrder } from './base/base'
import {
  allInOrder,
  type CatalogueIndex,
  groupInOrder,
  someInOrder,
} from './catalogue-index.server'
import { type Filter, type Filters, filtersOf } from './filters.server'
import type { MergedOrder } from './merged-order'
import { matchingRows, titleMatches } from './title-matches.server'

export type ListSort = 'title' | 'price-asc' | 'price-desc' | 'rating' | 'discount'

export interface Selection extends Filters {
  q?: string
  order: SortOrder
  skip: number
  limit: number
}

/** One page of positions and their total. Only a search or a second filter scans. */
export async function selectPositions(index: CatalogueIndex, selection: Selection) {
  const { q, order, skip, limit } = selection
  const filters = filtersOf(index, selection)
  const [first, ...others] = filters
  if (q) return cut(await searched(index, q, order), filters, skip, limit)
  const walk = first
    ? await groupInOrder(index, first.group, order)
    : await allInOrder(index, order)
  return cut({ order: walk, length: walk.length }, others, skip, limit)
}

interface Walk {
  order: MergedOrder
  length: number
  holds?: (position: number) => boolean
}

async function searched(index: CatalogueIndex, q: string, order: SortOrder): Promise<Walk> {
  const { base, overlay } = index
  const { positions, mask } = await titleMatches(base, q)
  const rows = new Set(matchingRows(overlay.rows, q))
  if (!mask) {
    const some = someInOrder(index, { positions, rows }, order)
    return { order: some, length: some.length }
  }
  const size = base.ids.length
  const gone = overlay.gone.reduce((sum, position) => sum + (mask[position] as number), 0)
  return {
    order: await allInOrder(index, order),
    length: positions.length - gone + rows.size,
    holds: (position) =>
      position < size
        ? mask[position] === 1
        : rows.has(overlay.rows[position - size] as (typeof overlay.rows)[number]),
  }
}

function cut({ order, length, holds }: Walk, filters: Filter[], skip: number, limit: number) {
  if (filters.length === 0 && !holds)
    return { positions: order.slice(skip, skip + limit), total: length }
  const positions: number[] = []
  let total = 0
  for (const run of order.runs())
    for (const position of run) {
      if (holds && !holds(position)) continue
      if (filters.length > 0 && !filters.every(({ passes }) => passes(position))) continue
      if (total >= skip && positions.length < limit) positions.push(position)
      total++
      if (filters.length === 0 && positions.length === limit) return { positions, total: length }
    }
  return { positions, total }
}
