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

/** Only LF ends a line: Node's readline also splits at U+2028, which titles hold. */
export async function* textLines(source: string | FileHandle): AsyncGenerator<string> {
  const stream =
    typeof source === 'string'
      ? createReadStream(source)
      : source.createReadStream({ start: 0, autoClose: false })
  let rest = Buffer.alloc(0)
  let count = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
      yield textOf(bytes.subarray(from, end), ++count)
      from = end + 1
    }
    rest = Buffer.from(bytes.subarray(from))
  }
  if (rest.length > 0) yield textOf(rest, ++count)
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
