import { shared } from './shared-arrays.ts'

const BLOCK_BYTES = 16 * 1024
/** Below this a plain search is as fast. */
const WORTH_BYTES = 256 * 1024
const TRIPLES = 32_768
const PAIRS = 4096

/** A bit per block for each hashed byte pair and triple. `indexOf` over 38 MB takes up to 15 ms. */
export interface TitleBlocks {
  /** Where each block begins, at the start of a title; one more entry at the end. */
  starts: Uint32Array
  /** 32-bit words for one pair or triple. */
  width: number
  pairs: Uint32Array
  triples: Uint32Array
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
  for (let block = 0; block < count; block++) {
    const word = block >>> 5
    const bit = 1 << (block & 31)
    let before = 0
    let last = 0
    for (let at = begins[block] as number; at < (begins[block + 1] as number); at++) {
      const byte = bytes[at] as number
      const pair = pairRow(last, byte) * width + word
      pairs[pair] = (pairs[pair] as number) | bit
      const triple = tripleRow(before, last, byte) * width + word
      triples[triple] = (triples[triple] as number) | bit
      before = last
      last = byte
    }
  }
  return { starts: sharedCopy(begins), width, pairs, triples }
}

function sharedCopy(numbers: number[]) {
  const copy = shared.uint32(numbers.length)
  copy.set(numbers)
  return copy
}

const pairRow = (a: number, b: number) => Math.imul((a << 8) | b, 0x9e3779b1) >>> 20
const tripleRow = (a: number, b: number, c: number) =>
  Math.imul((a << 16) | (b << 8) | c, 0x9e3779b1) >>> 17

/** Ranges of bytes (from, to) that can hold the key, in order. */
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

function rowsFor({ width, pairs, triples }: TitleBlocks, key: Buffer) {
  const row = (table: Uint32Array, at: number) => table.subarray(at * width, (at + 1) * width)
  const byte = (at: number) => key[at] as number
  if (key.length === 2) return [row(pairs, pairRow(byte(0), byte(1)))]
  const rows: Uint32Array[] = []
  for (let at = 2; at < key.length; at++)
    rows.push(row(triples, tripleRow(byte(at - 2), byte(at - 1), byte(at))))
  return rows
}
