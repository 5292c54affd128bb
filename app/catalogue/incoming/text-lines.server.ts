import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const BYTE_ORDER_MARK = '\uFEFF'

export class NotText extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not UTF-8 text; save the file as UTF-8`)
  }
}

export class LongLine extends Error {
  constructor(line: number) {
    super(`line ${line} does not end`)
  }
}

/**
 * Only LF ends a line: Node's readline also splits at U+2028, which titles hold. Throws NotText, and
 * LongLine on one of more than `mostBytes`.
 */
export async function* textLines(
  source: string | FileHandle,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const stream =
    typeof source === 'string'
      ? createReadStream(source)
      : source.createReadStream({ start: 0, autoClose: false })
  /** Of a line whose end has not come. */
  let rest: Buffer[] = []
  let held = 0
  let count = 0
  const line = (end: Buffer) => {
    const bytes = rest.length > 0 ? Buffer.concat([...rest, end]) : end
    rest = []
    held = 0
    return textOf(bytes, ++count)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield line(chunk.subarray(from, end))
      from = end + 1
    }
    if (from === chunk.length) continue
    const begun = Buffer.from(chunk.subarray(from))
    rest.push(begun)
    held += begun.length
    if (held > mostBytes) throw new LongLine(count + 1)
  }
  if (held > 0) yield line(Buffer.alloc(0))
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer, line: number) {
  const end = bytes.at(-1) === CARRIAGE_RETURN ? -1 : undefined
  try {
    const text = decoder.decode(bytes.subarray(0, end))
    return line === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  } catch {
    throw new NotText(line)
  }
}
