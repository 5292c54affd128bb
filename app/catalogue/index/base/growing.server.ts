import { LINE_END, type TitleBuffer } from './title-buffer.server.ts'

/** UTF-8 needs at most so many bytes for a code unit. */
const BYTES_A_UNIT = 3

/** Columns whose length is not known before. What they leave is free at once, not when heaps are cleaned. */
export function growingNumbers() {
  let numbers = new Uint32Array(1024)
  let size = 0
  return {
    push(number: number) {
      if (size === numbers.length) numbers = new Uint32Array(numbers.buffer.transfer(8 * size))
      numbers[size++] = number
    },
    array: () => numbers.subarray(0, size),
    /** Its array cannot be used after. */
    end: () => void numbers.buffer.transfer(0),
  }
}

/** Names as numbers: given as they come, and by their places in an ordered list at the end. */
export function growingNames() {
  const known = new Map<string, number>()
  const codes = growingNumbers()
  return {
    push(name: string) {
      let code = known.get(name)
      if (code === undefined) {
        code = known.size
        known.set(name, code)
      }
      codes.push(code)
    },
    get names() {
      return [...known.keys()]
    },
    recoded<To extends Uint16Array | Uint32Array>(ordered: string[], to: To) {
      const places = new Map(ordered.map((name, place) => [name, place]))
      const place = Uint32Array.from(known.keys(), (name) => places.get(name) as number)
      const given = codes.array()
      for (let at = 0; at < given.length; at++) to[at] = place[given[at] as number] as number
      codes.end()
      return to
    },
  }
}

/** As bytes: ten million strings would fill a heap, which is cleaned beside the requests. */
export function growingTitles() {
  let bytes = Buffer.from(new ArrayBuffer(64 * 1024))
  let length = 0
  const starts = growingNumbers()
  starts.push(0)
  return {
    push(title: string) {
      const most = length + BYTES_A_UNIT * title.length + 1
      if (most > bytes.length) bytes = Buffer.from(bytes.buffer.transfer(2 * most))
      length += bytes.write(title, length)
      bytes[length++] = LINE_END
      starts.push(length)
    },
    /** In the order in which they came. */
    done: (): TitleBuffer => ({ bytes: bytes.subarray(0, length), starts: starts.array() }),
    end() {
      bytes.buffer.transfer(0)
      starts.end()
    },
  }
}
