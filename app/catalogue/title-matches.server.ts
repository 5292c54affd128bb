import { pacer } from './pace.server'
import type { Shelf } from './shelf.server'
import { ranksContaining, titleKey } from './title-buffer.server'

const KEPT_BYTES = 64 * 1024 * 1024
const HITS_A_ROUND = 2048

const kept = new WeakMap<Shelf, { bytes: number; found: Map<string, Promise<Int32Array>> }>()

/** The first `most` positions whose title contains the text, in title order. */
export function firstMatches(shelf: Shelf, text: string, most: number): number[] {
  const positions: number[] = []
  for (const rank of ranksContaining(shelf.titles, text)) {
    positions.push(shelf.byTitle[rank] as number)
    if (positions.length === most) break
  }
  return positions
}

/**
 * All positions whose title contains the text, in title order. What a frequent needle finds is kept
 * for the next page of the same search.
 */
export function titleMatches(shelf: Shelf, text: string): Promise<Int32Array> {
  let entry = kept.get(shelf)
  if (!entry) {
    entry = { bytes: 0, found: new Map() }
    kept.set(shelf, entry)
  }
  const { found } = entry
  const key = titleKey(text)
  const known = found.get(key)
  if (known) {
    found.delete(key)
    found.set(key, known)
    return known
  }
  const search = collect(shelf, key).then((positions) => {
    entry.bytes += positions.byteLength + key.length
    for (const [oldest, positionsOfOldest] of found) {
      if (entry.bytes <= KEPT_BYTES) break
      if (oldest === key) continue
      found.delete(oldest)
      positionsOfOldest.then((old) => {
        entry.bytes -= old.byteLength + oldest.length
      })
    }
    return positions
  })
  found.set(key, search)
  return search
}

async function collect(shelf: Shelf, key: string) {
  const breathe = pacer()
  const positions: number[] = []
  for (const rank of ranksContaining(shelf.titles, key)) {
    positions.push(shelf.byTitle[rank] as number)
    if (positions.length % HITS_A_ROUND === 0) await breathe()
  }
  return Int32Array.from(positions)
}
