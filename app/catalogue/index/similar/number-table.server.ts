import { shared } from '../base/shared-arrays.ts'

/** Words by the index at which they were added. A map of millions of strings is ten times it. */
export interface NumberTable {
  bytes: Uint8Array
  /** The byte at which each word begins; one more entry at the end. */
  starts: Uint32Array
  /** A word's index plus one, in the slot of its hash or the next free one; 0 is free. */
  slots: Uint32Array
}

const SMALLEST = 1024
const MOST_BYTES = 128
const asked = Buffer.alloc(MOST_BYTES)

/** Returns the index of a word, or -1. */
export function indexOfWord(table: NumberTable, word: string) {
  const length = asked.write(word)
  const slot = slotOf(table, length)
  return (table.slots[slot] as number) - 1
}

function slotOf({ bytes, starts, slots }: NumberTable, length: number) {
  const last = slots.length - 1
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (asked[at] as number), 0x01000193)
  for (let slot = (hash ^ (hash >>> 15)) & last; ; slot = (slot + 1) & last) {
    const place = (slots[slot] as number) - 1
    if (place === -1) return slot
    const from = starts[place] as number
    if ((starts[place + 1] as number) - from !== length) continue
    let at = 0
    while (at < length && bytes[from + at] === asked[at]) at++
    if (at === length) return slot
  }
}

export function growingTable() {
  let table: NumberTable = {
    bytes: new Uint8Array(16 * SMALLEST),
    starts: new Uint32Array(SMALLEST + 1),
    slots: new Uint32Array(2 * SMALLEST),
  }
  let size = 0

  function grow() {
    const larger: NumberTable = {
      bytes: table.bytes,
      starts: new Uint32Array(2 * size + 1),
      slots: new Uint32Array(4 * size),
    }
    larger.starts.set(table.starts)
    for (let place = 0; place < size; place++) {
      const from = table.starts[place] as number
      const end = table.starts[place + 1] as number
      asked.set(table.bytes.subarray(from, end))
      larger.slots[slotOf(larger, end - from)] = place + 1
    }
    table = larger
  }

  return {
    add(word: string) {
      if (size === table.starts.length - 1) grow()
      const length = asked.write(word)
      const slot = slotOf(table, length)
      const known = (table.slots[slot] as number) - 1
      if (known !== -1) return known
      const from = table.starts[size] as number
      if (from + length > table.bytes.length) {
        const larger = new Uint8Array(2 * table.bytes.length)
        larger.set(table.bytes)
        table.bytes = larger
      }
      table.bytes.set(asked.subarray(0, length), from)
      table.starts[size + 1] = from + length
      table.slots[slot] = size + 1
      return size++
    },
    get size() {
      return size
    },
    made(): NumberTable {
      const kept = {
        bytes: shared.bytes(table.starts[size] as number),
        starts: shared.uint32(size + 1),
        slots: shared.uint32(table.slots.length),
      }
      kept.bytes.set(table.bytes.subarray(0, kept.bytes.length))
      kept.starts.set(table.starts.subarray(0, size + 1))
      kept.slots.set(table.slots)
      return kept
    },
  }
}
