import type { CatalogueIndex } from './catalogue-index.server'
import { pacer } from './time-slices.server'
import { ranksContaining, titleKey } from './title-buffer.server'

const KEPT_BYTES = 64 * 1024 * 1024
const HITS_A_ROUND = 2048

const kept = new WeakMap<
  CatalogueIndex,
  { bytes: number; found: Map<string, Promise<Int32Array>> }
>()

/** The first `most` positions whose title contains the text, in title order. */
export function firstMatches(index: CatalogueIndex, text: string, most: number): number[] {
  const positions: number[] = []
  for (const rank of ranksContaining(index.titles, text)) {
    positions.push(index.byTitle[rank] as number)
    if (positions.length === most) break
  }
  return positions
}

/**
 * All positions whose title contains the text, in title order. What a frequent needle finds is kept
 * for the next page of the same search.
 */
export function titleMatches(index: CatalogueIndex, text: string): Promise<Int32Array> {
  let entry = kept.get(index)
  if (!entry) {
    entry = { bytes: 0, found: new Map() }
    kept.set(index, entry)
  }
  const { found } = entry
  const key = titleKey(text)
  const known = found.get(key)
  if (known) {
    found.delete(key)
    found.set(key, known)
    return known
  }
  const search = collect(index, key).then((positions) => {
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

async function collect(index: CatalogueIndex, key: string) {
  const breathe = pacer()
  const positions: number[] = []
  for (const rank of ranksContaining(index.titles, key)) {
    positions.push(index.byTitle[rank] as number)
    if (positions.length % HITS_A_ROUND === 0) await breathe()
  }
  return Int32Array.from(positions)
}
