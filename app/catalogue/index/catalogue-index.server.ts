import { LRUCache } from 'lru-cache'
import type { Category } from '../product/product'
import type { Base, SortOrder } from './base/base'
import { isMatch } from './base/matches.server'
import { groupReader, orderSome } from './base/sort-orders.server'
import type { CatalogueVersion } from './catalogue-log.server'
import { countedCategories, wholeTally } from './facets.server'
import { type Group, groupCode, isInGroup } from './groups.server'
import { MergedOrder } from './merged-order'
import { placesIn, sortedRows } from './order-places.server'
import type { OrderStore } from './order-store.server'
import type { Overlay, OverlayRow } from './overlay.server'

/** The most lists of one version that are kept merged; the next version starts without any. */
const MERGED_AT_MOST = 1000

export type KnownCategory = Omit<Category, 'count'>

/**
 * All listed products at one version, for making lists: a base and what changed since. Immutable.
 * Positions below the base's size are its own; the others count the overlay's rows.
 */
export interface CatalogueIndex {
  base: Base
  overlay: Overlay
  stored: OrderStore
  version: CatalogueVersion
  size: number
  table: KnownCategory[]
  /** The shown categories of the table that have products, then those that only products name. */
  categories: Category[]
  departmentOf: ReadonlyMap<string, string | null>
  merged: LRUCache<string, MergedOrder>
}

type Parts = Pick<CatalogueIndex, 'base' | 'overlay' | 'stored' | 'table' | 'version'>

export function catalogueIndex(parts: Parts): CatalogueIndex {
  const { base, overlay, table } = parts
  const categories = countedCategories(table, wholeTally(base, overlay, 'category'))
  return {
    ...parts,
    size: base.ids.length - overlay.gone.length + overlay.rows.length,
    categories,
    departmentOf: new Map(
      [...table.filter(({ hidden }) => hidden), ...categories].map(({ slug, department }) => [
        slug,
        department,
      ]),
    ),
    merged: new LRUCache({ max: MERGED_AT_MOST }),
  }
}

export const idAt = ({ base, overlay }: CatalogueIndex, position: number) =>
  (position < base.ids.length
    ? base.ids[position]
    : overlay.rows[position - base.ids.length]?.id) as number

export async function allInOrder(index: CatalogueIndex, order: SortOrder) {
  const stored = await index.stored.all(order)
  return once(index, keyOf(order), () => merged(index, stored, order, index.overlay.gone))
}

export async function groupInOrder(index: CatalogueIndex, group: Group, order: SortOrder) {
  const { base, overlay } = index
  const code = groupCode(base, group)
  const groups = code === -1 ? undefined : await index.stored.groups(group.grouping, order)
  return once(index, `${group.grouping} ${group.name}\n${keyOf(order)}`, () => {
    const codeAt = groupReader(base, group.grouping)
    const stored = groups
      ? groups.order.subarray(groups.starts[code], groups.starts[code + 1])
      : new Int32Array()
    const gone = overlay.gone.filter((position) => codeAt(position) === code)
    return merged(index, stored, order, gone, (row) => isInGroup(index, row, group))
  })
}

/** Sorts `positions` of the base, which come in title order, together with rows of the overlay. */
export function someInOrder(
  index: CatalogueIndex,
  { positions, rows }: { positions: Int32Array; rows: ReadonlySet<OverlayRow> },
  order: SortOrder,
) {
  const stored = orderSome(index.base, present(index.overlay, positions), order)
  return merged(index, stored, order, new Int32Array(), (row) => rows.has(row))
}

const present = ({ gone, goneBits }: Overlay, positions: Int32Array) =>
  gone.length === 0 ? positions : positions.filter((at) => !isMatch(goneBits, at))

const keyOf = ({ by, direction, ties }: SortOrder) => `${by} ${direction} ${ties}`

function once({ merged }: CatalogueIndex, key: string, make: () => MergedOrder) {
  const made = merged.get(key) ?? make()
  merged.set(key, made)
  return made
}

function merged(
  { base, overlay }: CatalogueIndex,
  stored: Int32Array,
  order: SortOrder,
  gone: Int32Array,
  holds: (row: OverlayRow) => boolean = () => true,
) {
  const places = placesIn(base, stored, order)
  const rows = overlay.rows
    .map((row, at) => ({ row, position: base.ids.length + at }))
    .filter(({ row }) => holds(row))
  return new MergedOrder(
    stored,
    gone.map((position) => places.of(position)).sort(),
    sortedRows(rows, order).map(({ row, position }) => ({ at: places.before(row), position })),
  )
}
