import { isMatch, type Matches } from './base/matches.server'
import type { CatalogueIndex } from './catalogue-index.server'
import type { OverlayRow } from './overlay.server'
import { matchingRows, titleMatches } from './title-matches.server'

/** What a search finds in the base and in what changed since: a list where few, else a test. */
export type Searched = { some: Some; many?: undefined } | { some?: undefined; many: Many }

interface Some {
  /** Of the base, in title order. */
  positions: Int32Array
  rows: ReadonlySet<OverlayRow>
}

interface Many {
  count: number
  holds(position: number): boolean
  rows: ReadonlySet<OverlayRow>
  /** How many of the base each value of a facet has. */
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
