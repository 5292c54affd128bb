import type { ColourAndSize } from '../product/look'
import type { Base } from './base/base'
import { createdSecond, looksIn } from './base/build-base.server'
import { mark } from './base/matches.server'
import { titleAt } from './base/title-buffer.server'

interface ChangedRow {
  id: number
  title_key: string
  category: string
  brand: string | null
  price: number
  rating: number
  discount: number
  created_at: number
  colour: string | null
  options: string | null
  /** Its variants' options, each a list in JSON. */
  chosen: readonly string[]
}

export interface OverlayRow {
  id: number
  title: string
  /** The place between the base's ranks: 6.5 is after the sixth and before the seventh. */
  rank: number
  category: string
  brand: string
  price: number
  rating: number
  discount: number
  created: number
  looks: readonly ColourAndSize[]
}

/** The changes since the base was made; immutable. A row's position is its place after the base. */
export interface Overlay {
  rows: readonly OverlayRow[]
  /** The place of each row by its product, as a search looks up every product that it finds. */
  places: ReadonlyMap<number, number>
  /** Positions of the base whose products changed or went, ascending. */
  gone: Int32Array
  goneBits: Uint8Array
  ids: ReadonlySet<number>
}

export const emptyOverlay = (base: Base): Overlay => ({
  rows: [],
  places: new Map(),
  gone: new Int32Array(),
  goneBits: new Uint8Array(Math.ceil(base.ids.length / 8)),
  ids: new Set(),
})

/** Returns the overlay with more changes. Products of `ids` without a row are no longer listed. */
export function withChanges(base: Base, before: Overlay, ids: number[], rows: OverlayRow[]) {
  const changed = new Set(ids)
  const goneBits = before.goneBits.slice()
  for (const id of ids) {
    const position = positionOf(base, id)
    if (position !== -1) mark(goneBits, position)
  }
  const all = new Set([...before.ids, ...ids])
  const gone = Int32Array.from([...all].flatMap((id) => found(positionOf(base, id)))).sort()
  const kept = before.rows.filter(({ id }) => !changed.has(id))
  const sorted = [...kept, ...rows].sort(byTitle)
  const places = new Map(sorted.map(({ id }, place) => [id, place]))
  return { rows: sorted, places, gone, goneBits, ids: all }
}

export function overlayRow(base: Base, row: ChangedRow): OverlayRow {
  const { id, title_key: title, category, price, rating, discount } = row
  const brand = row.brand ?? ''
  const created = createdSecond(row.created_at)
  return {
    id,
    title,
    rank: rankBetween(base, title, id),
    category,
    brand,
    price,
    rating,
    discount,
    created,
    looks: looksIn(row.colour, row.options, row.chosen),
  }
}

const found = (position: number) => (position === -1 ? [] : [position])

const byTitle = (a: OverlayRow, b: OverlayRow) =>
  a.rank - b.rank || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id)

/** Returns a product's position, or -1 when the base does not have it. */
export function positionOf({ ids }: Base, id: number) {
  const at = firstAt(ids.length, (place) => (ids[place] as number) >= id)
  return ids[at] === id ? at : -1
}

function rankBetween(base: Base, title: string, id: number) {
  const after = (rank: number) => {
    const other = titleAt(base.titles, rank)
    return (
      other > title || (other === title && (base.ids[base.byTitle[rank] as number] as number) >= id)
    )
  }
  return firstAt(base.byTitle.length, after) - 0.5
}

/** Returns the first place from which `holds` is true for all others, or `length`. */
export function firstAt(length: number, holds: (place: number) => boolean) {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
