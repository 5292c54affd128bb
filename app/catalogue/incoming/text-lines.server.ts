import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

const LINE_FEED = 0x0a
const BYTE_ORDER_MARK = '\uFEFF'

export class NotText extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not UTF-8 text; save the file as UTF-8`)
  }
}

/** The line has more bytes than the file's kind allows. */
export class LongLine extends Error {
  constructor(line: number) {
    super(`line ${line} does not end`)
  }
}

/** Yields lines ended by LF: Node's readline also splits at U+2028. Throws as `textBlocks`. */
export async function* textLines(
  source: string | FileHandle,
  mostBytes?: number,
): AsyncGenerator<string> {
  for await (const block of textBlocks(source, mostBytes)) {
    let from = 0
    for (let end = block.indexOf('\n'); end !== -1; end = block.indexOf('\n', from)) {
      yield withoutReturn(block.slice(from, end))
      from = end + 1
    }
    if (from < block.length) yield withoutReturn(block.slice(from))
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** Yields blocks of whole lines. Throws NotText, and LongLine on an unfinished line of more than `mostBytes`. */
export async function* textBlocks(
  source: string | FileHandle,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const stream =
    typeof source === 'string'
      ? createReadStream(source)
      : source.createReadStream({ start: 0, autoClose: false })
  let lines = 0
  let isFirst = true
  const textOf = (bytes: Buffer) => {
    if (!isUtf8(bytes)) throw new NotText(lines + wrongLine(bytes))
    const text = bytes.toString('utf8')
    const marked = isFirst && text.startsWith(BYTE_ORDER_MARK)
    isFirst = false
    return marked ? text.slice(1) : text
  }
  let begun: Buffer[] = []
  let held = 0
  for await (const chunk of inUtf8(stream)) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end > 0) {
      const bytes = Buffer.concat([...begun, chunk.subarray(0, end)])
      yield textOf(bytes)
      lines += countLines(bytes)
      begun = []
      held = 0
    }
    if (end === chunk.length) continue
    begun.push(Buffer.from(chunk.subarray(end)))
    held += chunk.length - end
    if (held > mostBytes) throw new LongLine(lines + 1)
  }
  if (held > 0) yield textOf(Buffer.concat(begun))
}

/** Yields bytes of UTF-8. A file in UTF-16 begins with a mark, as Excel's "Unicode Text" does. */
async function* inUtf8(chunks: AsyncIterable<Buffer>) {
  let decoder: TextDecoder | undefined
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) decoder = decoderOf(chunk)
    isFirst = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
  if (decoder) yield Buffer.from(decoder.decode())
}

function decoderOf([first, second]: Buffer) {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be') : undefined
}

function countLines(bytes: Buffer) {
  let count = 0
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count++
  return count
}

function wrongLine(bytes: Buffer) {
  let from = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_FEED, from)
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) return line
    from = end + 1
  }
}
