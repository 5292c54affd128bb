import { randomBytes } from 'node:crypto'

/**
 * An unguessable key (128 random bits) that sorts by the time it was made, so that an index over
 * such keys grows at its end and few pages are written. 30 characters of base64url.
 */
export function timeOrderedId(now = Date.now()) {
  const bytes = randomBytes(22)
  bytes.writeUIntBE(now, 0, 6)
  return bytes.toString('base64url')
}
