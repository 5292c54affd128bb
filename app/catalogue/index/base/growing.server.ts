import { LINE_END, type ReadTitles } from './title-buffer.server.ts'

const NUMBERS_A_CHUNK = 256 * 1024
/** The lower bits of an offset into titles are the offset within a chunk. */
const CHUNK_BITS = 22
const CHUNK_BYTES = 2 ** CHUNK_BITS
const BYTES_A_UNIT = 3

/**
 * Collects a column of unknown length in chunks: doubled arrays would take three times their size
 * while they are copied. `into` frees the chunks at once instead of at a garbage collection.
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
    /** Ends the column and copies it into `to`; `recoded` maps each number to what is written. */
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

/** Collects names as numbers, which become indexes into an ordered list at the end. */
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

/** Collects titles as bytes: ten million strings would fill the heap and slow its collection. */
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
