import { createHash, randomBytes } from 'node:crypto'

export const newSecret = () => randomBytes(32).toString('base64url')

/** How a random secret is stored: SHA-256 is enough for 256 random bits, unlike for passwords. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')
