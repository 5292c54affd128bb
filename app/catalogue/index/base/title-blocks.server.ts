import { shared } from './shared-arrays.ts'

const BLOCK_BYTES = 16 * 1024
/** Below this size a plain search is as fast. */
const WORTH_BYTES = 256 * 1024
const PAIRS = 4096
const TRIPLES = 32_768
const FOURS = 32_768

/**
 * A bit per block for each hashed pair, triple and four of bytes. `indexOf` over 38 MB takes up to
 * 15 ms. All triples of a long number are in most blocks, all its fours in few.
 */
export interface TitleBlocks {
  /** The byte at which each block begins, always a title's first; one more entry at the end. */
  starts: Uint32Array
  width: number
  pairs: Uint32Array
  triples: Uint32Array
  fours: Uint32Array
}

export function makeTitleBlocks(
  bytes: Uint8Array,
  titleStarts: Uint32Array,
): TitleBlocks | undefined {
  if (bytes.length < WORTH_BYTES) return undefined
  const begins: number[] = []
  for (const start of titleStarts)
    if (begins.length === 0 || start >= (begins.at(-1) as number) + BLOCK_BYTES) begins.push(start)
  if (begins.at(-1) !== bytes.length) begins.push(bytes.length)
  const count = begins.length - 1
  const width = Math.ceil(count / 32)
  const pairs = shared.uint32(PAIRS * width)
  const triples = shared.uint32(TRIPLES * width)
  const fours = shared.uint32(FOURS * width)
  for (let block = 0; block < count; block++) {
    const word = block >>> 5
    const bit = 1 << (block & 31)
    const mark = (table: Uint32Array, row: number) => {
      const at = row * width + word
      table[at] = (table[at] as number) | bit
    }
    let lasts = 0
    for (let at = begins[block] as number; at < (begins[block + 1] as number); at++) {
      const byte = bytes[at] as number
      lasts = (lasts << 8) | byte
      mark(pairs, pairRow(lasts))
      mark(triples, tripleRow(lasts))
      mark(fours, fourRow(lasts))
    }
  }
  return { starts: sharedCopy(begins), width, pairs, triples, fours }
}

function sharedCopy(numbers: number[]) {
  const copy = shared.uint32(numbers.length)
  copy.set(numbers)
  return copy
}

/** These hash the last two, the last three or all four bytes of a number to a row. */
const pairRow = (bytes: number) => Math.imul(bytes & 0xffff, 0x9e3779b1) >>> 20
const tripleRow = (bytes: number) => Math.imul(bytes & 0xffffff, 0x9e3779b1) >>> 17
const fourRow = (bytes: number) => Math.imul(bytes, 0x9e3779b1) >>> 17

/** Yields the byte ranges (from, to) that can contain the key, in order. */
export function* rangesFor(blocks: TitleBlocks, key: Buffer): Generator<[number, number]> {
  const { starts, width } = blocks
  const rows = rowsFor(blocks, key)
  const count = starts.length - 1
  let from = -1
  for (let word = 0; word < width; word++) {
    let bits = -1
    for (const row of rows) bits &= row[word] as number
    if (bits === 0 && from < 0) continue
    for (let bit = 0; bit < 32; bit++) {
      const block = word * 32 + bit
      const held = block < count && (bits & (1 << bit)) !== 0
      if (held && from < 0) from = starts[block] as number
      if (!held && from >= 0) {
        yield [from, starts[Math.min(block, count)] as number]
        from = -1
      }
    }
  }
  if (from >= 0) yield [from, starts[count] as number]
}

function rowsFor({ width, pairs, triples, fours }: TitleBlocks, key: Buffer) {
  const row = (table: Uint32Array, at: number) => table.subarray(at * width, (at + 1) * width)
  const rows: Uint32Array[] = []
  let lasts = 0
  for (const [at, byte] of key.entries()) {
    lasts = (lasts << 8) | byte
    if (key.length === 2 && at === 1) rows.push(row(pairs, pairRow(lasts)))
    if (at >= 2) rows.push(row(triples, tripleRow(lasts)))
    if (at >= 3) rows.push(row(fours, fourRow(lasts)))
  }
  return rows
}
