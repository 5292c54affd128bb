import type { Base, SortOrder } from './base/base'
import { firstAt, type OverlayRow } from './overlay.server'

interface Key {
  value: number | string
  rank: number
  id: number
}

/** Finds places in a stored order (all of a base or a part of it) by binary search. */
export function placesIn(base: Base, stored: Int32Array, order: SortOrder) {
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
export function sortedRows<Entry extends { row: OverlayRow }>(rows: Entry[], order: SortOrder) {
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
