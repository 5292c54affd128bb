import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32

/** Makes an unguessable text in base64url: 43 characters unless told a number of bytes. */
export const newSecret = (bytes = BYTES) => randomBytes(bytes).toString('base64url')

/** Hashes a random secret for storage: SHA-256 is enough for 128 random bits, unlike for passwords. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')

/** Compares two texts in a time that tells only whether their lengths differ. */
export function isSameSecret(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
