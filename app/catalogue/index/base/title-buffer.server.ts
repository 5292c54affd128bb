import { unifiedSpelling } from '../../../text-core/spelling.ts'
import { shared } from './shared-arrays.ts'
import { makeTitleBlocks, rangesFor, type TitleBlocks } from './title-blocks.server.ts'

export const LINE_END = 0x0a

/** Lower-cased titles by line, searched by `indexOf` (docs/decisions/catalogue-in-memory.md). */
export interface TitleBuffer {
  bytes: Uint8Array
  /** The byte at which the title of each rank begins; one more entry at the end. */
  starts: Uint32Array
  blocks?: TitleBlocks
}

/** Titles in the order of reading, each in one chunk and ended by a line end. */
export interface ReadTitles {
  chunkOf(position: number): Uint8Array
  startOf(position: number): number
  count: number
  byteLength: number
}

/** Returns a title in lower case, on one line, in the one spelling that scripts with marks have. */
export const titleKey = (text: string) => unifiedSpelling(text.toLowerCase()).replaceAll('\n', ' ')

export function titlesInOrder(read: ReadTitles, order: Int32Array): TitleBuffer {
  const bytes = shared.bytes(read.byteLength)
  const starts = shared.uint32(order.length + 1)
  let length = 0
  for (let rank = 0; rank < order.length; rank++) {
    const position = order[rank] as number
    const from = read.chunkOf(position)
    let byte: number | undefined
    for (let at = read.startOf(position); byte !== LINE_END; at++) {
      byte = from[at] as number
      bytes[length++] = byte
    }
    starts[rank + 1] = length
  }
  return { bytes, starts, blocks: makeTitleBlocks(bytes, starts) }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export const titleAt = ({ bytes, starts }: TitleBuffer, rank: number) =>
  bufferOf(bytes).toString('utf8', starts[rank], (starts[rank + 1] as number) - 1)

/** Yields the ranks of the titles that contain the needle, ascending, each once. */
export function* ranksContaining({ bytes: stored, starts, blocks }: TitleBuffer, needle: string) {
  const bytes = bufferOf(stored)
  const key = Buffer.from(titleKey(needle))
  if (key.length === 0) return
  let rank = 0
  const ranges: Iterable<[number, number]> =
    blocks && key.length > 1 ? rangesFor(blocks, key) : [[0, bytes.length]]
  for (const [from, to] of ranges) {
    const part = bytes.subarray(from, to)
    for (let at = part.indexOf(key); at !== -1; ) {
      rank = rankAt(starts, from + at, rank)
      yield rank
      const next = (starts[rank + 1] as number) - from
      at = next >= part.length ? -1 : part.indexOf(key, next)
    }
  }
}

function rankAt(starts: Uint32Array, at: number, from: number) {
  let low = from
  let step = 1
  while (low + step < starts.length && (starts[low + step] as number) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}
