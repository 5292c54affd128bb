/** A part of a page, bytes: `until` is no part of it. */
export interface Region {
  from: number
  until: number
}

/** Types of b-tree pages, and the bytes of their headers. Source: sqlite.org/fileformat2.html 1.6. */
const HEADER = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
])
const FILE_HEADER = 100
/** Below this a chain of free blocks is damaged. */
const LEAST_BLOCK = 4

export const pageSizeOf = (fileHeader: Buffer) => {
  const size = fileHeader.readUInt16BE(16)
  return size === 1 ? 65_536 : size
}

/**
 * Where a page of SQLite's file stores nothing: between its cells and in its free blocks. Empty for
 * pages that are no b-tree's.
 */
export function freeRegions(page: Buffer, isFirst: boolean): Region[] {
  const at = isFirst ? FILE_HEADER : 0
  const header = HEADER.get(page[at] ?? 0)
  if (header === undefined) return []
  const cells = page.readUInt16BE(at + 3)
  const content = page.readUInt16BE(at + 5) || 65_536
  const regions = [{ from: at + header + 2 * cells, until: content }]
  for (let block = page.readUInt16BE(at + 1); block > 0; ) {
    if (block + LEAST_BLOCK > page.length) break
    const until = block + page.readUInt16BE(block + 2)
    regions.push({ from: block, until })
    const next = page.readUInt16BE(block)
    if (next <= block) break
    block = next
  }
  return regions
}
