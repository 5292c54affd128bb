import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for URLs. */
export const newSecret = () => randomBytes(32).toString('base64url')

/**
 * How a random secret is kept. Plain SHA-256 is enough for 256 random bits (nothing to guess);
 * passwords are another matter, see passwords.server.ts.
 */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
