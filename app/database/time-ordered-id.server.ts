import { randomFillSync } from 'node:crypto'

const RANDOM_BYTES = 16
/** Random bytes for many ids at once, as each draw takes longer than an id. */
const drawn = Buffer.alloc(RANDOM_BYTES * 256)
let used = drawn.length

/** Returns base64url of the time and 128 random bits: an index over such ids grows at its end. */
export function timeOrderedId(now = Date.now()) {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const bytes = Buffer.allocUnsafe(6 + RANDOM_BYTES)
  bytes.writeUIntBE(now, 0, 6)
  drawn.copy(bytes, 6, used, used + RANDOM_BYTES)
  used += RANDOM_BYTES
  return bytes.toString('base64url')
}
