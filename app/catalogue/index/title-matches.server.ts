import { LRUCache } from 'lru-cache'
import { watchCache } from '../../http/metrics.server'
import type { Base } from './base/base'
import { isMatch, type Matches, matchesOf } from './base/matches.server'
import { ranksContaining, titleAt, titleKey } from './base/title-buffer.server'
import type { CatalogueIndex } from './catalogue-index.server'
import { inThread } from './index-thread.server'
import type { OverlayRow } from './overlay.server'

const MOST_BYTES = 32 * 1024 * 1024
const ENTRY_BYTES = 400
/** A search with more hits than this, which take 2 ms here, goes to a thread. */
const HITS_HERE = 20_000

export function firstMatches(
  { base, overlay }: CatalogueIndex,
  text: string,
  most: number,
): number[] {
  const size = base.ids.length
  const rows = matchingRows(overlay.rows, text)
  const positions: number[] = []
  let next = 0
  const takeRowsBefore = (rank: number) => {
    for (; (rows[next]?.rank ?? Number.POSITIVE_INFINITY) < rank; next++)
      positions.push(size + overlay.rows.indexOf(rows[next] as OverlayRow))
  }
  for (const rank of ranksContaining(base.titles, text)) {
    takeRowsBefore(rank)
    if (positions.length >= most) break
    const position = base.byTitle[rank] as number
    if (!isMatch(overlay.goneBits, position)) positions.push(position)
  }
  if (positions.length < most) takeRowsBefore(Number.MAX_VALUE)
  return positions.slice(0, most)
}

const bytesOf = ({ bits, counts }: NonNullable<Matches['many']>) =>
  bits.byteLength + counts.brands.byteLength

const found = new WeakMap<Base, LRUCache<string, Matches>>()

/** Returns a search's matches, cached for its next page; concurrent searches share the work. */
export async function titleMatches(base: Base, text: string): Promise<Matches> {
  let matches = found.get(base)
  if (!matches) {
    matches = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ positions, many }, key) =>
        (positions?.byteLength ?? 0) + (many ? bytesOf(many) : 0) + 2 * key.length + ENTRY_BYTES,
      fetchMethod: (key) => collect(base, key),
      ignoreFetchAbort: true, // A request still waits for an entry that is evicted while it is made.
    })
    found.set(base, matches)
    const latest = new WeakRef(matches)
    watchCache('searches', () => latest.deref()?.calculatedSize ?? 0)
  }
  return matches.forceFetch(titleKey(text))
}

export const matchesStored = (base: Base) => ({
  entries: found.get(base)?.size ?? 0,
  bytes: found.get(base)?.calculatedSize ?? 0,
})

const collect = async (base: Base, key: string): Promise<Matches> =>
  matchesOf(base, key, HITS_HERE) ?? inThread('matches', { base, key })

/** Returns the matching rows, in title order. */
export function matchingRows(rows: readonly OverlayRow[], text: string) {
  const key = Buffer.from(titleKey(text)).toString() // It is well-formed, as the stored titles are.
  return key === '' ? [] : rows.filter(({ title }) => title.includes(key))
}

/** Returns the title at a position in lower case; '' for a position without a product. */
export const shownTitle = ({ base, overlay }: CatalogueIndex, position: number) =>
  position < base.ids.length
    ? titleAt(base.titles, base.rankOf[position] ?? 0)
    : (overlay.rows[position - base.ids.length]?.title ?? '')
