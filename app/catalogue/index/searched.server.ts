import { isMatch, type Matches } from './base/matches.server'
import type { CatalogueIndex } from './catalogue-index.server'
import type { OverlayRow } from './overlay.server'
import { matchingRows, titleMatches } from './title-matches.server'

/** The matches of a search in the base and the overlay: a list of few or a test of many. */
export type Searched = { some: Some; many?: undefined } | { some?: undefined; many: Many }

interface Some {
  positions: Int32Array
  rows: ReadonlySet<OverlayRow>
}

interface Many {
  count: number
  holds(position: number): boolean
  rows: ReadonlySet<OverlayRow>
  counts: NonNullable<Matches['many']>['counts']
}

export async function searched(index: CatalogueIndex, q: string): Promise<Searched> {
  const { base, overlay } = index
  const { count, positions, many } = await titleMatches(base, q)
  const rows = new Set(matchingRows(overlay.rows, q))
  if (positions || !many) return { some: { positions: positions ?? new Int32Array(), rows } }
  const size = base.ids.length
  const inBase = (position: number) => isMatch(many.bits, position)
  return {
    many: {
      count: count - overlay.gone.filter(inBase).length + rows.size,
      holds: (position) =>
        position < size ? inBase(position) : rows.has(overlay.rows[position - size] as OverlayRow),
      rows,
      counts: many.counts,
    },
  }
}
