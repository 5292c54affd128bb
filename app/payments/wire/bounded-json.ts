import { parseJson } from '../../input/parsed'
import { readBounded } from '../../input/read-bounded'

/** The most bytes of a provider's answer. */
export const MOST_ANSWER_BYTES = 1024 * 1024
/** The most bytes of a message that a provider sends to the shop. */
export const MOST_MESSAGE_BYTES = 256 * 1024
/** No provider nests deeper; a reader that calls itself would run out of stack far beyond this. */
const DEEPEST = 40

/** Decodes UTF-8. Throws RangeError when there are too many bytes, and TypeError on other bytes. */
export function readUtf8(bytes: Uint8Array, mostBytes: number) {
  if (bytes.length > mostBytes) throw new RangeError(`over ${mostBytes} bytes`)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Reads a body. Throws RangeError as soon as it is too large, which closes the connection. */
export const readBytes = ({ body }: Response, mostBytes: number) =>
  readBounded(body, mostBytes, () => new RangeError('it is too large'))

/** Parses JSON. Returns undefined when it is none, or is nested too deeply. */
export const parseBounded = (text: string): unknown =>
  depthOf(text) > DEEPEST ? undefined : parseJson(text)

/** Counts the deepest brackets outside of strings, without building anything. */
function depthOf(text: string) {
  let [depth, deepest] = [0, 0]
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++depth)
    if (mark === ']' || mark === '}') depth--
  }
  return deepest
}
