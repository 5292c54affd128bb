import { LRUCache } from 'lru-cache'
import type { Category } from '../product/product'
import type { Base, SortOrder } from './base/base'
import { isMatch } from './base/matches.server'
import { groupReader, orderSome } from './base/sort-orders.server'
import type { CatalogueVersion } from './catalogue-log.server'
import { countedCategories, wholeTally } from './facets.server'
import { type Group, groupCode, isInGroup } from './groups.server'
import { MergedOrder } from './merged-order'
import type { OrderStore } from './order-store.server'
import { firstAt, type Overlay, type OverlayRow } from './overlay.server'

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

interface Key {
  value: number | string
  rank: number
  id: number
}

/** Finds places in a stored order (all of a base or a part of it) by binary search. */
function placesIn(base: Base, stored: Int32Array, order: SortOrder) {
  const compare = comparerOf(order)
  const keyOf = keyReader(base, order)
  const firstFrom = (key: Key) =>
    firstAt(stored.length, (place) => compare(keyOf(stored[place] as number), key) >= 0)
  return {
    of: (position: number) => firstFrom(keyOf(position)),
    before: (row: OverlayRow) => firstFrom(rowKey(row, order)),
  }
}

/** Sorts rows that are given in title order. */
function sortedRows<Entry extends { row: OverlayRow }>(rows: Entry[], order: SortOrder) {
  if (order.by === 'title') return order.direction === 'asc' ? rows : rows.toReversed()
  const sign = order.direction === 'asc' ? 1 : -1
  return rows
    .map((entry) => ({ entry, key: rowKey(entry.row, order) }))
    .sort(
      (a, b) =>
        sign * compareValues(a.key.value, b.key.value) ||
        (order.ties === 'id' ? a.key.id - b.key.id : 0),
    )
    .map(({ entry }) => entry)
}

function comparerOf({ by, direction, ties }: SortOrder) {
  const sign = direction === 'asc' ? 1 : -1
  if (by === 'title') return (a: Key, b: Key) => sign * (a.rank - b.rank)
  return (a: Key, b: Key) =>
    sign * compareValues(a.value, b.value) || (ties === 'title' ? a.rank - b.rank : a.id - b.id)
}

const compareValues = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

const rowKey = (row: OverlayRow, { by }: SortOrder): Key => ({
  value: by === 'title' ? 0 : row[by],
  rank: row.rank,
  id: row.id,
})

function keyReader(base: Base, { by }: SortOrder): (position: number) => Key {
  const value = valueReader(base, by)
  return (position) => ({
    value: value(position),
    rank: base.rankOf[position] as number,
    id: base.ids[position] as number,
  })
}

function valueReader(base: Base, by: SortOrder['by']): (position: number) => number | string {
  if (by === 'title') return () => 0
  if (by === 'category') return (at) => base.categories[base.category[at] as number]?.slug as string
  if (by === 'brand') return (at) => base.brands[base.brand[at] as number] as string
  const numbers = by === 'id' ? base.ids : base[by]
  return (at) => numbers[at] as number
}
