import { randomBytes } from 'node:crypto'

/** 128 random bits after the time, so that an index over such keys grows at its end. Base64url. */
export function timeOrderedId(now = Date.now()) {
  const bytes = randomBytes(22)
  bytes.writeUIntBE(now, 0, 6)
  return bytes.toString('base64url')
}
