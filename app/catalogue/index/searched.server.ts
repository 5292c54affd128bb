import type { Base } from './base/base'
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
  /** The counts of the titles; those of `added` come on top. */
  counts: NonNullable<Matches['many']>['counts']
  inTitles(position: number): boolean
  added: ReadonlySet<number>
}

/** Finds the titles that contain the text, and the products at the positions `also`. */
export async function searched(
  index: CatalogueIndex,
  q: string,
  also: readonly number[] = [],
): Promise<Searched> {
  const { base, overlay } = index
  const { count, positions, many } = await titleMatches(base, q)
  const rows = new Set(matchingRows(overlay.rows, q))
  const size = base.ids.length
  for (const position of also)
    if (position >= size) rows.add(overlay.rows[position - size] as OverlayRow)
  const inAlso = also.filter((position) => position < size)
  if (positions || !many) return { some: { positions: joined(base, positions, inAlso), rows } }
  const inTitles = (position: number) => isMatch(many.bits, position)
  const added = new Set(inAlso.filter((position) => !inTitles(position)))
  const inBase = (position: number) => inTitles(position) || added.has(position)
  return {
    many: {
      count: count - overlay.gone.filter(inTitles).length + rows.size + added.size,
      holds: (position) =>
        position < size ? inBase(position) : rows.has(overlay.rows[position - size] as OverlayRow),
      rows,
      counts: many.counts,
      inTitles,
      added,
    },
  }
}

/** Adds positions to those of titles, which stay in title order. */
function joined(
  { rankOf }: Base,
  positions: Int32Array = new Int32Array(),
  also: readonly number[],
) {
  const known = new Set(positions)
  const added = also.filter((position) => !known.has(position))
  if (added.length === 0) return positions
  const rank = (position: number) => rankOf[position] as number
  return Int32Array.from([...positions, ...added].sort((a, b) => rank(a) - rank(b)))
}
