import { setImmediate as turn } from 'node:timers/promises'
import { freeRegions, pageSizeOf } from '../../../database/erasures/free-regions'
import type { Find, Hit } from './finder'

interface StoredHit extends Hit {
  /** True where nothing is stored any more: only rewriting the file overwrites these bytes. */
  freed: boolean
}

const BLOCK = 1024 * 1024
const HEADER = 100

/**
 * Searches the bytes of a SQLite file, its freed ones included; others may write it meanwhile.
 * `used` returns the numbers of the pages that belong to a table or an index.
 */
export async function searchSqliteBytes(
  chunks: AsyncIterable<Buffer>,
  find: Find,
  used: () => Promise<ReadonlySet<number>>,
) {
  const hits: (StoredHit & { page: number })[] = []
  let bytes = 0
  let pageSize = 0
  const search = (block: Buffer) => {
    for (const hit of find(block, { loose: true })) {
      const first = Math.floor(hit.at / pageSize) * pageSize
      const page = (bytes + first) / pageSize + 1
      const place = hit.at - first
      const regions = freeRegions(block.subarray(first, first + pageSize), page === 1)
      const freed = regions.some(({ from, until }) => place >= from && place < until)
      hits.push({ ...hit, at: bytes + hit.at, page, freed })
    }
    bytes += block.length
  }
  let kept: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    kept = Buffer.concat([kept, chunk])
    if (kept.length < Math.max(BLOCK, HEADER)) continue
    pageSize ||= pageSizeOf(kept)
    const whole = kept.length - (kept.length % pageSize)
    search(kept.subarray(0, whole))
    kept = Buffer.from(kept.subarray(whole))
    await turn() // Others' requests run in between.
  }
  if (kept.length >= HEADER) {
    pageSize ||= pageSizeOf(kept)
    search(kept)
  }
  const pages = hits.length > 0 ? await used() : new Set<number>()
  return {
    hits: hits.map(({ page, freed, ...hit }) => ({ ...hit, freed: freed || !pages.has(page) })),
    bytes,
  }
}
