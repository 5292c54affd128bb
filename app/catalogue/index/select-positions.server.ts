import type { SortOrder } from './base/base'
import { titleKey } from './base/title-buffer.server'
import {
  allInOrder,
  type CatalogueIndex,
  groupInOrder,
  someInOrder,
} from './catalogue-index.server'
import {
  type FacetFilters,
  type Filter,
  facetFilters,
  grouped,
  orAmong,
  passesAll,
} from './filters.server'
import type { MergedOrder } from './merged-order'
import { boundsOf, pricedWithin } from './priced.server'
import { searched } from './searched.server'
import { shownTitle } from './title-matches.server'

export type ListSort = 'best' | 'title' | 'price-asc' | 'price-desc' | 'rating' | 'discount'

export interface Selection extends FacetFilters {
  q?: string
  /** Positions of products that are found in addition to the titles that contain `q`. */
  also?: readonly number[]
  /** Positions in `also` that bypass every filter but the price bounds. */
  unfiltered?: readonly number[]
  order: SortOrder
  skip: number
  limit: number
}

/**
 * Returns one page of positions and their total. Only a broad search or a second filter scans all
 * candidates; a walk within price bounds alone ends at the page's last.
 */
export async function selectPositions(index: CatalogueIndex, selection: Selection) {
  const { q, also, unfiltered, order, skip, limit } = selection
  const filters = unfiltered
    ? filtersBeside(index, selection, unfiltered)
    : facetFilters(index, selection)
  const found = q ? await searched(index, q, also) : undefined
  if (found?.some) {
    const some = someInOrder(index, found.some, order)
    return cut({ order: some, length: some.length }, filters, skip, limit)
  }
  const { group, others } = grouped(filters)
  const walk = group ? await groupInOrder(index, group, order) : await allInOrder(index, order)
  const bounds = boundsOf(selection)
  if (!found && bounds && filters.length === 1) {
    const { length } = await pricedWithin(index, bounds)
    const holds = (position: number) => passesAll(filters, position)
    return cut({ order: walk, length, holds }, [], skip, limit)
  }
  if (!found) return cut({ order: walk, length: walk.length }, others, skip, limit)
  const { count, holds } = found.many
  if (filters.length === 0) return cut({ order: walk, length: count, holds }, [], skip, limit)
  return cut({ order: walk }, [{ passes: holds }, ...others], skip, limit)
}

const filtersBeside = (
  index: CatalogueIndex,
  { min, max, ...others }: Selection,
  unfiltered: readonly number[],
) => [...orAmong(unfiltered, facetFilters(index, others)), ...facetFilters(index, { min, max })]

/**
 * Puts `ranked` first, then the other titles that contain the text, in the selection's order, and
 * `last` behind them.
 */
export async function selectRanked(
  index: CatalogueIndex,
  { skip, limit, ...selection }: Selection,
  { ranked, last }: { ranked: readonly number[]; last: readonly number[] },
) {
  const key = titleKey(selection.q ?? '')
  const isTitle = (position: number) => key !== '' && shownTitle(index, position).includes(key)
  const apart = [...ranked, ...last]
  const both = apart.filter(isTitle).length
  const most = Math.max(0, skip + limit - ranked.length) + both
  const titles = await selectPositions(index, { ...selection, skip: 0, limit: most })
  const isApart = new Set(apart)
  const others = titles.positions.filter((position) => !isApart.has(position))
  const isAll = ranked.length + others.length < skip + limit
  return {
    positions: [...ranked, ...others, ...(isAll ? last : [])].slice(skip, skip + limit),
    total: titles.total + apart.length - both,
  }
}

interface Walk {
  order: MergedOrder
  /** The length, when it is known before the walk. */
  length?: number
  holds?: (position: number) => boolean
}

function cut(
  { order, length, holds }: Walk,
  filters: Pick<Filter, 'passes'>[],
  skip: number,
  limit: number,
) {
  const whole = filters.length === 0 ? length : undefined
  if (whole !== undefined && !holds)
    return { positions: order.slice(skip, skip + limit), total: whole }
  if (whole !== undefined && skip >= whole) return { positions: [], total: whole }
  const positions: number[] = []
  let total = 0
  for (const run of order.runs())
    for (const position of run) {
      if (holds && !holds(position)) continue
      if (!passesAll(filters, position)) continue
      if (total >= skip && positions.length < limit) positions.push(position)
      total++
      if (whole !== undefined && positions.length === limit) return { positions, total: whole }
    }
  return { positions, total }
}
