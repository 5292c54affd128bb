/** A part of a page in bytes; `until` is exclusive. */
interface Region {
  from: number
  until: number
}

/** The types of b-tree pages with the bytes of their headers (sqlite.org/fileformat2.html 1.6). */
const HEADER = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
])
const FILE_HEADER = 100
/** A smaller free block means that the chain is damaged. */
const LEAST_BLOCK = 4

export const pageSizeOf = (fileHeader: Buffer) => {
  const size = fileHeader.readUInt16BE(16)
  return size === 1 ? 65_536 : size
}

/**
 * Returns where a page of SQLite's file stores nothing: between its cells and in free blocks. Empty
 * for pages of other kinds than b-trees.
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
