import { randomFillSync } from 'node:crypto'

const RANDOM_BYTES = 16
/** Drawn for many ids at once, as each draw takes longer than an id. */
const drawn = Buffer.alloc(RANDOM_BYTES * 256)
let used = drawn.length

/** 128 random bits after the time, so that an index over such keys grows at its end. Base64url. */
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
