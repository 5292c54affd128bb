import { pacer } from './time-slices.server'
import { makeTitleBlocks, rangesFor, type TitleBlocks } from './title-blocks.server'

const LINE_END = 0x0a

/** Lower-cased titles by line, searched by `indexOf` (docs/decisions/catalogue-in-memory.md). */
export interface TitleBuffer {
  bytes: Buffer
  /** Where the title of each rank begins; one more entry at the end. */
  starts: Uint32Array
  blocks?: TitleBlocks
}

export const titleKey = (text: string) => text.toLowerCase().replaceAll('\n', ' ')

export async function makeTitleBuffer(
  titles: Iterable<string>,
  size: number,
): Promise<TitleBuffer> {
  const yieldToRequests = pacer()
  const starts = new Uint32Array(size + 1)
  let bytes = Buffer.allocUnsafeSlow(Math.max(64, size * 48))
  let at = 0
  let rank = 0
  for (const title of titles) {
    starts[rank++] = at
    if (at + title.length * 3 + 1 > bytes.length) bytes = grown(bytes, at, title.length * 3 + 1)
    at += bytes.write(title, at)
    bytes[at++] = LINE_END
    if (rank % 4096 === 0) await yieldToRequests()
  }
  starts[rank] = at
  bytes = bytes.subarray(0, at)
  return { bytes, starts, blocks: await makeTitleBlocks(bytes, starts) }
}

function grown(bytes: Buffer, used: number, more: number) {
  const larger = Buffer.allocUnsafeSlow(Math.ceil(used * 1.5) + more)
  bytes.copy(larger, 0, 0, used)
  return larger
}

/** Ranks of the titles that contain the needle, in title order, each once. */
export function* ranksContaining({ bytes, starts, blocks }: TitleBuffer, needle: string) {
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

/** The rank whose title holds the byte: galloping search from the last hit. */
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
