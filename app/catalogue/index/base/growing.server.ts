import { LINE_END, type ReadTitles } from './title-buffer.server.ts'

const NUMBERS_A_CHUNK = 256 * 1024
/** An offset into titles has the place in a chunk in its lower bits. */
const CHUNK_BITS = 22
const CHUNK_BYTES = 2 ** CHUNK_BITS
/** UTF-8 needs at most so many bytes for a code unit. */
const BYTES_A_UNIT = 3

/**
 * Columns whose length is not known before, in chunks: doubled arrays would take three times their
 * size while they are copied. `into` frees them at once, and not when the heap is cleaned.
 */
export function growingNumbers() {
  const chunks: Uint32Array<ArrayBuffer>[] = []
  let chunk = new Uint32Array()
  let used = 0
  return {
    push(number: number) {
      if (used === chunk.length) {
        chunk = new Uint32Array(NUMBERS_A_CHUNK)
        chunks.push(chunk)
        used = 0
      }
      chunk[used++] = number
    },
    /** Ends it; `recoded` has what is written for each number. */
    into<To extends Int32Array | Uint16Array | Uint32Array>(to: To, recoded?: Uint32Array) {
      let length = 0
      for (const numbers of chunks) {
        const part = numbers === chunk ? numbers.subarray(0, used) : numbers
        to.set(recoded ? part.map((number) => recoded[number] as number) : part, length)
        length += part.length
        numbers.buffer.transfer(0)
      }
      return to
    },
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
    into<To extends Uint16Array | Uint32Array>(to: To, ordered: string[]) {
      const places = new Map(ordered.map((name, place) => [name, place]))
      return codes.into(
        to,
        Uint32Array.from(known.keys(), (name) => places.get(name) as number),
      )
    },
  }
}

/** As bytes: ten million strings would fill a heap, which is cleaned beside the requests. */
export function growingTitles() {
  const chunks: Buffer<ArrayBuffer>[] = []
  const starts = growingNumbers()
  let [count, byteLength, used] = [0, 0, CHUNK_BYTES]
  return {
    push(title: string) {
      if (used + BYTES_A_UNIT * title.length + 1 > CHUNK_BYTES) {
        chunks.push(Buffer.from(new ArrayBuffer(CHUNK_BYTES)))
        used = 0
      }
      const chunk = chunks.at(-1) as Buffer
      starts.push((chunks.length - 1) * CHUNK_BYTES + used)
      const length = chunk.write(title, used) + 1
      used += length
      chunk[used - 1] = LINE_END
      byteLength += length
      count++
    },
    done(): ReadTitles {
      const offsets = starts.into(new Uint32Array(count))
      return {
        chunkOf: (position) => chunks[(offsets[position] as number) >>> CHUNK_BITS] as Buffer,
        startOf: (position) => (offsets[position] as number) & (CHUNK_BYTES - 1),
        count,
        byteLength,
      }
    },
    free() {
      for (const { buffer } of chunks) buffer.transfer(0)
    },
  }
}
