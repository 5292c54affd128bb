import { LRUCache } from 'lru-cache'
import type { CatalogueIndex } from './catalogue-index.server'
import { pacer } from './time-slices.server'
import { ranksContaining, titleKey } from './title-buffer.server'

const MOST_BYTES = 64 * 1024 * 1024
const ENTRY_BYTES = 400
const HITS_A_ROUND = 2048

export function firstMatches(index: CatalogueIndex, text: string, most: number): number[] {
  const positions: number[] = []
  for (const rank of ranksContaining(index.titles, text)) {
    positions.push(index.byTitle[rank] as number)
    if (positions.length === most) break
  }
  return positions
}

const found = new WeakMap<CatalogueIndex, LRUCache<string, Int32Array>>()

/** Positions in title order, stored for the search's next page; concurrent searches share work. */
export async function titleMatches(index: CatalogueIndex, text: string): Promise<Int32Array> {
  let matches = found.get(index)
  if (!matches) {
    matches = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: (positions, key) => positions.byteLength + 2 * key.length + ENTRY_BYTES,
      fetchMethod: (key) => collect(index, key),
      ignoreFetchAbort: true, // a request still waits for an entry that is evicted while it is made
    })
    found.set(index, matches)
  }
  return matches.forceFetch(titleKey(text))
}

export const matchesStored = (index: CatalogueIndex) => ({
  entries: found.get(index)?.size ?? 0,
  bytes: found.get(index)?.calculatedSize ?? 0,
})

async function collect(index: CatalogueIndex, key: string) {
  const yieldToRequests = pacer()
  const positions: number[] = []
  for (const rank of ranksContaining(index.titles, key)) {
    positions.push(index.byTitle[rank] as number)
    if (positions.length % HITS_A_ROUND === 0) await yieldToRequests()
  }
  return Int32Array.from(positions)
}
